import type { FastifyInstance } from 'fastify'
import { type Db, prepared } from '../../../db/open.ts'
import { conflictsOf, movesOf, noteConflict, thingsOf } from './day-things-queries.ts'
import { peopleOf } from './days-queries.ts'
import { announceDay, getDay } from './days-service.ts'
import type { DeskView } from './days-shared.ts'

type Site = Pick<FastifyInstance, 'config' | 'db'>

const codesOf = prepared((db) =>
  db.$client.prepare<{ id: number }, { accountId: number; code: string }>(
    `SELECT account_id AS accountId, code FROM swap_day_people WHERE day_id = :id
     UNION ALL SELECT account_id, code FROM swap_day_guests WHERE day_id = :id`,
  ),
)

/** All data that a helper's phone needs while offline. @throws AppError 404 */
export function deskOf(db: Db, id: number): DeskView {
  const { title, state } = getDay(db, id)
  const people = peopleOf(db).all({ id })
  const codes = new Map(
    codesOf(db)
      .all({ id })
      .map((row) => [row.accountId, row.code]),
  )
  const names = new Map(people.map(({ accountId, name }) => [accountId, name]))
  const things = Map.groupBy(thingsOf(db).all({ id }), ({ ownerId }) => ownerId)
  return {
    id,
    title,
    state,
    people: people.map(({ accountId, name, guestId }) => ({
      person: guestId === null ? accountId : null,
      guest: guestId,
      name,
      code: codes.get(accountId) ?? null,
      things: (things.get(accountId) ?? []).map((thing) => ({
        id: thing.itemId,
        name: thing.name,
        number: thing.number,
        state: thing.state,
      })),
    })),
    moves: movesOf(db)
      .all({ id })
      .map(({ itemId, number, name, fromId, toId, state: move }) => ({
        product_id: itemId,
        number,
        name,
        from: names.get(fromId) ?? '',
        to: names.get(toId) ?? '',
        state: move,
      }))
      .toSorted((a, b) => a.number - b.number),
    conflicts: conflictsOf(db)
      .all({ id })
      .map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
  }
}

/** Two helpers did opposite things with an item. The later act counts, and all helpers see the conflict on the page of the day. */
export function announceConflict(site: Site, id: number, itemId: number, kept: 'done' | 'undone'): void {
  noteConflict(site.db).run({ id, itemId, kept, now: Date.now() })
  announceDay(site, id)
}

/** Milliseconds between act and arrival from which an act counts as made offline. */
const LATE = 5000
/** Items whose last helper is stored. A restart loses them, which only loses notices of conflicts. */
const REMEMBERED = 10_000

const lastHelpers = prepared((_db: Db) => new Map<number, number>())

interface Act {
  id: number
  itemId: number
  me: number
  at: Date | undefined
  kept: 'done' | 'undone'
}

/** Records who changed an item. Notifies helpers of a conflict if the act was made offline, after another helper did the opposite. */
export function noteAct(site: Site, { id, itemId, me, at, kept }: Act): void {
  const helpers = lastHelpers(site.db)
  const before = helpers.get(itemId)
  if (helpers.size > REMEMBERED) helpers.clear()
  helpers.set(itemId, me)
  const isLate = at !== undefined && Date.now() - at.getTime() > LATE
  if (isLate && before !== undefined && before !== me) announceConflict(site, id, itemId, kept)
}
