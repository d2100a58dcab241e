import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { swapDayUses, uses } from '../../../db/schema/index.ts'

/** SQL: number of swaps and swap day moves in this column of `uses`. */
export const usedBy = (column: 'wish_id' | 'set_id', whose: string, states = "state <> 'ended'") =>
  `((SELECT count(DISTINCT swap_id) FROM uses WHERE ${column} = ${whose} AND ${states})
    + (SELECT count(*) FROM swap_day_uses WHERE ${column} = ${whose} AND ${states}))`

/** Number of swaps and swap day moves of a wish or set. */
export function usesOf(of: 'wishId' | 'setId', whose: Column | Placeholder, states = sql`<> 'ended'`) {
  const count: SQL = sql`(SELECT count(DISTINCT ${uses.swapId}) FROM ${uses}
      WHERE ${uses[of]} = ${whose} AND ${uses.state} ${states})
    + (SELECT count(*) FROM ${swapDayUses} WHERE ${swapDayUses[of]} = ${whose} AND ${swapDayUses.state} ${states})`
  // The outer parentheses make the counts subqueries. Otherwise drizzle omits the table names of their columns if the select has a single table.
  return sql<number>`(${count})`
}

/** SQL: ids with a use that has not ended; may contain duplicates. */
export const usedOnes = (column: 'wish_id' | 'set_id') =>
  `SELECT ${column} FROM uses WHERE state <> 'ended' UNION ALL SELECT ${column} FROM swap_day_uses WHERE state <> 'ended'`
