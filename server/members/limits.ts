/** Limits of this area. Limits that several areas share are in server/platform/limits.ts. */

import { DAY, HOUR } from '../platform/time-shared.ts'

/** argon2id, above OWASP's minimum of 46 MiB and 1 pass. A hash takes about 70 ms (docs/security.md). */
export const PASSWORD_HASH = {
  /** KiB. */
  memory: 47_104,
  passes: 2,
  parallelism: 1,
  /** Parallel hashes, each with its own memory and thread. */
  atOnce: 2,
  /** Waiting hashes; further ones get 503. */
  waiting: 100,
} as const

/** Failed reset codes (decisions, section 2): per code, and per `timeWindow` by account and by network. */
export const RESET_TRIES = { perCode: 5, perAccount: 10, perNetwork: 200, timeWindow: 24 * HOUR } as const

export const CONTACT_MAILS = { max: 60, timeWindow: HOUR } as const

/** Admins see users with `shown` missed swaps in `timeWindow` milliseconds. */
export const NO_SHOWS = { shown: 3, timeWindow: 90 * DAY } as const
