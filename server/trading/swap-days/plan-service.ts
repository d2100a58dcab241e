import type { Db } from '../../../db/open.ts'
import type { DayGraph } from './day-graph.ts'
import { movesOf, thingsOf } from './day-things-queries.ts'
import { peopleOf } from './days-queries.ts'
import { getDay } from './days-service.ts'
import type { MatchingView, PartyView, PlanView, WhyWithout } from './days-shared.ts'

export function partiesOf(db: Db, id: number): (accountId: number) => PartyView {
  const rows = new Map(
    peopleOf(db)
      .all({ id })
      .map((row) => [row.accountId, row]),
  )
  return (accountId) => {
    const row = rows.get(accountId)
    if (row && row.guestId !== null) return { guest: { id: row.guestId, name: row.name } }
    return { person: { id: accountId, name: row?.name ?? '' } }
  }
}

export function withoutOf(
  db: Db,
  id: number,
  graph: DayGraph,
  receivers: ReadonlySet<number>,
): [accountId: number, why: WhyWithout][] {
  const brought = Map.groupBy(
    thingsOf(db)
      .all({ id })
      .filter(({ hold }) => hold !== null),
    ({ ownerId }) => ownerId,
  )
  const wanters = new Set(graph.wanted.map(({ accountId }) => accountId))
  const wanted = new Set(graph.wanted.map(({ itemId }) => itemId))
  return [...brought]
    .filter(([accountId]) => !receivers.has(accountId))
    .map(([accountId, things]) => {
      if (!wanters.has(accountId)) return [accountId, 'no_wants']
      return [accountId, things.some(({ itemId }) => wanted.has(itemId)) ? 'no_loop' : 'nobody_wants']
    })
}

export interface StoredResult extends MatchingView {
  without: [accountId: number, why: WhyWithout][]
}

/** @throws AppError 404 no such day */
export function planView(db: Db, id: number): PlanView {
  const day = getDay(db, id)
  const moves = movesOf(db).all({ id })
  const party = partiesOf(db, id)
  const kept = moves.filter(({ state }) => state !== 'returned')
  const stored = day.result === null ? null : (JSON.parse(day.result) as StoredResult)
  const receivers = new Set(kept.map(({ toId }) => toId))
  const left = new Set(
    moves.filter(({ toId, state }) => state === 'returned' && !receivers.has(toId)).map(({ toId }) => toId),
  )
  const known = new Set(
    peopleOf(db)
      .all({ id })
      .map(({ accountId }) => accountId),
  )
  const without = (stored?.without ?? []).filter(
    ([accountId]) => known.has(accountId) && !left.has(accountId),
  )
  const why = (accountId: number): [number, WhyWithout] => [accountId, 'left']
  return {
    moves: moves.map(({ itemId, number, fromId, toId, state }) => ({
      product_id: itemId,
      number,
      from: party(fromId),
      to: party(toId),
      state,
    })),
    without: [...without, ...[...left].map(why)].map(([accountId, reason]) => ({
      ...party(accountId),
      why: reason,
    })),
    people: receivers.size,
    things: kept.length,
    longest: stored?.longest ?? 0,
  }
}
