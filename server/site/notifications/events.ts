import type { SWAP_STATES } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { DELIVERY } from '../limits.ts'
import { CHAIN_EVENTS } from './chain-events.ts'
import type { Person, Quote, Said, Things, Values, Writer } from './event-values.ts'
import type { Setting } from './notification-settings-shared.ts'

/**
 * All kinds of events with their recipients and channels. To add one, add an entry `told<ItsValues>({…})` and call `notify(db, 'its_kind',
 * { to, values, url, about })` in the transaction of the event. Page, live windows, push, mail, quiet hours and retries follow from the
 * entry.
 * - `values`: ids and names, never sentences: `{ person: id }` for users, `thingsOf(legs)` for items. `title`, `text` and `button` render
 * them.
 * - `about`: `{ swap }` adds images of what the reader gives and gets, and mail threading; `{ item }` adds its image.
 * - Deferred deliveries are only sent while these conditions are true:
 * - `while`: states of the swap. With `revision` in `about`: until the reader has answered those terms. With `plan`: while it is the
 * newest and agreed, or with `whileOpen` not agreed. A proposed swap is rendered with its newest terms.
 * - `whileThere`: the reader can get the item and looks for it. `whileHeard`: `by` may contact the reader. `whileUnconfirmed`: the reader
 * has not confirmed the exchange with the named user, or any.
 * - `whileInDoubt`: `by` is suspended, or blocked with another party. `whileAway`: the reader has not visited since. `whileWaits`: the
 * user, report or message waits for moderators. `until` of `notify`: by time.
 * - `namesMeeting`: mail and push include the current place and time of the meeting.
 */

export type Channel = 'page' | 'push' | 'mail'

export interface EventKind<V extends Values> {
  /** `type` in the API; selects the icon. */
  type: string
  to: string
  by: readonly Channel[]
  /** The setting that disables the mails; null if always sent. */
  setting: Setting | null
  /** Whether mail and push are deferred during quiet hours. */
  quietHours: 'wait' | 'pass'
  /** Delay of the mail in milliseconds, with one waiting mail per topic; for messages that may be read meanwhile. */
  mailAfter?: number
  while?: readonly (typeof SWAP_STATES)[number][]
  whileOpen?: true
  namesMeeting?: true
  whileThere?: true
  whileHeard?: true
  whileUnconfirmed?: true
  whileInDoubt?: true
  whileAway?: true
  whileWaits?: 'person' | 'report' | 'contact'
  title(said: Said<V>): string
  text(said: Said<V>): string
  button(said: Said<V>): string
}

const told = <V extends Values>(kind: EventKind<V>): EventKind<V> => kind

/** A swap from the reader's view. */
export type SwapValues = {
  gives: Things
  gets: Things
  by: Person | null
  /** True if the reader requested the swap. */
  asked: boolean
  /** True if the newest terms are the reader's; missing in old events. */
  own: boolean
  detail: string
}

/** Place and time are in the plan, which is deleted with either account. */
export type MeetingValues = { other: Person }
/** A meeting of all parties of a circle; `by` is the author of the proposal, or null. */
export type AllMeetValues = { by: Person | null; people: number }
/** A circle from a party's view; others are anonymous until it is agreed. */
export type CircleValues = {
  gives: Things
  gets: Things
  by: Person | null
  detail: string
  people: number
}

const EVERYWHERE = ['page', 'push', 'mail'] as const
const NO_MAIL = ['page', 'push'] as const
const PAGE_ALONE = ['page'] as const

const OFFER = { setting: 'offers', quietHours: 'wait' } as const
const MATCH = { setting: 'matches', quietHours: 'wait' } as const
const HANDOVER = { setting: 'handover', quietHours: 'wait' } as const
/** Too urgent to wait for the end of quiet hours. */
const REMINDER = { setting: 'handover', quietHours: 'pass' } as const
const ADMIN = { setting: 'admin', quietHours: 'wait' } as const

const SEE_OFFER = () => m.told_see_offer()
const SEE_SWAP = () => m.told_see_swap()
const SEE_ASKERS = () => m.told_see_askers()
const SEE_GIFTS = () => m.told_see_gifts()
const SEE_MEETING = () => m.told_see_meeting()
const CONFIRM = () => m.told_confirm()

type GiftSwapValues = SwapValues
const thingOf = ({ gives, gets }: Said<GiftSwapValues>) => gives || gets
const roleOf = ({ gives }: Said<GiftSwapValues>) => (gives ? 'giver' : 'receiver')

