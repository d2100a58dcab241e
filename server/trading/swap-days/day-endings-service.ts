import type { Db } from '../../../db/open.ts'
import { giftEnds } from '../../market/items/gift-hooks.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict } from '../../platform/errors.ts'
import { endProposedWith } from '../../swaps/swap-endings-service.ts'
import { graphOf } from './day-graph.ts'
import { type MoveRow, movesOf, setMove, thingOf } from './day-things-queries.ts'
import { endDayUses, finishDayUses, noteDayUses } from './day-uses.ts'
import type { DayRow } from './days-queries.ts'
import { letGoOfDay, tradeThing } from './hold-service.ts'

/** Starts pick-up and agrees all moves. @throws AppError 409 no plan, or a stale one */
export function startPickUp(db: Db, day: DayRow): void {
  const { id } = day
  if (day.result === null) throw conflict(m.days_match_again())
  if (!planHolds(db, id)) throw conflict(m.days_match_again())
  db.$client.prepare('UPDATE swap_day_moves SET agreed_at = ? WHERE day_id = ?').run(Date.now(), id)
  noteDayUses(db, id, movesOf(db).all({ id }))
}

/** True if wants and checked-in items still allow every move of the plan. */
function planHolds(db: Db, id: number): boolean {
  const graph = graphOf(db, id)
  const moves = movesOf(db).all({ id })
  for (const loop of Map.groupBy(moves, (move) => move.loop).values()) {
    for (const [at, move] of loop.entries()) {
      if (graph.ownerOf(move.itemId) !== move.fromId) return false
      // Only the first item of a chain is a gift.
      if (graph.isGift(move.itemId) !== (move.isGift === 1 && at === 0)) return false
      // The item that the receiver gives; none for the last of a chain.
      const next = loop[at + 1] ?? (loop[0]!.isGift ? undefined : loop[0])
      if (next && next.fromId !== move.toId) return false
      if (!graph.wants(move.toId, move.itemId, next?.itemId)) return false
    }
  }
  return graph.keepsLimits(moves.map(({ itemId, toId }) => ({ itemId, toId })))
}

/** Applies a final move: its uses become final, and requests for the item end. */
function settle(db: Db, id: number, move: MoveRow): void {
  finishDayUses(db, id, move)
  giftEnds(db, move.itemId)
  endProposedWith(db, move.itemId)
}

/**
 * Ends pick-up.
 * @param unticked outcome of unticked moves. With `returned`, a receiver who has already given an item keeps the one received for it.
 * @throws AppError 409 unticked moves without an outcome
 */
export function endPickUp(
  db: Db,
  day: DayRow,
  unticked: 'traded' | 'returned' | undefined,
  leftoversAreGifts = true,
): void {
  const { id } = day
  const moves = movesOf(db).all({ id })
  const waiting = moves.filter(({ state }) => state === 'waiting')
  if (waiting.length > 0 && unticked === undefined) throw conflict(m.days_unticked({ count: waiting.length }))
  const givers = new Set(moves.filter(({ state }) => state === 'picked_up').map(({ fromId }) => fromId))
  for (const move of waiting) {
    const thing = thingOf(db).get({ id, itemId: move.itemId })
    const isTraded = unticked === 'traded' || givers.has(move.toId)
    if (!isTraded) {
      setMove(db).run({ ...move, id, state: 'returned' })
      endDayUses(db, id, move.itemId)
    } else if (thing) {
      if (unticked === 'traded') setMove(db).run({ ...move, id, state: 'picked_up' })
      tradeThing(db, id, thing, unticked === 'traded')
    }
  }
  for (const move of movesOf(db).all({ id })) if (move.state !== 'returned') settle(db, id, move)
  letGoOfDay(db, id, leftoversAreGifts)
}
