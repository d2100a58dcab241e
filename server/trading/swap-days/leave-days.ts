import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { dropPlan, type MoveRow, movesOf, removeThing, setMove, thingOf } from './day-things-queries.ts'
import { endDayUses } from './day-uses.ts'
import { announceDay, getDay } from './days-service.ts'
import { letGoOfThing } from './hold-service.ts'

const daysWith = (db: Db, accountId: number) =>
  db.$client
    .prepare<{ accountId: number }, number>(
      `SELECT day_id FROM swap_day_people WHERE account_id = :accountId
       UNION SELECT day_id FROM swap_day_things JOIN items ON items.id = item_id WHERE owner_id = :accountId
       UNION SELECT day_id FROM swap_day_moves WHERE :accountId IN (from_id, to_id)`,
    )
    .pluck()
    .all({ accountId })

function returnMove(db: Db, id: number, move: MoveRow): void {
  setMove(db).run({ ...move, id, state: 'returned' })
  endDayUses(db, id, move.itemId)
  const thing = thingOf(db).get({ id, itemId: move.itemId })
  if (thing) letGoOfThing(db, id, thing, false)
}

/** Ends a user's moves. A user who gets nothing any longer gives nothing either, and so on, up to an item that is already picked up. */
function breakLoops(db: Db, id: number, accountId: number): void {
  const loops = Map.groupBy(movesOf(db).all({ id }), ({ loop }) => loop)
  for (const moves of loops.values()) {
    for (const [start, broken] of moves.entries()) {
      if (broken.state !== 'waiting' || (broken.fromId !== accountId && broken.toId !== accountId)) continue
      returnMove(db, id, broken)
      // A chain ends with its last receiver; a cycle wraps around.
      const rest = moves[0]!.isGift
        ? moves.slice(start + 1)
        : [...moves.slice(start + 1), ...moves.slice(0, start)]
      for (const next of rest) {
        if (next.state !== 'waiting') break
        returnMove(db, id, next)
      }
    }
  }
}

/** Account deletion: removes a user's items from all days. Call it before they are deleted. */
export function leaveDays(site: Pick<FastifyInstance, 'config' | 'db'>, accountId: number): void {
  const { db } = site
  for (const id of daysWith(db, accountId)) {
    const day = getDay(db, id)
    if (day.state === 'pick_up') breakLoops(db, id, accountId)
    const isOpen = ['announced', 'check_in', 'matched'].includes(day.state)
    if (
      isOpen &&
      movesOf(db)
        .all({ id })
        .some(({ fromId, toId }) => fromId === accountId || toId === accountId)
    ) {
      dropPlan.moves(db).run({ id })
      dropPlan.result(db).run({ id, result: null })
    }
    const items = db.$client
      .prepare<[number, number], number>(
        'SELECT item_id FROM swap_day_things JOIN items ON items.id = item_id WHERE day_id = ? AND owner_id = ?',
      )
      .pluck()
      .all(id, accountId)
    for (const itemId of items) removeThing(db).run({ id, itemId })
    announceDay(site, id)
  }
}