const CIRCLE_OVER = {
  ...MATCH,
  type: 'circle_ended',
  by: PAGE_ALONE,
  title: () => m.told_circle_over_title(),
  text: ({ gives, gets }: Said<CircleValues>) => m.told_circle_over_text({ gives, gets }),
  button: SEE_SWAP,
} as const

export const EVENTS = {
  swap_proposed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_request',
    to: 'the owner of what is asked for',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => m.told_swap_proposed_title(),
    text: ({ by, gives, gets }) => m.told_swap_proposed_text({ by, gets, gives }),
    button: SEE_OFFER,
  }),
  swap_countered: told<SwapValues>({
    ...OFFER,
    type: 'exchange_counter_offer',
    to: 'the one whose turn it is now',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => m.told_swap_countered_title(),
    text: ({ by, gives, gets }) => m.told_swap_countered_text({ by, gets, gives }),
    button: SEE_OFFER,
  }),
  swap_changed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_changed',
    to: 'the one whose turn it still is',
    by: NO_MAIL,
    while: ['proposed'],
    title: () => m.told_swap_changed_title(),
    text: ({ by, gives, gets }) => m.told_swap_changed_text({ by, gets, gives }),
    button: SEE_OFFER,
  }),
  swap_edited: told<SwapValues>({
    ...OFFER,
    type: 'exchange_edited',
    to: 'the others of a request that names the item',
    by: PAGE_ALONE,
    while: ['proposed'],
    title: () => m.told_swap_edited_title(),
    text: ({ by, detail, gives, gets }) => m.told_swap_edited_text({ by, detail, gives, gets }),
    button: SEE_OFFER,
  }),
  swap_agreed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_accepted',
    to: 'the others, once one has said the last yes',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => m.told_swap_agreed_title(),
    text: ({ gives, gets }) => m.told_swap_agreed_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  swap_declined: told<SwapValues>({
    ...OFFER,
    type: 'exchange_declined',
    to: 'the other of the two',
    by: EVERYWHERE,
    title: () => m.told_swap_declined_title(),
    text: ({ gives, gets, own }) =>
      own === false
        ? m.told_swap_declined_other_text({ gives, gets })
        : m.told_swap_declined_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  swap_withdrawn: told<SwapValues>({
    ...OFFER,
    type: 'exchange_withdrawn',
    to: 'the others',
    by: NO_MAIL,
    title: () => m.told_swap_withdrawn_title(),
    text: ({ by, gives, gets }) => m.told_swap_withdrawn_text({ by, gets, gives }),
    button: SEE_SWAP,
  }),
  swap_over: told<SwapValues>({
    ...OFFER,
    type: 'exchange_withdrawn',
    to: 'the others, not why',
    by: PAGE_ALONE,
    title: () => m.told_swap_over_title(),
    text: ({ gives, gets }) => m.told_swap_over_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  swap_in_doubt: told<SwapValues>({
    ...OFFER,
    type: 'exchange_in_doubt',
    to: 'the others of an agreed swap',
    by: EVERYWHERE,
    while: ['agreed'],
    whileInDoubt: true,
    title: () => m.told_swap_in_doubt_title(),
    text: ({ by, gives, gets }) => m.told_swap_in_doubt_text({ by, gives, gets }),
    button: SEE_SWAP,
  }),
  swap_item_gone: told<SwapValues>({
    ...OFFER,
    type: 'exchange_item_gone',
    to: 'those who lose by it',
    by: NO_MAIL,
    title: () => m.told_swap_item_gone_title(),
    text: ({ detail, asked, gives }) =>
      asked ? m.told_item_gone_asked({ detail, gives }) : m.told_item_gone_offered({ detail, gives }),
    button: SEE_SWAP,
  }),
  swap_given_away: told<SwapValues>({
    ...OFFER,
    type: 'exchange_item_gone',
    to: 'the others of a request with an item that its owner now gives away',
    by: NO_MAIL,
    title: () => m.told_swap_given_away_title(),
    text: ({ detail }) => m.told_swap_given_away_text({ detail }),
    button: SEE_SWAP,
  }),
  swap_confirmed: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_confirmed',
    to: 'those who have not confirmed yet',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_swap_confirmed_title(),
    text: ({ by, gives, gets }) => m.told_swap_confirmed_text({ by, gives, gets }),
    button: CONFIRM,
  }),
  swap_completed: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_completed',
    to: 'those who had confirmed before',
    by: NO_MAIL,
    title: () => m.told_swap_completed_title(),
    text: ({ gives, gets }) => m.told_swap_completed_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  swap_settled_as_traded: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_settled',
    to: 'giver and receiver',
    by: NO_MAIL,
    title: () => m.told_swap_settled_as_traded_title(),
    text: ({ detail }) => m.told_swap_settled_as_traded_text({ detail }),
    button: SEE_SWAP,
  }),
  swap_settled_as_returned: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_settled',
    to: 'giver and receiver',
    by: NO_MAIL,
    title: () => m.told_swap_settled_as_returned_title(),
    text: ({ detail }) => m.told_swap_settled_as_returned_text({ detail }),
    button: SEE_SWAP,
  }),
  swap_settled: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_settled',
    to: 'the others, where all is settled and not all of it was traded',
    by: NO_MAIL,
    title: () => m.told_swap_settled_title(),
    text: ({ gives, gets }) => m.told_swap_settled_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  swap_called_off: told<SwapValues>({
    ...OFFER,
    type: 'exchange_called_off',
    to: 'the others',
    by: EVERYWHERE,
    title: () => m.told_swap_called_off_title(),
    text: ({ by, gives, gets, detail }) =>
      detail === ''
        ? m.told_swap_called_off_wordless({ by, gives, gets })
        : m.told_swap_called_off_text({ by, gives, gets, detail }),
    button: SEE_SWAP,
  }),
  swap_answer_reminder: told<SwapValues>({
    ...OFFER,
    type: 'exchange_reminder',
    to: 'the one whose turn it is',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => m.told_swap_answer_reminder_title(),
    text: ({ gives, gets }) => m.told_swap_answer_reminder_text({ gets, gives }),
    button: SEE_OFFER,
  }),
  swap_handover_reminder: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_reminder',
    to: 'all of an agreed swap that nobody has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_swap_handover_reminder_title(),
    text: ({ gives, gets }) => m.told_swap_handover_reminder_text({ gives, gets }),
    button: CONFIRM,
  }),
  swap_confirmation_reminder: told<SwapValues>({
    ...HANDOVER,
    type: 'exchange_reminder',
    to: 'those who have not confirmed yet',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_swap_confirmation_reminder_title(),
    text: ({ gives, gets }) => m.told_swap_confirmation_reminder_text({ gives, gets }),
    button: CONFIRM,
  }),
  swap_lapsed: told<SwapValues>({
    ...OFFER,
    type: 'exchange_expired',
    to: 'both',
    by: PAGE_ALONE,
    title: () => m.told_swap_lapsed_title(),
    text: ({ gives, gets }) => m.told_swap_lapsed_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  swap_expired: told<SwapValues>({
    ...OFFER,
    type: 'exchange_expired',
    to: 'all',
    by: NO_MAIL,
    title: () => m.told_swap_expired_title(),
    text: ({ gives, gets }) => m.told_swap_expired_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  handover_proposed: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_proposed',
    to: 'the other of the two',
    by: EVERYWHERE,
    while: ['agreed'],
    whileOpen: true,
    title: () => m.told_handover_proposed_title(),
    text: ({ other }) => m.told_handover_proposed_text({ other }),
    button: SEE_MEETING,
  }),
  handover_changed: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_changed',
    to: 'the other of the two',
    by: EVERYWHERE,
    while: ['agreed'],
    whileOpen: true,
    title: () => m.told_handover_changed_title(),
    text: ({ other }) => m.told_handover_changed_text({ other }),
    button: SEE_MEETING,
  }),
  handover_agreed: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_agreed',
    to: 'the one who has proposed it',
    by: EVERYWHERE,
    while: ['agreed'],
    namesMeeting: true,
    title: () => m.told_handover_agreed_title(),
    text: ({ other }) => m.told_handover_agreed_text({ other }),
    button: SEE_MEETING,
  }),
  handover_day_before: told<MeetingValues>({
    ...REMINDER,
    type: 'handover_reminder',
    to: 'both, a day before they meet',
    by: EVERYWHERE,
    while: ['agreed'],
    namesMeeting: true,
    whileUnconfirmed: true,
    title: () => m.told_handover_day_before_title(),
    text: ({ other }) => m.told_handover_day_before_text({ other }),
    button: SEE_MEETING,
  }),
  handover_hours_before: told<MeetingValues>({
    ...REMINDER,
    type: 'handover_reminder',
    to: 'both, two hours before they meet',
    by: EVERYWHERE,
    while: ['agreed'],
    namesMeeting: true,
    whileUnconfirmed: true,
    title: () => m.told_handover_hours_before_title(),
    text: ({ other }) => m.told_handover_hours_before_text({ other }),
    button: SEE_MEETING,
  }),
  handover_day_after: told<MeetingValues>({
    ...HANDOVER,
    type: 'handover_question',
    to: 'those of the two who have not confirmed, a day after',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_handover_day_after_title(),
    text: ({ other }) => m.told_handover_day_after_text({ other }),
    button: SEE_SWAP,
  }),
  meeting_proposed: told<AllMeetValues>({
    ...HANDOVER,
    type: 'handover_proposed',
    to: 'all others of an agreed circle',
    by: EVERYWHERE,
    while: ['agreed'],
    whileOpen: true,
    title: () => m.told_meeting_proposed_title(),
    text: ({ by }) => m.told_meeting_proposed_text({ by }),
    button: SEE_MEETING,
  }),
  meeting_changed: told<AllMeetValues>({
    ...HANDOVER,
    type: 'handover_changed',
    to: 'all others of an agreed circle',
    by: EVERYWHERE,
    while: ['agreed'],
    whileOpen: true,
    title: () => m.told_meeting_changed_title(),
    text: ({ by }) => m.told_meeting_changed_text({ by }),
    button: SEE_MEETING,
  }),
  meeting_no_time: told<AllMeetValues>({
    ...HANDOVER,
    type: 'handover_changed',
    to: 'all of an agreed circle but the last who answered',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => m.told_meeting_no_time_title(),
    text: () => m.told_meeting_no_time_text(),
    button: SEE_MEETING,
  }),
  meeting_agreed: told<AllMeetValues>({
    ...HANDOVER,
    type: 'handover_agreed',
    to: 'all of an agreed circle but the last who answered',
    by: EVERYWHERE,
    while: ['agreed'],
    namesMeeting: true,
    title: () => m.told_handover_agreed_title(),
    text: ({ people }) => m.told_meeting_agreed_text({ people }),
    button: SEE_MEETING,
  }),
  meeting_day_before: told<AllMeetValues>({
    ...REMINDER,
    type: 'handover_reminder',
    to: 'all of a circle, a day before they meet',
    by: EVERYWHERE,
    while: ['agreed'],
    namesMeeting: true,
    whileUnconfirmed: true,
    title: () => m.told_handover_day_before_title(),
    text: ({ people }) => m.told_meeting_day_before_text({ people }),
    button: SEE_MEETING,
  }),
  meeting_hours_before: told<AllMeetValues>({
    ...REMINDER,
    type: 'handover_reminder',
    to: 'all of a circle, two hours before they meet',
    by: EVERYWHERE,
    while: ['agreed'],
    namesMeeting: true,
    whileUnconfirmed: true,
    title: () => m.told_handover_hours_before_title(),
    text: ({ people }) => m.told_meeting_hours_before_text({ people }),
    button: SEE_MEETING,
  }),
  meeting_day_after: told<AllMeetValues>({
    ...HANDOVER,
    type: 'handover_question',
    to: 'those of a circle who have not confirmed, a day after',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_handover_day_after_title(),
    text: () => m.told_meeting_day_after_text(),
    button: SEE_SWAP,
  }),
  circle_proposed: told<CircleValues>({
    ...MATCH,
    type: 'circle_found',
    to: 'all people of a swap that the site has found',
    by: EVERYWHERE,
    while: ['proposed'],
    title: ({ people }) => (people === 2 ? m.told_match_title() : m.told_circle_title()),
    text: ({ people, gives, gets }) =>
      people === 2 ? m.told_match_text({ gives, gets }) : m.told_circle_text({ gives, gets, people }),
    button: SEE_SWAP,
  }),
  circle_edited: told<CircleValues>({
    ...MATCH,
    type: 'circle_changed',
    to: 'all people of a circle that names the item',
    by: NO_MAIL,
    while: ['proposed'],
    title: () => m.told_circle_edited_title(),
    text: ({ detail, gives, gets }) => m.told_circle_edited_text({ detail, gives, gets }),
    button: SEE_SWAP,
  }),
  circle_agreed: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_agreed',
    to: 'the others, once one has said the last yes',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => m.told_circle_agreed_title(),
    text: ({ gives, gets }) => m.told_circle_agreed_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  circle_declined: told<CircleValues>({ ...CIRCLE_OVER, to: 'the others, not who has said no' }),
  circle_withdrawn: told<CircleValues>({ ...CIRCLE_OVER, to: 'the others, not why' }),
  circle_over: told<CircleValues>({ ...CIRCLE_OVER, to: 'the others, not why' }),
  circle_item_gone: told<CircleValues>({
    ...CIRCLE_OVER,
    to: 'all of it',
    text: ({ gives, gets }) => m.told_circle_item_gone_text({ gives, gets }),
  }),
  circle_lapsed: told<CircleValues>({
    ...CIRCLE_OVER,
    to: 'all of it',
    text: ({ gives, gets }) => m.told_circle_lapsed_text({ gives, gets }),
  }),
  circle_answer_reminder: told<CircleValues>({
    ...MATCH,
    type: 'circle_reminder',
    to: 'those who have not answered',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => m.told_circle_answer_reminder_title(),
    text: ({ gives, gets }) => m.told_circle_answer_reminder_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  circle_in_doubt: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_in_doubt',
    to: 'the others of an agreed circle',
    by: EVERYWHERE,
    while: ['agreed'],
    whileInDoubt: true,
    title: () => m.told_circle_in_doubt_title(),
    text: ({ by, gives, gets }) => m.told_circle_in_doubt_text({ by, gives, gets }),
    button: SEE_SWAP,
  }),
  circle_confirmed: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_confirmed',
    to: 'the other side of what one has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_circle_confirmed_title(),
    text: ({ by, detail }) => m.told_circle_confirmed_text({ by, detail }),
    button: CONFIRM,
  }),
  circle_completed: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_completed',
    to: 'the others',
    by: NO_MAIL,
    title: () => m.told_circle_completed_title(),
    text: ({ gives, gets }) => m.told_circle_completed_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  circle_called_off: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_called_off',
    to: 'the others',
    by: EVERYWHERE,
    title: () => m.told_circle_called_off_title(),
    text: ({ by, gives, gets, detail }) =>
      detail === ''
        ? m.told_circle_called_off_wordless({ by, gives, gets })
        : m.told_circle_called_off_text({ by, gives, gets, detail }),
    button: SEE_SWAP,
  }),
  circle_handover_reminder: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_reminder',
    to: 'all of an agreed circle that nobody has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_circle_handover_reminder_title(),
    text: ({ gives, gets }) => m.told_circle_handover_reminder_text({ gives, gets }),
    button: CONFIRM,
  }),
  circle_confirmation_reminder: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_reminder',
    to: 'those who have not confirmed all of theirs',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_circle_confirmation_reminder_title(),
    text: ({ gives, gets }) => m.told_circle_confirmation_reminder_text({ gives, gets }),
    button: CONFIRM,
  }),
  circle_expired: told<CircleValues>({
    ...HANDOVER,
    type: 'circle_expired',
    to: 'all of it',
    by: NO_MAIL,
    title: () => m.told_circle_expired_title(),
    text: ({ gives, gets }) => m.told_circle_expired_text({ gives, gets }),
    button: SEE_SWAP,
  }),
  ...CHAIN_EVENTS,
  swap_day_cancelled: told<{ day: string }>({
    ...HANDOVER,
    type: 'swap_day_cancelled',
    to: 'all members who joined',
    by: EVERYWHERE,
    title: () => m.days_cancelled_title(),
    text: ({ day }) => m.days_cancelled_text({ day }),
    button: () => m.days_see_day(),
  }),
  circle_message: told<{ by: Person }>({
    type: 'circle_message',
    to: 'the others of an agreed circle, once until they have seen it; by mail where that takes a while',
    by: EVERYWHERE,
    setting: 'messages',
    quietHours: 'wait',
    mailAfter: DELIVERY.unread,
    whileHeard: true,
    title: () => m.told_circle_message_title(),
    text: ({ by }) => m.told_circle_message_text({ by }),
    button: SEE_SWAP,
  }),
  gift_asked: told<{ by: Person; item: string }>({
    ...OFFER,
    type: 'gift_asked',
    to: 'the owner of a gift that is asked for',
    by: NO_MAIL,
    title: () => m.told_gift_asked_title(),
    text: ({ by, item }) => m.told_gift_asked_text({ by, item }),
    button: SEE_ASKERS,
  }),
  gift_suggested: told<{ item: string; people: number; by: Person | null }>({
    ...OFFER,
    type: 'gift_suggested',
    to: 'the owner of a gift, once the site suggests a user',
    by: EVERYWHERE,
    title: () => m.told_gift_suggested_title(),
    text: ({ item, people, by }) =>
      by === ''
        ? m.told_gift_choose_text({ item, people })
        : m.told_gift_suggested_text({ item, people, by }),
    button: SEE_ASKERS,
  }),
  gift_reminder: told<{ item: string; people: number; by: Person | null }>({
    ...OFFER,
    type: 'gift_reminder',
    to: 'the owner of a gift, two days after the suggestion',
    by: EVERYWHERE,
    title: () => m.told_gift_reminder_title(),
    text: ({ item, people }) => m.told_gift_choose_text({ item, people }),
    button: SEE_ASKERS,
  }),
  gift_not_chosen: told<{ item: string }>({
    ...OFFER,
    type: 'gift_not_chosen',
    to: 'all others who asked for a gift',
    by: NO_MAIL,
    title: () => m.told_gift_not_chosen_title(),
    text: ({ item }) => m.told_gift_not_chosen_text({ item }),
    button: SEE_GIFTS,
  }),
  gift_ended: told<{ item: string }>({
    ...OFFER,
    type: 'gift_ended',
    to: 'all who asked for a gift that is not given',
    by: NO_MAIL,
    title: () => m.told_gift_ended_title(),
    text: ({ item }) => m.told_gift_ended_text({ item }),
    button: SEE_GIFTS,
  }),
  gift_waiting_again: told<{ item: string }>({
    ...OFFER,
    type: 'gift_waiting_again',
    to: 'those who were not chosen, once the swap of the gift is called off',
    by: NO_MAIL,
    title: () => m.told_gift_waiting_again_title(),
    text: ({ item }) => m.told_gift_waiting_again_text({ item }),
    button: SEE_GIFTS,
  }),
  gift_agreed: told<GiftSwapValues>({
    ...OFFER,
    type: 'gift_chosen',
    to: 'who was chosen to get a gift',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => m.told_gift_agreed_title(),
    text: (said) => m.told_gift_agreed_text({ item: thingOf(said) }),
    button: SEE_SWAP,
  }),
  gift_in_doubt: told<GiftSwapValues>({
    ...OFFER,
    type: 'exchange_in_doubt',
    to: 'the other of a gift',
    by: EVERYWHERE,
    while: ['agreed'],
    whileInDoubt: true,
    title: () => m.told_swap_in_doubt_title(),
    text: (said) => m.told_gift_in_doubt_text({ by: said.by, item: thingOf(said) }),
    button: SEE_SWAP,
  }),
  gift_confirmed: told<GiftSwapValues>({
    ...HANDOVER,
    type: 'exchange_confirmed',
    to: 'the other of a gift',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_gift_confirmed_title(),
    text: (said) => m.told_gift_confirmed_text({ by: said.by, item: thingOf(said) }),
    button: CONFIRM,
  }),
  gift_completed: told<GiftSwapValues>({
    ...HANDOVER,
    type: 'exchange_completed',
    to: 'the other of a gift, who had confirmed before',
    by: NO_MAIL,
    title: () => m.told_gift_completed_title(),
    text: (said) => m.told_gift_completed_text({ role: roleOf(said), item: thingOf(said) }),
    button: SEE_SWAP,
  }),
  gift_called_off: told<GiftSwapValues>({
    ...OFFER,
    type: 'exchange_called_off',
    to: 'the other of a gift',
    by: EVERYWHERE,
    title: () => m.told_gift_called_off_title(),
    text: (said) =>
      said.detail === ''
        ? m.told_gift_called_off_wordless({ by: said.by, item: thingOf(said) })
        : m.told_gift_called_off_text({ by: said.by, item: thingOf(said), detail: said.detail }),
    button: SEE_SWAP,
  }),
  gift_handover_reminder: told<GiftSwapValues>({
    ...HANDOVER,
    type: 'exchange_reminder',
    to: 'both of a gift that nobody has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_gift_confirmed_title(),
    text: (said) => m.told_gift_handover_reminder_text({ item: thingOf(said) }),
    button: CONFIRM,
  }),
  gift_confirmation_reminder: told<GiftSwapValues>({
    ...HANDOVER,
    type: 'exchange_reminder',
    to: 'the one of a gift who has not confirmed yet',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_gift_confirmed_title(),
    text: (said) => m.told_gift_handover_reminder_text({ item: thingOf(said) }),
    button: CONFIRM,
  }),
  gift_expired: told<GiftSwapValues>({
    ...OFFER,
    type: 'exchange_expired',
    to: 'both of a gift',
    by: NO_MAIL,
    title: () => m.told_gift_called_off_title(),
    text: (said) => m.told_gift_expired_text({ item: thingOf(said) }),
    button: SEE_SWAP,
  }),
  still_available: told<{ item: string }>({
    ...MATCH,
    type: 'still_available',
    to: 'who has not been here for 60 days and has something that would be swapped',
    by: EVERYWHERE,
    whileAway: true,
    title: () => m.told_still_available_title(),
    text: ({ item }) => m.told_still_available_text({ item }),
    button: () => m.told_still_available_button(),
  }),
  wish_found: told<{ wish: string; by: Person; item: string }>({
    ...MATCH,
    type: 'wish_found',
    to: 'whoever looks for something that has just been posted',
    by: EVERYWHERE,
    whileThere: true,
    title: () => m.told_wish_found_title(),
    text: ({ wish, by, item }) => m.told_wish_found_text({ wish, by, item }),
    button: () => m.told_wish_found_button(),
  }),
  wish_fulfilled: told<{ wish: string; item: string }>({
    ...MATCH,
    type: 'wish_fulfilled',
    to: 'the owner of a wish, once a swap has brought it',
    by: NO_MAIL,
    title: () => m.told_wish_fulfilled_title(),
    text: ({ wish, item }) => m.told_wish_fulfilled_text({ wish, item }),
    button: () => m.told_wish_fulfilled_button(),
  }),
  set_used_up: told<{ item: Things }>({
    ...MATCH,
    type: 'set_used_up',
    to: 'the owner of a set of wants, once swaps have brought as many as are enough',
    by: NO_MAIL,
    title: () => m.told_set_used_up_title(),
    text: ({ item }) => m.told_set_used_up_text({ item }),
    button: () => m.told_set_used_up_button(),
  }),
  wants_asked: told<{ items: Things }>({
    ...MATCH,
    type: 'want_asked',
    to: 'whoever has said half a year ago what they would swap for',
    by: NO_MAIL,
    title: () => m.told_wants_asked_title(),
    text: ({ items }) => m.told_wants_asked_text({ items }),
    button: () => m.told_wants_asked_button(),
  }),
  message: told<{ by: Person; message: Quote }>({
    type: 'message',
    to: 'who it was sent to; by mail once it has not been read for a while, and again only after they have read it',
    by: ['push', 'mail'],
    setting: 'messages',
    quietHours: 'wait',
    mailAfter: DELIVERY.unread,
    whileHeard: true,
    title: ({ by }) => m.told_message_title({ by }),
    text: ({ message }) => message || m.told_message_file(),
    button: () => m.told_message_button(),
  }),
  news: told<Record<never, never>>({
    type: 'news',
    to: 'who wants news, once a week, where there are any',
    by: ['mail'],
    setting: 'news',
    quietHours: 'wait',
    title: () => m.told_news_title(),
    text: () => m.told_news_text(),
    button: () => m.told_news_button(),
  }),
  test_push: told<Record<never, never>>({
    type: 'test_push',
    to: 'who asks for it',
    by: ['push'],
    setting: null,
    quietHours: 'pass',
    title: () => m.told_test_push_title(),
    text: () => m.told_test_push_text(),
    button: () => m.told_test_push_button(),
  }),
  item_taken_down: told<{ item: string }>({
    type: 'item_taken_down',
    to: 'the owner',
    by: NO_MAIL,
    setting: null,
    quietHours: 'wait',
    title: () => m.told_item_taken_down_title(),
    text: ({ item }) => m.told_item_taken_down_text({ item }),
    button: () => m.told_item_taken_down_button(),
  }),
  items_imported: told<{ count: number }>({
    type: 'items_imported',
    to: 'the member whose items an admin has imported',
    by: NO_MAIL,
    setting: null,
    quietHours: 'wait',
    title: () => m.told_items_imported_title(),
    text: ({ count }) => m.told_items_imported_text({ count }),
    button: () => m.told_items_imported_button(),
  }),
  item_shown: told<{ item: string }>({
    type: 'item_shown',
    to: 'the owner',
    by: PAGE_ALONE,
    setting: null,
    quietHours: 'wait',
    title: () => m.told_item_shown_title(),
    text: ({ item }) => m.told_item_shown_text({ item }),
    button: () => m.told_item_shown_button(),
  }),
  review_shown: told<{ by: Person }>({
    ...OFFER,
    type: 'review',
    to: 'the reviewed person, once it is shown',
    by: NO_MAIL,
    title: () => m.told_review_shown_title(),
    text: ({ by }) => m.told_review_shown_text({ by }),
    button: () => m.told_review_shown_button(),
  }),
  review_answered: told<{ by: Person }>({
    ...OFFER,
    type: 'review_answer',
    to: 'who has written the review',
    by: PAGE_ALONE,
    title: () => m.told_review_answered_title(),
    text: ({ by }) => m.told_review_answered_text({ by }),
    button: () => m.told_review_answered_button(),
  }),
  review_hidden: told<Record<never, never>>({
    type: 'review_hidden',
    to: 'who has written the review',
    by: PAGE_ALONE,
    setting: null,
    quietHours: 'wait',
    title: () => m.told_review_hidden_title(),
    text: () => m.told_review_hidden_text(),
    button: () => m.told_review_hidden_button(),
  }),
  report_handled: told<{ upheld: boolean }>({
    type: 'report_handled',
    to: 'whoever has reported it',
    by: PAGE_ALONE,
    setting: null,
    quietHours: 'wait',
    title: () => m.told_report_handled_title(),
    text: ({ upheld }) => (upheld ? m.told_report_upheld() : m.told_report_dismissed()),
    button: () => m.told_report_handled_button(),
  }),
  admin_contact: told<{ name: Writer }>({
    ...ADMIN,
    type: 'contact_message',
    to: 'admins and moderators; the message itself is mailed to them',
    by: NO_MAIL,
    whileWaits: 'contact',
    title: () => m.told_admin_contact_title(),
    text: ({ name }) => m.told_admin_contact_text({ name }),
    button: () => m.told_admin_contact_button(),
  }),
  admin_report: told<{ about: Person; what: 'item' | 'message' | 'person' | 'review' }>({
    ...ADMIN,
    type: 'report',
    to: 'admins and moderators',
    by: EVERYWHERE,
    whileWaits: 'report',
    title: () => m.told_admin_report_title(),
    text: ({ about, what }) => {
      if (what === 'item') return m.told_reported_item({ about })
      if (what === 'message') return m.told_reported_message({ about })
      if (what === 'review') return m.told_reported_review({ about })
      return m.told_reported_person({ about })
    },
    button: () => m.told_admin_report_button(),
  }),
  admin_person_waits: told<{ who: Person }>({
    ...ADMIN,
    type: 'person_waits',
    to: 'admins and moderators',
    by: EVERYWHERE,
    whileWaits: 'person',
    title: () => m.told_admin_person_waits_title(),
    text: ({ who }) => m.told_admin_person_waits_text({ who }),
    button: () => m.told_admin_person_waits_button(),
  }),
  admin_swap_in_doubt: told<{ things: Things; others: Things }>({
    ...ADMIN,
    type: 'swap_in_doubt',
    to: 'admins',
    by: PAGE_ALONE,
    title: () => m.told_admin_swap_in_doubt_title(),
    text: ({ things, others }) => m.told_admin_swap_in_doubt_text({ things, others }),
    button: SEE_SWAP,
  }),
  admin_swap_lost: told<{ things: Things; others: Things }>({
    ...ADMIN,
    type: 'swap_lost',
    to: 'admins',
    by: PAGE_ALONE,
    title: () => m.told_admin_swap_lost_title(),
    text: ({ things, others }) => m.told_admin_swap_lost_text({ things, others }),
    button: SEE_SWAP,
  }),
} as const

