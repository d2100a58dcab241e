/** SQL: number of swaps and swap day moves in this column of `uses`. */
export const usedBy = (column: 'wish_id' | 'set_id', whose: string, states = "state <> 'ended'") =>
  `((SELECT count(DISTINCT swap_id) FROM uses WHERE ${column} = ${whose} AND ${states})
    + (SELECT count(*) FROM swap_day_uses WHERE ${column} = ${whose} AND ${states}))`

/** SQL: ids with a use that has not ended; may contain duplicates. */
export const usedOnes = (column: 'wish_id' | 'set_id') =>
  `SELECT ${column} FROM uses WHERE state <> 'ended' UNION ALL SELECT ${column} FROM swap_day_uses WHERE state <> 'ended'`
