import type { STATUSES } from '../exchanges/exchanges-shared.ts'
import type { CircleState } from './circles-shared.ts'

/** Circle states in each tab of requests. Proposals are in the matches. */
export const CIRCLES_BESIDE: Record<(typeof STATUSES)[number], readonly CircleState[]> = {
  pending: [],
  accepted: ['agreed', 'completed'],
  rejected: ['ended'],
}