export type Kind = keyof typeof EVENTS

/** Kinds with texts specific to circles. */
type CircleKind = Exclude<Extract<Kind, `circle_${string}`>, 'circle_message'>

/** Circle-specific kind of an event; undefined if the general one applies. */
export const circleKind = (event: string): CircleKind | undefined =>
  Object.hasOwn(EVENTS, `circle_${event}`) ? (`circle_${event}` as CircleKind) : undefined

type ChainKind = Extract<Kind, `chain_${string}`>

export const chainKind = (event: string): ChainKind | undefined =>
  Object.hasOwn(EVENTS, `chain_${event}`) ? (`chain_${event}` as ChainKind) : undefined

type GiftSwapKind = Extract<
  Kind,
  | 'gift_agreed'
  | 'gift_in_doubt'
  | 'gift_confirmed'
  | 'gift_completed'
  | 'gift_called_off'
  | 'gift_handover_reminder'
  | 'gift_confirmation_reminder'
  | 'gift_expired'
>

export const giftKind = (event: string): GiftSwapKind | undefined =>
  Object.hasOwn(EVENTS, `gift_${event}`) ? (`gift_${event}` as GiftSwapKind) : undefined

export type ValuesOf<K extends Kind> = (typeof EVENTS)[K] extends EventKind<infer V> ? V : never

/** Undefined for unknown kinds, as after a downgrade. */
export const eventKind = (kind: string): EventKind<Values> | undefined =>
  Object.hasOwn(EVENTS, kind) ? (EVENTS[kind as Kind] as EventKind<Values>) : undefined
