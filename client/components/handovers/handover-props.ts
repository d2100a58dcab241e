import type { HandoverView } from '../../../server/trading/handovers/handovers-shared.ts'

/** Two people who hand something over, whatever kind of swap it is in. */
export interface HandoverProps {
  swapId: number
  other: { id: number; name: string }
  plan: HandoverView | null
  /** Something has changed: what shows it is to be asked for again. */
  onChange: () => unknown
}
