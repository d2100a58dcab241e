import type { swaps } from '../../db/schema/index.ts'
import * as m from '../platform/catalogues/messages.ts'
import { conflict } from '../platform/errors.ts'

type Row = typeof swaps.$inferSelect

export type SwapKind = Row['kind']
export type SwapState = Row['state']
export type SwapOutcome = NonNullable<Row['outcome']>

/** Status: the state, or the outcome of an ended swap. */
export type SwapStanding = Exclude<SwapState, 'ended'> | SwapOutcome

interface Step {
  from: SwapStanding
  to: SwapStanding
}

/** All transitions of swaps; nothing else changes the state. Items follow (item-status.ts). Permissions are checked by the callers. */
export const SWAP_STEPS = {
  agree: { from: 'proposed', to: 'agreed' },
  decline: { from: 'proposed', to: 'declined' },
  withdraw: { from: 'proposed', to: 'withdrawn' },
  lose_item: { from: 'proposed', to: 'item_gone' },
  lapse: { from: 'proposed', to: 'expired' },
  complete: { from: 'agreed', to: 'completed' },
  call_off: { from: 'agreed', to: 'called_off' },
  expire: { from: 'agreed', to: 'expired' },
} as const satisfies Record<string, Step>

export type SwapStep = keyof typeof SWAP_STEPS

/** The specification's three statuses of a request. */
export const STATUS_OF = {
  proposed: 'pending',
  agreed: 'accepted',
  completed: 'accepted',
  ended: 'rejected',
} as const satisfies Record<SwapState, string>

export const standingOf = ({ state, outcome }: Pick<Row, 'state' | 'outcome'>): SwapStanding =>
  outcome ?? (state as Exclude<SwapState, 'ended'>)

export function stored(standing: SwapStanding): { state: SwapState; outcome: SwapOutcome | null } {
  if (standing === 'proposed' || standing === 'agreed' || standing === 'completed') {
    return { state: standing, outcome: null }
  }
  return { state: 'ended', outcome: standing }
}

const NOUNS: Record<SwapKind, string> = { request: 'request', circle: 'swap' }

/** Error texts for an invalid transition, by status. */
const standingTexts = (): Record<SwapStanding, (noun: string) => string> => ({
  proposed: (noun) => m.swaps_not_accepted_yet({ noun }),
  agreed: (noun) => m.swaps_accepted_already({ noun }),
  completed: () => m.swaps_completed_already(),
  declined: (noun) => m.swaps_declined_already({ noun }),
  withdrawn: (noun) => m.swaps_this_has_been_withdrawn({ noun }),
  item_gone: (noun) => m.swaps_ended_item_gone({ noun }),
  called_off: () => m.swaps_called_off(),
  expired: (noun) => m.swaps_ended_in_time({ noun }),
})

/** @throws AppError 409 invalid in the current state */
export function checkStep(step: SwapStep, swap: Pick<Row, 'kind' | 'state' | 'outcome'>): void {
  const standing = standingOf(swap)
  if (standing !== SWAP_STEPS[step].from) throw conflict(standingTexts()[standing](NOUNS[swap.kind]))
}
