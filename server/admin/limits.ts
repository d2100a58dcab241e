/** Limits of this area. Limits that several areas share are in server/platform/limits.ts. */

/** Open reports per reporter, so that one user cannot fill the moderators' queue. */
export const OPEN_REPORTS = 20

/** Messages before and after a reported message that admins see as context. */
export const REPORTED_THREAD = 3

/** Maximum price of a plan, in US dollars. */
export const HIGHEST_PRICE = 10_000
