import { type Db, prepared } from '../../db/open.ts'
import type { CALL_OFF_KINDS } from '../../db/schema/index.ts'
import { push } from '../platform/realtime/live-events.ts'
import { noteCompleted } from './completed-pairs.ts'
import { refreshItemsOf } from './item-status.ts'
import { announceChange, announceItems } from './market-news.ts'
import { stepTaken } from './swap-hooks.ts'
import {
  checkStep,
  SWAP_STEPS,
  type SwapOutcome,
  type SwapState,
  type SwapStep,
  stored,
} from './swap-standings.ts'
import { waitingFor } from './swap-waits.ts'
import type { Swap } from './swaps-queries.ts'

// Building blocks of swap transitions. Call them in a transaction.

export function showChanged(db: Db, { id, kind, parties }: Pick<Swap, 'id' | 'kind' | 'parties'>): void {
  const name = kind === 'circle' ? 'CircleChanged' : 'ExchangeChanged'
  push(db, { to: parties.map(({ accountId }) => accountId), name, data: { id } })
}

const writeAgreed = prepared((db) =>
  db.$client.prepare<{ id: number; now: number; since: number; due: number }>(
    `UPDATE swaps SET state = 'agreed', agreed_at = :now, updated_at = :now, waiting_since = :since, reminders = 0,
       due_at = :due WHERE id = :id`,
  ),
)

const writeEnded = prepared((db) =>
  db.$client.prepare<{
    id: number
    now: number
    reason: string
    state: SwapState
    outcome: SwapOutcome | null
  }>(
    `UPDATE swaps SET state = :state, outcome = :outcome, reason = :reason, ended_at = :now, updated_at = :now,
       due_at = NULL WHERE id = :id`,
  ),
)

/** Who cancelled, why, and the party at fault if any. */
export interface CalledOff {
  byId: number
  kind: (typeof CALL_OFF_KINDS)[number]
  aboutId: number | null
}

const writeCalledOff = prepared((db) =>
  db.$client.prepare<CalledOff & { id: number }>(
    'UPDATE swaps SET call_off_kind = :kind, called_off_by_id = :byId, call_off_about_id = :aboutId WHERE id = :id',
  ),
)

const writeReason = prepared((db) =>
  db.$client.prepare<{ id: number; reason: string; now: number }>(
    'UPDATE swaps SET reason = :reason, updated_at = :now WHERE id = :id',
  ),
)

export function noteCalledOff(
  db: Db,
  { id }: Pick<Swap, 'id'>,
  { reason, calledOff }: { reason?: string; calledOff?: CalledOff },
): void {
  if (reason !== undefined) writeReason(db).run({ id, reason, now: Date.now() })
  if (calledOff) writeCalledOff(db).run({ id, ...calledOff })
}

/** Makes a transition; updates deadline and items. @returns the swap in its new state. @throws AppError 409 invalid in the current state */
export function takeStep(
  db: Db,
  swap: Swap,
  step: SwapStep,
  more: { reason?: string; calledOff?: CalledOff } = {},
): Swap {
  checkStep(step, swap)
  const now = Date.now()
  const next = stored(SWAP_STEPS[step].to)
  const reason = more.reason ?? swap.reason
  if (step === 'agree') {
    const { waitingSince, dueAt } = waitingFor('handover', new Date(now))
    writeAgreed(db).run({ id: swap.id, now, since: waitingSince.getTime(), due: dueAt.getTime() })
  } else writeEnded(db).run({ id: swap.id, now, reason, ...next })
  if (more.calledOff) writeCalledOff(db).run({ id: swap.id, ...more.calledOff })
  if (step === 'complete') noteCompleted(db, swap, now)
  refreshItemsOf(db, swap.id)
  showChanged(db, swap)
  const isFree = next.state === 'ended' && (swap.kind === 'circle' || swap.state === 'agreed')
  if (isFree)
    announceItems(
      db,
      swap.legs.map(({ itemId }) => itemId),
    )
  // The end frees the parties for other circles, and the pair may be matched again, so the market is searched.
  else announceChange(db)
  const taken = { ...swap, ...next, reason, endedAt: step === 'agree' ? null : now }
  stepTaken(db, taken, step)
  return taken
}

/**
 * Ends an agreed swap without open legs: completed if everything was traded, or any leg of a chain; otherwise cancelled.
 * @returns the swap in its new state; `swap` itself while a leg is open.
 */
export function endIfSettled(db: Db, swap: Swap): Swap {
  if (swap.state !== 'agreed' || swap.legs.some(({ outcome }) => outcome === null)) return swap
  return takeStep(db, swap, comesToSomething(swap) ? 'complete' : 'call_off')
}

/** True if an agreed swap without open legs is completed. Earlier legs of a chain count even if later ones have ended. */
export const comesToSomething = ({ legs, isChain }: Pick<Swap, 'legs' | 'isChain'>): boolean =>
  isChain ? legs.some(isTraded) : legs.every(isTraded)

const isTraded = ({ outcome }: Swap['legs'][number]) => outcome === 'traded'

declare module '../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    /** A circle of the user was created, changed or ended. */
    CircleChanged: { id: number }
  }
}
