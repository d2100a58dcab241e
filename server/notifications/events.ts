import { DELIVERY } from '../limits.ts'
import type { Person, Quote, Said, Things, Values } from './event-values.ts'

/**
 * The one table of events: who is told of what, and how.
 *
 * To add a kind, add one entry here, `told<ItsValues>({…})`, and call `notify(db, 'its_kind', { to, values, url, about })`
 * in the transaction of what it tells of. The row on the page, live windows, push, mail, quiet hours and retries follow from the entry.
 *
 * - `values` are ids and names, never sentences: a person is `{ person: id }`, things are `thingsOf(legs)`.
 *   `title`, `text` and `button` get them by name, and word them when somebody reads.
 * - `about: { swap }` gives a mail the pictures of what its reader gives and gets, and threads it with others of that swap;
 *   `about: { item }` gives it the picture of that item.
 * - `while` names the states of that swap in which mail and push are still worth sending, after quiet hours or failures;
 *   with `revision` in `about` its terms have to be the newest ones too. `until` of `notify` says it by the clock.
 */

export type Channel = 'page' | 'push' | 'mail'

/** What people set for themselves; `admin` is for those who run the site. */
export type Setting = 'offers' | 'messages' | 'handover' | 'matches' | 'news' | 'admin'

export interface EventKind<V extends Values> {
  /** `type` in the API; the page picks an icon by it. */
  type: string
  /** Who is told. */
  to: string
  by: readonly Channel[]
  /** What ends the mails; null for what always goes. */
  setting: Setting | null
  /** Whether mail and push wait for the end of the quiet hours. */
  quietHours: 'wait' | 'pass'
  /** Milliseconds that the mail waits, one at a time for each topic: as for messages that are not read meanwhile. */
  mailAfter?: number
  while?: readonly ('proposed' | 'agreed' | 'completed' | 'ended')[]
  title(said: Said<V>): string
  text(said: Said<V>): string
  /** What the button of the mail says. */
  button(said: Said<V>): string
}

const told = <V extends Values>(kind: EventKind<V>): EventKind<V> => kind

/** A swap, as the one who is told sees it. */
export type SwapValues = {
  /** What they give, and what they get. */
  gives: Things
  gets: Things
  /** Who has done it. */
  by: Person | null
  /** Whether they have asked for the swap themselves. */
  asked: boolean
  /** Why, or the thing that is gone. */
  detail: string
}

/** Two people who meet; where and when stands in their plan, which goes when one of them leaves. */
export type MeetingValues = { other: Person }
/** A circle, as one of its people sees it. Before it is agreed nobody is named. */
export type CircleValues = {
  gives: Things
  gets: Things
  by: Person | null
  detail: string
  /** How many swap. */
  people: number
}

const EVERYWHERE = ['page', 'push', 'mail'] as const
const NO_MAIL = ['page', 'push'] as const
const PAGE_ALONE = ['page'] as const

const OFFER = { setting: 'offers', quietHours: 'wait' } as const
const MATCH = { setting: 'matches', quietHours: 'wait' } as const
const HANDOVER = { setting: 'handover', quietHours: 'wait' } as const
/** What comes too late by the end of a night. */
const REMINDER = { setting: 'handover', quietHours: 'pass' } as const
const ADMIN = { setting: 'admin', quietHours: 'wait' } as const

const SEE_OFFER = () => 'See the offer'
const SEE_SWAP = () => 'See the swap'
const SEE_MEETING = () => 'See where and when'
const CONFIRM = () => 'Confirm the swap'

const CIRCLE_OVER = {
  ...MATCH,
  type: 'circle_ended',
  by: PAGE_ALONE,
  title: () => 'Swap Ended',
  text: ({ gives, gets }: Said<CircleValues>) =>
    `The swap in which you would have given ${gives} and got ${gets} will not take place.`,
  button: SEE_SWAP,
} as const

