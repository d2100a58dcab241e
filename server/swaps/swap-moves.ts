import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { swaps } from '../../db/schema/index.ts'
import { push } from '../realtime/live-events.ts'
import { refreshItemsOf } from './item-status.ts'
import { checkStep, SWAP_STEPS, type SwapStep, stored } from './swap-standings.ts'
import { NOTHING_DUE, waitingFor } from './swap-waits.ts'
import type { Swap } from './swaps-queries.ts'

// What every step of a swap is made of. Each goes into the transaction of its caller.

/** Has open windows of its people show a swap as it now is. */
export function showChanged(db: Db, { id, parties }: Pick<Swap, 'id' | 'parties'>): void {
  push(db, { to: parties.map(({ accountId }) => accountId), name: 'ExchangeChanged', data: { id } })
}

/**
 * Takes a step: the state, what is due next, and the items follow.
 *
 * @returns the swap in its new state.
 * @throws AppError 409 where it does not stand where this step begins.
 */
export function takeStep(db: Db, swap: Swap, step: SwapStep, more: { reason?: string } = {}): Swap {
  checkStep(step, swap)
  const now = new Date()
  const next = stored(SWAP_STEPS[step].to)
  db.update(swaps)
    .set({
      ...next,
      ...more,
      ...(step === 'agree'
        ? { agreedAt: now, ...waitingFor('handover', now) }
        : { endedAt: now, ...NOTHING_DUE }),
    })
    .where(eq(swaps.id, swap.id))
    .run()
  refreshItemsOf(db, swap.id)
  showChanged(db, swap)
  return { ...swap, ...next, ...more }
}
