import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { blocks } from '../../../db/schema/index.ts'

/** SQL condition: either user has blocked the other; parameters are SQL expressions. */
export const isBlockedBetween = (one: string, other: string) =>
  `EXISTS (SELECT 1 FROM blocks WHERE (blocker_id = ${one} AND blocked_id = ${other})
    OR (blocker_id = ${other} AND blocked_id = ${one}))`

/** As `isBlockedBetween`, for drizzle. */
export const isBlocked = (one: SQLWrapper, other: SQLWrapper): SQL =>
  sql`EXISTS (SELECT 1 FROM ${blocks} WHERE (${blocks.blockerId} = ${one} AND ${blocks.blockedId} = ${other})
    OR (${blocks.blockerId} = ${other} AND ${blocks.blockedId} = ${one}))`
