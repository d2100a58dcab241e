/** SQL condition: either user has blocked the other; parameters are SQL expressions. */
export const isBlockedBetween = (one: string, other: string) =>
  `EXISTS (SELECT 1 FROM blocks WHERE (blocker_id = ${one} AND blocked_id = ${other})
    OR (blocker_id = ${other} AND blocked_id = ${one}))`
