import { type Db, prepared } from '../../../db/open.ts'
import { type Cover, coversOf } from '../../market/wishes/wish-uses.ts'
import { announceChange } from '../../swaps/market-news.ts'
import { settleUses } from '../circles/swap-uses.ts'
import type { MoveRow } from './day-things-queries.ts'

// Uses of wishes and sets by a swap day, from the start of pick-up.

const insertUse = prepared((db) =>
  db.$client.prepare<Cover & { id: number; itemId: number }>(
    'INSERT INTO swap_day_uses (day_id, item_id, wish_id, set_id) VALUES (:id, :itemId, :wishId, :setId)',
  ),
)

const runningUses = prepared((db) =>
  db.$client.prepare<{ id: number; itemId: number }, Cover & { useId: number }>(
    `SELECT id AS useId, wish_id AS wishId, set_id AS setId FROM swap_day_uses
     WHERE day_id = :id AND item_id = :itemId AND state = 'running' ORDER BY id`,
  ),
)

const setUse = prepared((db) =>
  db.$client.prepare<{ useId: number; state: 'ended' | 'final' }>(
    'UPDATE swap_day_uses SET state = :state WHERE id = :useId',
  ),
)

/** Puts a want back into its set, from which the trade has removed it. */
const rejoinSet = prepared((db) =>
  db.$client.prepare<{ setId: number; itemId: number }>(
    `UPDATE wants SET set_id = :setId WHERE item_id = :itemId AND answer = 'yes' AND set_id IS NULL
       AND account_id = (SELECT account_id FROM want_sets WHERE id = :setId)`,
  ),
)

/** @throws SqliteError beyond a limit */
export function noteDayUses(db: Db, id: number, moves: readonly MoveRow[]): void {
  for (const { itemId, toId } of moves) {
    for (const cover of coversOf(db, toId, itemId)) insertUse(db).run({ ...cover, id, itemId })
  }
}

/** Makes the uses of a move final. */
export function finishDayUses(db: Db, id: number, { itemId, name }: MoveRow): void {
  for (const { useId, ...cover } of runningUses(db).all({ id, itemId })) {
    setUse(db).run({ useId, state: 'final' })
    settleUses(db, [{ ...cover, name }])
  }
}

/** Cancels the uses of a move, so that other items may be found. */
export function endDayUses(db: Db, id: number, itemId: number): void {
  const running = runningUses(db).all({ id, itemId })
  for (const { useId } of running) setUse(db).run({ useId, state: 'ended' })
  if (running.length > 0) announceChange(db)
}

/** Puts wants back into their sets after a tick was undone. */
export function restoreDaySets(db: Db, id: number, itemId: number): void {
  for (const { setId } of runningUses(db).all({ id, itemId })) {
    if (setId !== null) rejoinSet(db).run({ setId, itemId })
  }
}
