import type { deliveries } from '../../../db/schema/index.ts'
import { MAIL } from '../../platform/limits.ts'
import type { About, Values } from '../notifications/event-values.ts'
import type { WhyNotTold } from './admin-deliveries-shared.ts'

export type Delivery = typeof deliveries.$inferSelect

/** Why something was dropped, as it stands in `last_error`: its person could not be reached, or need not be told any more. */
type DropReason =
  | WhyNotTold
  | 'answered'
  | 'browser_ended'
  | 'late'
  | 'moved_on'
  | 'nobody'
  | 'nothing_left'
  | 'nothing_new'
  | 'read'
  | 'seen'
  | 'told_already'
  | 'unwanted'

/** The values of the event that a delivery tells of; which they are depends on its kind. */
export const valuesOf = <V extends Values>({ details }: Pick<Delivery, 'details'>): V =>
  (JSON.parse(details) as { values: V }).values

/** What a delivery is about. */
export const aboutOf = ({ details }: Pick<Delivery, 'details'>): About =>
  (JSON.parse(details) as { about: About }).about

/** Columns of a delivery that is finished. */
export const over = (outcome: NonNullable<Delivery['outcome']>, lastError = '') => ({
  outcome,
  lastError: lastError.slice(0, MAIL.errorLength),
  nextAttemptAt: null,
  endedAt: new Date(),
})

/** Not worth sending any more. */
export class Dropped extends Error {
  constructor(reason: DropReason) {
    super(reason)
  }
}

/** No other attempt would end otherwise; the message is what the server has said, which may name whom it was for. */
export class Refused extends Error {
  /** What the log says of it. */
  readonly code: string
  /** Ids of all that was in it, as of a day's mail. */
  readonly ids: readonly number[]
  constructor(message: string, code = 'refused', ids: readonly number[] = []) {
    super(message)
    this.code = code
    this.ids = ids
  }
}

/** Not before a moment; it counts as no attempt. */
export class Later extends Error {
  readonly at: Date
  constructor(at: Date) {
    super(`not before ${at.toISOString()}`)
    this.at = at
  }
}

/** The server that was asked is busy, and says for how many milliseconds. */
export class Busy extends Error {
  readonly code = 'busy'
  readonly wait: number
  constructor(message: string, wait: number) {
    super(message)
    this.wait = wait
  }
}

/**
 * Carries one delivery.
 *
 * @param taken notes that these were taken by the server, and never throws; called before any other mail or push is handed over.
 * @throws Dropped, Refused, Later, Busy; anything else is tried again.
 */
export type Carry = (delivery: Delivery, taken: (ids: readonly number[]) => void) => Promise<void>
