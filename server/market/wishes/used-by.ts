/** SQL: how many different swaps use what is in this column of `uses`. */
export const usedBy = (column: 'wish_id' | 'set_id', whose: string, states = "state <> 'ended'") =>
  `(SELECT count(DISTINCT swap_id) FROM uses WHERE ${column} = ${whose} AND ${states})`
