export const SWAP_DAY_STATES = [
  'announced',
  'check_in',
  'matched',
  'pick_up',
  'finished',
  'cancelled',
] as const
export type SwapDayState = (typeof SWAP_DAY_STATES)[number]
export const DAY_THING_STATES = ['announced', 'checked_in', 'picked_up', 'returned'] as const
export type DayThingState = (typeof DAY_THING_STATES)[number]
export const DAY_MOVE_STATES = ['waiting', 'picked_up', 'returned'] as const
export type DayMoveState = (typeof DAY_MOVE_STATES)[number]
