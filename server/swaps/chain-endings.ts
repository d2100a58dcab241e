import { type Db, prepared } from '../../db/open.ts'
import { refreshItemsOf } from './item-status.ts'
import { announceItems } from './market-news.ts'
import { legsSettled } from './swap-hooks.ts'
import { type CalledOff, comesToSomething, noteCalledOff, showChanged, takeStep } from './swap-moves.ts'
import { tell } from './swap-notices.ts'
import { findSwap, type Leg, type Swap } from './swaps-queries.ts'

const giveBack = prepared((db) =>
  db.$client.prepare<{ legIds: string }>(
    "UPDATE swap_legs SET outcome = 'returned' WHERE id IN (SELECT value FROM json_each(:legIds))",
  ),
)

const isConfirmed = ({ givenAt, receivedAt }: Leg) => givenAt !== null || receivedAt !== null

/**
 * Ends a leg of an agreed chain and all later ones. Their items are available again; earlier legs remain. Users who lose an item without
 * having given anything for it are notified. If nothing is open, the chain is completed if any leg is done, otherwise cancelled. A leg
 * confirmed by one party only keeps no outcome, so that an admin can settle it.
 * @param byId the user who ends it, who is not notified.
 * @returns the chain in its new state.
 */
export function endLegs(
  db: Db,
  swap: Swap,
  first: Leg,
  { byId, ...more }: { byId?: number; reason?: string; calledOff?: CalledOff } = {},
): Swap {
  const at = swap.legs.findIndex(({ id }) => id === first.id)
  const ended = swap.legs.slice(at).filter(({ outcome }) => outcome === null)
  const ids = ended.filter((leg) => !isConfirmed(leg)).map(({ id }) => id)
  giveBack(db).run({ legIds: JSON.stringify(ids) })
  refreshItemsOf(db, swap.id)
  announceItems(
    db,
    ended.map(({ itemId }) => itemId),
  )
  const left = findSwap(db, swap.id)!
  const isOver = left.legs.slice(0, at).every(({ outcome }) => outcome !== null)
  if (!isOver) noteCalledOff(db, left, more)
  const after = isOver
    ? takeStep(db, left, comesToSomething(left) ? 'complete' : 'call_off', more)
    : findSwap(db, swap.id)!
  if (!isOver) showChanged(db, after)
  legsSettled(db, swap.id, [])
  const touched = new Set(ended.flatMap(({ fromId, toId }) => [fromId, toId]))
  const to = swap.parties.map(({ accountId }) => accountId).filter((id) => id !== byId)
  const told = { ...after, legs: ended }
  tell(
    db,
    told,
    'broken',
    to.filter((id) => touched.has(id)),
    byId === undefined ? {} : { byId },
  )
  if (after.state === 'completed')
    tell(
      db,
      after,
      'completed',
      to.filter((id) => !touched.has(id)),
    )
  return after
}
