// By itself, so that rooms on both sides of blocks/ can ask.

/** As SQL: one of two people, each said by an expression, has blocked the other. */
export const isBlockedBetween = (one: string, other: string) =>
  `EXISTS (SELECT 1 FROM blocks WHERE (blocker_id = ${one} AND blocked_id = ${other})
    OR (blocker_id = ${other} AND blocked_id = ${one}))`
