/** Limits of this area. Limits that several areas share are in server/platform/limits.ts. */

import { DAY, HOUR, MINUTE } from '../platform/time-shared.ts'

/** Terms of a request. */
export const SWAP_TERMS = {
  /** Items per party. */
  items: 10,
  /** Free-text items that the requester may offer. */
  unlisted: 2,
  /** Revisions of both parties, including the first; edits of items do not count. */
  revisions: 20,
  /** Milliseconds in which several edits of an item are one revision and one notification. */
  editsJoin: 10 * MINUTE,
  /** Newest revisions shown. */
  shown: 100,
} as const

/** Deadlines of swaps, in milliseconds since the status began: reminders, then expiry. */
export const SWAP_DEADLINE = {
  answer: { remind: [3 * DAY], expire: 14 * DAY },
  /** Answers to a proposal of the site, for a circle and for a pair. */
  circle: { remind: [48 * HOUR], expire: 72 * HOUR },
  match: { remind: [24 * HOUR], expire: 48 * HOUR },
  /** Edits of a circle's items restart the deadline until this long after the proposal. */
  circleBeginsAnew: 7 * DAY,
  handover: { remind: [7 * DAY, 21 * DAY], expire: 30 * DAY },
  /** Time for the other parties to confirm after the first confirmation. */
  confirmation: { remind: [3 * DAY], expire: 14 * DAY },
  lookEvery: 10 * MINUTE,
  /** Swaps handled before other requests are served. */
  atOnce: 50,
} as const

/** Milliseconds in which several swaps of the same pair count as one. */
export const SAME_PAIR = 30 * DAY
