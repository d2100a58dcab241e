import type { HandoverView } from '../../../server/trading/handovers/handovers-shared.ts'

/** The two parties of a handover in any swap. */
export interface HandoverProps {
  swapId: number
  other: { id: number; name: string }
  plan: HandoverView | null
  onChange: () => unknown
}
