import * as m from '../../platform/catalogues/messages.ts'
import { DELIVERY } from '../limits.ts'
import { CHAIN_EVENTS } from './chain-events.ts'
import { CIRCLE_EVENTS } from './circle-events.ts'
import {
  ADMIN,
  EVERYWHERE,
  type EventKind,
  HANDOVER,
  MATCH,
  NO_MAIL,
  OFFER,
  PAGE_ALONE,
  SEE_SWAP,
  told,
} from './event-kind.ts'
import type { Person, Quote, Things, Values, Writer } from './event-values.ts'
import { GIFT_EVENTS } from './gift-events.ts'
import { HANDOVER_EVENTS } from './handover-events.ts'
import { SWAP_EVENTS } from './swap-events.ts'

/**
 * All kinds of events with their recipients and channels. To add one, add an entry `told<ItsValues>({…})` and call `notify(db, 'its_kind', { to,
 * values, url, about })` in the transaction of the event. Page, live windows, push, mail, quiet hours and retries follow from the entry.
 * - `values`: ids and names, never sentences: `{ person: id }` for users, `thingsOf(legs)` for items. `title`, `text` and `button` render them.
 * - `about`: `{ swap }` adds images of what the reader gives and gets, and mail threading; `{ item }` adds its image.
 * - Deferred deliveries are only sent while these conditions are true:
 * - `while`: states of the swap. With `revision` in `about`: until the reader has answered those terms. With `plan`: while it is the newest and
 *   agreed, or with `whileOpen` not agreed. A proposed swap is rendered with its newest terms.
 * - `whileThere`: the reader can get the item and looks for it. `whileHeard`: `by` may contact the reader. `whileUnconfirmed`: the reader has not
 *   confirmed the exchange with the named user, or any.
 * - `whileInDoubt`: `by` is suspended, or blocked with another party. `whileAway`: the reader has not visited since. `whileWaits`: the user, report
 *   or message waits for moderators. `until` of `notify`: by time.
 * - `namesMeeting`: mail and push include the current place and time of the meeting.
 */
export const EVENTS = {
  ...SWAP_EVENTS,
  ...HANDOVER_EVENTS,
  ...CIRCLE_EVENTS,
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
  ...GIFT_EVENTS,
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
