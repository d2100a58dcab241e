import type { STATUSES } from '../exchanges/exchanges-shared.ts'
import type { CircleState } from './circles-shared.ts'

/** Which circles stand in each tab of requests: swaps of any size are one list. What is proposed is among what one may want. */
export const CIRCLES_BESIDE: Record<(typeof STATUSES)[number], readonly CircleState[]> = {
  pending: [],
  accepted: ['agreed', 'completed'],
  rejected: ['ended'],
}
