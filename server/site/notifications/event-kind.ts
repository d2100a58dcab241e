import type { SWAP_STATES } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Person, Said, Things, Values } from './event-values.ts'
import type { Setting } from './notification-settings-shared.ts'

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
  /** Delay of the mail in milliseconds, with one waiting mail per topic; for messages that may be read before it is due. */
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

export const told = <V extends Values>(kind: EventKind<V>): EventKind<V> => kind

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

export const EVERYWHERE = ['page', 'push', 'mail'] as const
export const NO_MAIL = ['page', 'push'] as const
export const PAGE_ALONE = ['page'] as const

export const OFFER = { setting: 'offers', quietHours: 'wait' } as const
export const MATCH = { setting: 'matches', quietHours: 'wait' } as const
export const HANDOVER = { setting: 'handover', quietHours: 'wait' } as const
/** Too urgent to wait for the end of quiet hours. */
export const REMINDER = { setting: 'handover', quietHours: 'pass' } as const
export const ADMIN = { setting: 'admin', quietHours: 'wait' } as const

export const SEE_OFFER = () => m.told_see_offer()
export const SEE_SWAP = () => m.told_see_swap()
export const SEE_ASKERS = () => m.told_see_askers()
export const SEE_GIFTS = () => m.told_see_gifts()
export const SEE_MEETING = () => m.told_see_meeting()
export const CONFIRM = () => m.told_confirm()
