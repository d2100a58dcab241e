import { type Db, prepared } from '../../db/open.ts'
import { CIRCLE } from '../limits.ts'
import { isPresent, REQUEST_ARCS } from './market-rules.ts'
import type { Neighbour, Neighbours } from './new-loops.ts'
import type { ArcKind } from './propose-circle.ts'

// SQL by hand, since one new want asks it some hundred times while people wait.

interface Asked {
  itemId: number
  ownerId: number
  yesSince: number
  seenSince: number
  limit: number
}
interface Row {
  item: number
  person: number
  kind: ArcKind
}

const FOR_IT = (table: string, key: string, item: string) =>
  `(${table}.for_any OR EXISTS (SELECT 1 FROM ${key} = ${item}))`
const WANT_FOR = (item: string) =>
  FOR_IT(
    'wants',
    'want_items WHERE account_id = wants.account_id AND item_id = wants.item_id AND for_item_id',
    item,
  )
const WISH_FOR = (item: string) => FOR_IT('wishes', 'wish_items WHERE wish_id = wishes.id AND item_id', item)

/** What was refused is never asked again: a want for all one's things, or this very pair. */
const NOT_REFUSED = (person: string, given: string, got: string) =>
  `NOT EXISTS (SELECT 1 FROM wants WHERE account_id = ${person} AND item_id = ${got} AND answer = 'no')
   AND NOT EXISTS (SELECT 1 FROM pair_answers WHERE given_id = ${given} AND got_id = ${got} AND answer = 'no')`

/** What the owner of an available item would take for it. */
const takenRows = prepared((db) =>
  db.$client.prepare<Asked, Row>(
    `SELECT items.id AS item, items.owner_id AS person, arcs.kind FROM (
       SELECT item_id, 'want' AS kind FROM wants
         WHERE account_id = :ownerId AND answer = 'yes' AND ${WANT_FOR(':itemId')}
       UNION ALL SELECT got_id, 'want' FROM pair_answers
         WHERE given_id = :itemId AND answer = 'yes' AND created_at > :yesSince
       UNION ALL SELECT back.item_id, 'request' FROM ${REQUEST_ARCS} AND given.item_id = :itemId
       UNION ALL SELECT wish_matches.item_id, 'wish' FROM wishes CROSS JOIN wish_matches ON wish_id = wishes.id
         WHERE account_id = :ownerId AND ${WISH_FOR(':itemId')}
     ) AS arcs CROSS JOIN items ON items.id = arcs.item_id CROSS JOIN accounts ON accounts.id = items.owner_id
     WHERE items.status = 'available' AND items.owner_id <> :ownerId AND ${isPresent('accounts')}
       AND ${NOT_REFUSED(':ownerId', ':itemId', 'items.id')} LIMIT :limit`,
  ),
)

/** What would be given for an available item. */
const givenRows = prepared((db) =>
  db.$client.prepare<Asked, Row>(
    `SELECT items.id AS item, items.owner_id AS person, arcs.kind FROM (
       SELECT items.id, 'want' AS kind FROM wants CROSS JOIN items ON items.owner_id = wants.account_id
         WHERE item_id = :itemId AND answer = 'yes' AND ${WANT_FOR('items.id')}
       UNION ALL SELECT given_id, 'want' FROM pair_answers
         WHERE got_id = :itemId AND answer = 'yes' AND created_at > :yesSince
       UNION ALL SELECT given.item_id, 'request' FROM ${REQUEST_ARCS} AND back.item_id = :itemId
       UNION ALL SELECT items.id, 'wish' FROM wish_matches CROSS JOIN wishes ON wishes.id = wish_id
         CROSS JOIN items ON items.owner_id = wishes.account_id
         WHERE wish_matches.item_id = :itemId AND ${WISH_FOR('items.id')}
     ) AS arcs CROSS JOIN items ON items.id = arcs.id CROSS JOIN accounts ON accounts.id = items.owner_id
     WHERE items.status = 'available' AND items.owner_id <> :ownerId AND ${isPresent('accounts')}
       AND ${NOT_REFUSED('items.owner_id', 'items.id', ':itemId')} LIMIT :limit`,
  ),
)

const itemRow = prepared((db) =>
  db.$client.prepare<{ itemId: number; seenSince: number }, { ownerId: number }>(
    `SELECT owner_id AS ownerId FROM items JOIN accounts ON accounts.id = owner_id
     WHERE items.id = :itemId AND status = 'available' AND ${isPresent('accounts')}`,
  ),
)

/**
 * The market as its tables say, looked at from single items. Each is asked for once; after `CIRCLE.rows` rows in all nothing more is
 * found and `isSpent` says so. Lives no longer than one transaction.
 */
export class MarketInTables implements Neighbours {
  readonly #db: Db
  readonly #since = { yesSince: Date.now() - CIRCLE.yesCounts, seenSince: Date.now() - CIRCLE.away }
  readonly #owners = new Map<number, number | undefined>()
  readonly #taken = new Map<number, Neighbour[]>()
  readonly #given = new Map<number, Neighbour[]>()
  readonly #kinds = new Map<string, ArcKind>()
  #left: number = CIRCLE.rows

  constructor(db: Db) {
    this.#db = db
  }

  get isSpent(): boolean {
    return this.#left <= 0
  }

  /** Whose an item is; undefined where it is not available, or its owner is not there. */
  ownerOf(itemId: number): number | undefined {
    if (!this.#owners.has(itemId)) {
      const { seenSince } = this.#since
      this.#owners.set(itemId, itemRow(this.#db).get({ itemId, seenSince })?.ownerId)
    }
    return this.#owners.get(itemId)
  }

  /** Why an item is given for another, of what this market has been asked for. */
  kindOf(given: number, got: number): ArcKind {
    return this.#kinds.get(`${given}>${got}`)!
  }

  taken(itemId: number): Neighbour[] {
    return this.#ask(this.#taken, takenRows(this.#db), itemId, (other) => `${itemId}>${other}`)
  }

  given(itemId: number): Neighbour[] {
    return this.#ask(this.#given, givenRows(this.#db), itemId, (other) => `${other}>${itemId}`)
  }

  #ask(
    known: Map<number, Neighbour[]>,
    rows: ReturnType<typeof takenRows>,
    itemId: number,
    arc: (other: number) => string,
  ): Neighbour[] {
    const before = known.get(itemId)
    if (before) return before
    const ownerId = this.ownerOf(itemId)
    const found = new Map<number, Neighbour>()
    if (ownerId !== undefined && this.#left > 0) {
      const all = rows.all({ itemId, ownerId, ...this.#since, limit: this.#left })
      this.#left -= all.length + 1
      // Wants come before requests, and these before wishes: an arc is as sure as the surest that says it.
      for (const { item, person, kind } of all) {
        if (found.has(item)) continue
        found.set(item, { item, person, wish: kind === 'wish' })
        this.#owners.set(item, person)
        this.#kinds.set(arc(item), kind)
      }
    }
    const neighbours = [...found.values()]
    known.set(itemId, neighbours)
    return neighbours
  }
}
