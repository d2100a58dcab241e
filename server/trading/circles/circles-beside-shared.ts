import type { STATUSES } from '../exchanges/exchanges-shared.ts'
import type { CircleState } from './circles-shared.ts'

export const CIRCLES_BESIDE: Record<(typeof STATUSES)[number], readonly CircleState[]> = {
  pending: [],
  accepted: ['agreed', 'completed'],
  rejected: ['ended'],
}
