import type { deliveries } from '../../../db/schema/index.ts'
import { MAIL } from '../limits.ts'
import type { About, Values } from '../notifications/event-values.ts'
import type { WhyNotTold } from './admin-deliveries-shared.ts'

export type Delivery = typeof deliveries.$inferSelect

/** Reason in `last_error`: unreachable, or obsolete. */
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

/** Values of the event; their type depends on the kind. */
export const valuesOf = <V extends Values>({ details }: Pick<Delivery, 'details'>): V =>
  (JSON.parse(details) as { values: V }).values

export const aboutOf = ({ details }: Pick<Delivery, 'details'>): About =>
  (JSON.parse(details) as { about: About }).about

export const over = (outcome: NonNullable<Delivery['outcome']>, lastError = '') => ({
  outcome,
  lastError: lastError.slice(0, MAIL.errorLength),
  nextAttemptAt: null,
  endedAt: new Date(),
})

export class Dropped extends Error {
  constructor(reason: DropReason) {
    super(reason)
  }
}

/** Permanent failure. The message is the server's response, which may name the recipient. */
export class Refused extends Error {
  readonly code: string
  readonly ids: readonly number[]
  constructor(message: string, code = 'refused', ids: readonly number[] = []) {
    super(message)
    this.code = code
    this.ids = ids
  }
}

/** Deferred, without counting an attempt. */
export class Later extends Error {
  readonly at: Date
  constructor(at: Date) {
    super(`not before ${at.toISOString()}`)
    this.at = at
  }
}

/** The server is throttling, for `wait` milliseconds. */
export class Busy extends Error {
  readonly code = 'busy'
  readonly wait: number
  constructor(message: string, wait: number) {
    super(message)
    this.wait = wait
  }
}

/**
 * Sends one delivery.
 * @param taken records acceptance by the server; never throws; called before another mail or push is sent.
 * @throws Dropped, Refused, Later, Busy; other errors are retried.
 */
export type Carry = (delivery: Delivery, taken: (ids: readonly number[]) => void) => Promise<void>