export const EVENTS = {
  swap_proposed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_request',
    to: 'the owner of what is asked for',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => 'New Exchange Request',
    text: ({ by, gives, gets }) => `${by} offers ${gets} for your ${gives}.`,
    button: SEE_OFFER,
  }),
  swap_countered: told<SwapValues>({
    ...OFFER,
    type: 'exchange_counter_offer',
    to: 'the one whose turn it is now',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => 'Another Offer',
    text: ({ by, gives, gets }) => `${by} makes another offer: ${gets} for your ${gives}.`,
    button: SEE_OFFER,
  }),
  swap_changed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_changed',
    to: 'the one whose turn it still is',
    by: NO_MAIL,
    while: ['proposed'],
    title: () => 'Offer Changed',
    text: ({ by, gives, gets }) => `${by} has changed the offer of ${gets} for your ${gives}.`,
    button: SEE_OFFER,
  }),
  swap_edited: told<SwapValues>({
    ...OFFER,
    type: 'exchange_edited',
    to: 'the others of a request that names the item',
    by: PAGE_ALONE,
    while: ['proposed'],
    title: () => 'Item Changed',
    text: ({ by, detail, gives, gets }) =>
      `${by} has changed ${detail}. Have another look before you swap ${gives} for ${gets}.`,
    button: SEE_OFFER,
  }),
  swap_agreed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_accepted',
    to: 'the others, once one has said the last yes',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Exchange Request Accepted',
    text: ({ gives, gets }) =>
      `Your offer of ${gives} for ${gets} was accepted. Agree on a place and a time.`,
    button: SEE_SWAP,
  }),
  swap_declined: told<SwapValues>({
    ...OFFER,
    type: 'exchange_declined',
    to: 'the one who has asked',
    by: EVERYWHERE,
    title: () => 'Exchange Request Declined',
    text: ({ gives, gets }) => `Your offer of ${gives} for ${gets} was declined.`,
    button: SEE_SWAP,
  }),
  swap_withdrawn: told<SwapValues>({
    ...OFFER,
    type: 'exchange_withdrawn',
    to: 'the others',
    by: NO_MAIL,
    title: () => 'Exchange Request Withdrawn',
    text: ({ by, gives, gets }) => `${by} has taken back the offer of ${gets} for ${gives}.`,
    button: SEE_SWAP,
  }),
  swap_over: told<SwapValues>({
    ...OFFER,
    type: 'exchange_withdrawn',
    to: 'the others, not why',
    by: PAGE_ALONE,
    title: () => 'Exchange Request Ended',
    text: ({ gives, gets }) => `The request to swap ${gives} for ${gets} has ended.`,
    button: SEE_SWAP,
  }),
  swap_in_doubt: told<SwapValues>({
    ...OFFER,
    type: 'exchange_in_doubt',
    to: 'the others of an agreed swap',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Swap in Doubt',
    text: ({ by, gives, gets }) =>
      `${by} may not be able to swap with you any more. You can call off the swap of ${gives} for ${gets}, and nobody is to blame.`,
    button: SEE_SWAP,
  }),
  swap_item_gone: told<SwapValues>({
    ...OFFER,
    type: 'exchange_item_gone',
    to: 'those who lose by it',
    by: NO_MAIL,
    title: () => 'Exchange Request Ended',
    text: ({ detail, asked, gives }) =>
      asked
        ? `${detail} is gone, so your offer of ${gives} has ended.`
        : `${detail}, offered for your ${gives}, is gone. The request has ended.`,
    button: SEE_SWAP,
  }),
  swap_confirmed: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_confirmed',
    to: 'those who have not confirmed yet',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Please Confirm Your Swap',
    text: ({ by, gives, gets }) =>
      `${by} says that you have swapped ${gives} for ${gets}. Confirm it too, and it is done.`,
    button: CONFIRM,
  }),
  swap_completed: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_completed',
    to: 'those who had confirmed before',
    by: NO_MAIL,
    title: () => 'Swap Completed',
    text: ({ gives, gets }) => `You gave ${gives} and got ${gets}. Enjoy!`,
    button: SEE_SWAP,
  }),
  swap_settled_as_traded: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_settled',
    to: 'giver and receiver',
    by: NO_MAIL,
    title: () => 'Swap Settled',
    text: ({ detail }) => `The people who run this site have looked into it: ${detail} has changed hands.`,
    button: SEE_SWAP,
  }),
  swap_settled_as_returned: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_settled',
    to: 'giver and receiver',
    by: NO_MAIL,
    title: () => 'Swap Settled',
    text: ({ detail }) => `The people who run this site have looked into it: ${detail} stays with its owner.`,
    button: SEE_SWAP,
  }),
  swap_called_off: told<SwapValues>({
    ...OFFER,
    type: 'exchange_called_off',
    to: 'the others',
    by: EVERYWHERE,
    title: () => 'Swap Called Off',
    text: ({ by, gives, gets, detail }) => `${by} has called off the swap of ${gives} for ${gets}: ${detail}`,
    button: SEE_SWAP,
  }),
  swap_answer_reminder: told<SwapValues>({
    ...OFFER,
    type: 'exchange_reminder',
    to: 'the one whose turn it is',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => 'An Offer Waits for You',
    text: ({ gives, gets }) => `You could get ${gets} for ${gives}. Accept, decline, or make another offer.`,
    button: SEE_OFFER,
  }),
  swap_handover_reminder: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_reminder',
    to: 'all of an agreed swap that nobody has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Have You Swapped?',
    text: ({ gives, gets }) =>
      `You have agreed to swap ${gives} for ${gets}. Once it has taken place, please confirm it, or call it off.`,
    button: CONFIRM,
  }),
  swap_confirmation_reminder: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_reminder',
    to: 'those who have not confirmed yet',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Have You Swapped?',
    text: ({ gives, gets }) =>
      `The other side says that ${gives} and ${gets} have changed hands. Please confirm it, or call it off.`,
    button: CONFIRM,
  }),
  swap_lapsed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_expired',
    to: 'both',
    by: PAGE_ALONE,
    title: () => 'Exchange Request Ended',
    text: ({ gives, gets }) => `Nobody moved in time, so the request to swap ${gives} for ${gets} has ended.`,
    button: SEE_SWAP,
  }),
  swap_expired: told<SwapValues>({
    ...OFFER,
    type: 'exchange_expired',
    to: 'all',
    by: NO_MAIL,
    title: () => 'Swap Ended',
    text: ({ gives, gets }) =>
      `The swap of ${gives} for ${gets} was not confirmed by both in time. All items of it are available again.`,
    button: SEE_SWAP,
  }),
  handover_proposed: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_proposed',
    to: 'the other of the two',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Where and When to Meet',
    text: ({ other }) => `${other} proposes a place and a time to meet. Agree, or propose another.`,
    button: SEE_MEETING,
  }),
  handover_changed: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_changed',
    to: 'the other of the two',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Another Place or Time',
    text: ({ other }) => `${other} would rather meet at another place or time. Have a look at it.`,
    button: SEE_MEETING,
  }),
  handover_agreed: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_agreed',
    to: 'the one who has proposed it',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Your Meeting Is Agreed',
    text: ({ other }) => `${other} agrees to the place and the time. Put it into your calendar.`,
    button: SEE_MEETING,
  }),
  handover_day_before: told<MeetingValues>({
    ...REMINDER,
    type: 'handover_reminder',
    to: 'both, a day before they meet',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'You Meet in a Day',
    text: ({ other }) => `In 24 hours you meet ${other} to swap.`,
    button: SEE_MEETING,
  }),
  handover_hours_before: told<MeetingValues>({
    ...REMINDER,
    type: 'handover_reminder',
    to: 'both, two hours before they meet',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'You Meet in Two Hours',
    text: ({ other }) => `In two hours you meet ${other} to swap.`,
    button: SEE_MEETING,
  }),
  handover_day_after: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_question',
    to: 'those of the two who have not confirmed, a day after',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Did It Happen?',
    text: ({ other }) =>
      `You were to meet ${other}. If you have swapped, please confirm it. If not, agree on another time.`,
    button: SEE_SWAP,
  }),
  circle_proposed: told<CircleValues>({
    ...MATCH,
    type: 'circle_found',
    to: 'all people of a swap that the site has found',
    by: EVERYWHERE,
    while: ['proposed'],
    title: ({ people }) => (people === 2 ? 'It’s a Match' : 'A Swap for You'),
    text: ({ people, gives, gets }) =>
      people === 2
        ? `You could give ${gives} and get ${gets}. Say yes or no within 48 hours.`
        : `You could give ${gives} and get ${gets}, in a swap of ${people}. Say yes or no within 72 hours.`,
    button: SEE_SWAP,
  }),
  circle_edited: told<CircleValues>({
    ...MATCH,
    type: 'circle_changed',
    to: 'all people of a circle that names the item',
    by: NO_MAIL,
    while: ['proposed'],
    title: () => 'Swap Changed',
    text: ({ detail, gives, gets }) =>
      `${detail} has changed, so everybody is asked again: would you give ${gives} and get ${gets}?`,
    button: SEE_SWAP,
  }),
  circle_agreed: told<CircleValues>({
    ...MATCH,
    type: 'circle_agreed',
    to: 'the others, once one has said the last yes',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Everybody Said Yes',
    text: ({ gives, gets }) => `You give ${gives} and get ${gets}. Agree on places and times.`,
    button: SEE_SWAP,
  }),
  circle_declined: told<CircleValues>({ ...CIRCLE_OVER, to: 'the others, not who has said no' }),
  circle_withdrawn: told<CircleValues>({ ...CIRCLE_OVER, to: 'the others, not why' }),
  circle_over: told<CircleValues>({ ...CIRCLE_OVER, to: 'the others, not why' }),
  circle_item_gone: told<CircleValues>({
    ...CIRCLE_OVER,
    to: 'all of it',
    text: ({ gives, gets }) =>
      `A thing is no longer available, so the swap in which you would have given ${gives} and got ${gets} has ended.`,
  }),
  circle_lapsed: told<CircleValues>({
    ...CIRCLE_OVER,
    to: 'all of it',
    text: ({ gives, gets }) =>
      `Not everybody answered in time, so the swap in which you would have given ${gives} and got ${gets} has ended.`,
  }),
  circle_answer_reminder: told<CircleValues>({
    ...MATCH,
    type: 'circle_reminder',
    to: 'those who have not answered',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => 'A Swap Waits for You',
    text: ({ gives, gets }) => `A day is left to say yes or no: you would give ${gives} and get ${gets}.`,
    button: SEE_SWAP,
  }),
  circle_in_doubt: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_in_doubt',
    to: 'the others of an agreed circle',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Swap in Doubt',
    text: ({ by, gives, gets }) =>
      `${by} may not be able to swap any more. You can call off the swap in which you give ${gives} and get ${gets}, and nobody is to blame.`,
    button: SEE_SWAP,
  }),
  circle_confirmed: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_confirmed',
    to: 'the other side of what one has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Please Confirm Your Swap',
    text: ({ by, detail }) => `${by} says that ${detail} has changed hands. Confirm it too, and it is done.`,
    button: CONFIRM,
  }),
  circle_completed: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_completed',
    to: 'the others',
    by: NO_MAIL,
    title: () => 'Swap Completed',
    text: ({ gives, gets }) => `You gave ${gives} and got ${gets}. Enjoy!`,
    button: SEE_SWAP,
  }),
  circle_called_off: told<CircleValues>({
    ...MATCH,
    type: 'circle_called_off',
    to: 'the others',
    by: EVERYWHERE,
    title: () => 'Swap Called Off',
    text: ({ by, gives, gets, detail }) =>
      `${by} has called off the swap in which you give ${gives} and get ${gets}: ${detail}`,
    button: SEE_SWAP,
  }),
  circle_handover_reminder: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_reminder',
    to: 'all of an agreed circle that nobody has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Have You Swapped?',
    text: ({ gives, gets }) =>
      `You have agreed to give ${gives} and get ${gets}. Once that has taken place, please confirm it, or call it off.`,
    button: CONFIRM,
  }),
  circle_confirmation_reminder: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_reminder',
    to: 'those who have not confirmed all of theirs',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => 'Have You Swapped?',
    text: ({ gives, gets }) =>
      `Others of your swap have confirmed theirs. Please confirm what you gave and got, ${gives} and ${gets}, or call it off.`,
    button: CONFIRM,
  }),
  circle_expired: told<CircleValues>({
    ...MATCH,
    type: 'circle_expired',
    to: 'all of it',
    by: NO_MAIL,
    title: () => 'Swap Ended',
    text: ({ gives, gets }) =>
      `The swap in which you give ${gives} and get ${gets} was not confirmed by all in time. What has not changed hands is available again.`,
    button: SEE_SWAP,
  }),
  circle_message: told<{ by: Person }>({
    type: 'circle_message',
    to: 'the others of an agreed circle, until they have seen it',
    by: NO_MAIL,
    setting: 'messages',
    quietHours: 'wait',
    title: () => 'New Message in a Swap',
    text: ({ by }) => `${by} has written to all of a swap of yours.`,
    button: SEE_SWAP,
  }),
  still_available: told<{ item: string }>({
    ...MATCH,
    type: 'still_available',
    to: 'who has not been here for 60 days and has something that would be swapped',
    by: EVERYWHERE,
    title: () => 'Still Available?',
    text: ({ item }) =>
      `The site could find a swap for ${item}. Is it still available? Come by, and it will be looked for.`,
    button: () => 'It is still available',
  }),
  wish_found: told<{ wish: string; by: Person; item: string }>({
    ...MATCH,
    type: 'wish_found',
    to: 'whoever looks for something that has just been posted',
    by: EVERYWHERE,
    title: () => 'Something You Look For',
    text: ({ wish, by, item }) => `You look for “${wish}”, and ${by} has posted ${item}.`,
    button: () => 'See the item',
  }),
  wants_asked: told<{ items: Things }>({
    ...MATCH,
    type: 'want_asked',
    to: 'whoever has said half a year ago what they would swap for',
    by: NO_MAIL,
    title: () => 'Would You Still Swap?',
    text: ({ items }) => `Would you still swap for ${items}?`,
    button: () => 'See what you said',
  }),
  message: told<{ by: Person; message: Quote }>({
    type: 'message',
    to: 'who it was sent to; by mail once it has not been read for a while, and again only after they have read it',
    by: ['push', 'mail'],
    setting: 'messages',
    quietHours: 'wait',
    mailAfter: DELIVERY.unread,
    title: ({ by }) => `${by} has written to you`,
    text: ({ message }) => message || 'They have sent you a file.',
    button: () => 'Answer',
  }),
  news: told<Record<never, never>>({
    type: 'news',
    to: 'who wants news, once a week, where there are any',
    by: ['mail'],
    setting: 'news',
    quietHours: 'wait',
    title: () => 'New This Week',
    text: () => 'What was listed in the last seven days; what fits your wishes comes first.',
    button: () => 'See all items',
  }),
  test_push: told<Record<never, never>>({
    type: 'test_push',
    to: 'who asks for it',
    by: ['push'],
    setting: null,
    quietHours: 'pass',
    title: () => 'It Works',
    text: () => 'This browser will tell you what happens here.',
    button: () => 'See your settings',
  }),
  item_taken_down: told<{ item: string }>({
    type: 'item_taken_down',
    to: 'the owner',
    by: NO_MAIL,
    setting: null,
    quietHours: 'wait',
    title: () => 'Item Taken Down',
    text: ({ item }) =>
      `The people who run this site have taken ${item} down. Write to them if you think that is a mistake.`,
    button: () => 'See the item',
  }),
  item_shown: told<{ item: string }>({
    type: 'item_shown',
    to: 'the owner',
    by: PAGE_ALONE,
    setting: null,
    quietHours: 'wait',
    title: () => 'Item Is Back',
    text: ({ item }) => `${item} is shown again.`,
    button: () => 'See the item',
  }),
  review_shown: told<{ by: Person }>({
    ...OFFER,
    type: 'review',
    to: 'the reviewed person, once it is shown',
    by: NO_MAIL,
    title: () => 'New Review',
    text: ({ by }) => `${by} has written about your swap. You can answer once.`,
    button: () => 'Read the review',
  }),
  review_answered: told<{ by: Person }>({
    ...OFFER,
    type: 'review_answer',
    to: 'who has written the review',
    by: PAGE_ALONE,
    title: () => 'Answer to Your Review',
    text: ({ by }) => `${by} has answered what you wrote about your swap.`,
    button: () => 'Read the answer',
  }),
  review_hidden: told<Record<never, never>>({
    type: 'review_hidden',
    to: 'who has written the review',
    by: PAGE_ALONE,
    setting: null,
    quietHours: 'wait',
    title: () => 'Review Hidden',
    text: () =>
      'The people who run this site have hidden a review that you wrote. Write to them if you think that is a mistake.',
    button: () => 'See your notifications',
  }),
  report_handled: told<{ upheld: boolean }>({
    type: 'report_handled',
    to: 'whoever has reported it',
    by: PAGE_ALONE,
    setting: null,
    quietHours: 'wait',
    title: () => 'Your Report',
    text: ({ upheld }) =>
      upheld
        ? 'Somebody has looked at what you reported and has done something about it. Thank you for looking out.'
        : 'Somebody has looked at what you reported and has left it as it is. Thank you for looking out.',
    button: () => 'See your notifications',
  }),
  admin_report: told<{ about: Person; what: 'item' | 'message' | 'person' | 'review' }>({
    ...ADMIN,
    type: 'report',
    to: 'admins',
    by: EVERYWHERE,
    title: () => 'New Report',
    text: ({ about, what }) => {
      if (what === 'item') return `Somebody has reported an item of ${about}.`
      if (what === 'message') return `Somebody has reported a message of ${about}.`
      if (what === 'review') return `Somebody has reported a review by ${about}.`
      return `${about} was reported.`
    },
    button: () => 'See the reports',
  }),
  admin_person_waits: told<{ who: Person }>({
    ...ADMIN,
    type: 'person_waits',
    to: 'admins and moderators',
    by: EVERYWHERE,
    title: () => 'Somebody Wants to Join',
    text: ({ who }) => `${who} has signed up and waits to be let in.`,
    button: () => 'See who it is',
  }),
  admin_swap_in_doubt: told<{ things: Things; others: Things }>({
    ...ADMIN,
    type: 'swap_in_doubt',
    to: 'admins',
    by: PAGE_ALONE,
    title: () => 'Swap in Doubt',
    text: ({ things, others }) =>
      `The swap of ${things} for ${others} may not take place. Its people were told that they may call it off.`,
    button: SEE_SWAP,
  }),
} as const

export type Kind = keyof typeof EVENTS

/** What the people of a circle are told of it, where that is worded otherwise than for a request. */
type CircleKind = Exclude<Extract<Kind, `circle_${string}`>, 'circle_message'>

export const circleKind = (event: string): CircleKind | undefined =>
  Object.hasOwn(EVENTS, `circle_${event}`) ? (`circle_${event}` as CircleKind) : undefined

/** What a kind is worded from. */
export type ValuesOf<K extends Kind> = (typeof EVENTS)[K] extends EventKind<infer V> ? V : never

/** The entry of a kind; undefined for one that this version does not know. */
export const eventKind = (kind: string): EventKind<Values> | undefined =>
  Object.hasOwn(EVENTS, kind) ? (EVENTS[kind as Kind] as unknown as EventKind<Values>) : undefined
