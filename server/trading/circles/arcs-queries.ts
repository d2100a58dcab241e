import { type Db, prepared } from '../../../db/open.ts'
import { heldBack } from '../../market/wishes/wish-uses.ts'
import { IS_GIFT } from '../../site/community/community-rules.ts'
import type { Neighbour, Neighbours } from '../../solver/new-loops.ts'
import { CIRCLE } from '../limits.ts'
import { IS_PRESENT, REQUEST_ARCS, REQUESTED_ALONE } from './market-rules.ts'
import type { ArcKind } from './propose-circle.ts'

// Small raw queries: a new want runs about 100 of them while the user waits, and a join costs more than reading the rows one by one.

interface Asked {
  itemId: number
  ownerId: number
  yesSince: number
  limit: number
  /** Restricts the query to one pair of items. */
  gotId?: number
}
/** Item at the other end of an edge, its owner if known, and the source of the edge. */
interface Row {
  item: number
  person: number | null
  kind: ArcKind
}

const rowsOf = (sql: string) => prepared((db) => db.$client.prepare<Asked, Row>(`${sql} LIMIT :limit`))
const idsOf = (sql: string) => prepared((db) => db.$client.prepare<{ id: number }, number>(sql).pluck())

const FOR_IT = (table: string, key: string, item: string) =>
  `(${table}.for_any OR EXISTS (SELECT 1 FROM ${key} = ${item}))`
const WANT_FOR = (item: string) =>
  FOR_IT(
    'wants',
    'want_items WHERE account_id = wants.account_id AND item_id = wants.item_id AND for_item_id',
    item,
  )
const WISH_FOR = (item: string) => FOR_IT('wishes', 'wish_items WHERE wish_id = wishes.id AND item_id', item)

/** Sources of what an owner accepts for an item, the most certain first: column, source and tables. */
const TAKEN_FROM = [
  ['item_id', 'want', `wants WHERE account_id = :ownerId AND answer = 'yes' AND ${WANT_FOR(':itemId')}`],
  ['got_id', 'want', "pair_answers WHERE given_id = :itemId AND answer = 'yes' AND created_at > :yesSince"],
  ['back.item_id', 'request', `${REQUEST_ARCS} AND given.item_id = :itemId`],
  ['item_id', 'request', "gift_requests WHERE account_id = :ownerId AND state = 'waiting'"],
  [
    'wish_matches.item_id',
    'wish',
    `wishes CROSS JOIN wish_matches ON wish_id = wishes.id WHERE account_id = :ownerId AND fulfilled_at IS NULL
       AND NOT is_across AND ${WISH_FOR(':itemId')}`,
  ],
] as const
const TAKEN = TAKEN_FROM.map(([item, kind, from]) =>
  rowsOf(`SELECT ${item} AS item, NULL AS person, '${kind}' AS kind FROM ${from}`),
)
const TAKEN_ONE = TAKEN_FROM.map(([item, kind, from]) =>
  rowsOf(`SELECT ${item} AS item, NULL AS person, '${kind}' AS kind FROM ${from} AND ${item} = :gotId`),
)

/** Sources of what users accept as the last of a chain, where they give nothing. Like `TAKEN_FROM`, but for any offered item. */
const TAKEN_LAST = (
  [
    ['want', "wants WHERE account_id = :accountId AND item_id = :itemId AND answer = 'yes'"],
    [
      'want',
      `pair_answers JOIN items ON items.id = given_id WHERE owner_id = :accountId AND got_id = :itemId AND answer = 'yes'
         AND pair_answers.created_at > :yesSince`,
    ],
    ['request', `(${REQUESTED_ALONE}) WHERE account_id = :accountId AND item_id = :itemId`],
    [
      'wish',
      `wishes JOIN wish_matches ON wish_id = wishes.id WHERE account_id = :accountId AND item_id = :itemId
         AND fulfilled_at IS NULL AND NOT is_across`,
    ],
  ] as const
).map(([kind, from]) =>
  prepared((db) =>
    db.$client
      .prepare<{ accountId: number; itemId: number; yesSince: number }, ArcKind>(
        `SELECT '${kind}' FROM (SELECT :yesSince) JOIN ${from} LIMIT 1`,
      )
      .pluck(),
  ),
)

/** Sources of what others would give for an item. */
const GIVEN = [
  rowsOf(`SELECT items.id AS item, items.owner_id AS person, 'want' AS kind
    FROM wants CROSS JOIN items ON items.owner_id = wants.account_id
    WHERE item_id = :itemId AND answer = 'yes' AND status = 'available' AND NOT ${IS_GIFT} AND ${WANT_FOR('items.id')}`),
  rowsOf(`SELECT given_id AS item, NULL AS person, 'want' AS kind FROM pair_answers
    WHERE got_id = :itemId AND answer = 'yes' AND created_at > :yesSince`),
  rowsOf(`SELECT given.item_id AS item, NULL AS person, 'request' AS kind
    FROM ${REQUEST_ARCS} AND back.item_id = :itemId`),
  rowsOf(`SELECT items.id AS item, items.owner_id AS person, 'wish' AS kind
    FROM wish_matches CROSS JOIN wishes ON wishes.id = wish_id CROSS JOIN items ON items.owner_id = wishes.account_id
    WHERE wish_matches.item_id = :itemId AND fulfilled_at IS NULL AND NOT is_across AND status = 'available' AND NOT ${IS_GIFT}
      AND ${WISH_FOR('items.id')}`),
]

/** Items that a user has rejected: in return for any of their items, and for one item only. */
const refusedByOwner = idsOf(
  `SELECT item_id FROM wants WHERE account_id = :id AND answer = 'no'
   UNION ALL SELECT item_id FROM chain_refusals WHERE account_id = :id`,
)
const refusedForIt = idsOf("SELECT got_id FROM pair_answers WHERE given_id = :id AND answer = 'no'")
const refusersOfIt = idsOf(
  `SELECT account_id FROM wants WHERE item_id = :id AND answer = 'no'
   UNION ALL SELECT account_id FROM chain_refusals WHERE item_id = :id`,
)
const notGivenForIt = idsOf("SELECT given_id FROM pair_answers WHERE got_id = :id AND answer = 'no'")

const availableOwner = idsOf(
  `SELECT owner_id FROM items WHERE id = :id AND status = 'available' AND NOT ${IS_GIFT}`,
)

const presence = prepared((db) =>
  db.$client
    .prepare<{ id: number; seenSince: number }, 1>(`SELECT 1 FROM accounts WHERE id = :id AND ${IS_PRESENT}`)
    .pluck(),
)

/** Loads the edges of each item once, up to `CIRCLE.rows` rows (then `isSpent`). Use it within one transaction only. */
export class MarketInTables implements Neighbours {
  readonly #db: Db
  readonly #yesSince = Date.now() - CIRCLE.yesCounts
  readonly #seenSince = Date.now() - CIRCLE.away
  readonly #owners = new Map<number, number | undefined>()
  readonly #present = new Map<number, boolean>()
  readonly #taken = new Map<number, Neighbour[]>()
  readonly #given = new Map<number, Neighbour[]>()
  readonly #kinds = new Map<string, ArcKind>()
  readonly #refused = new Map<number, ReadonlySet<number>>()
  readonly #heldBack = new Map<number, (itemId: number) => boolean>()
  #left: number = CIRCLE.rows

  constructor(db: Db) {
    this.#db = db
  }

  get isSpent(): boolean {
    return this.#left <= 0
  }

  /** Undefined if the item is unavailable or its owner is inactive. */
  ownerOf(itemId: number): number | undefined {
    if (!this.#owners.has(itemId)) {
      this.#owners.set(itemId, this.#ifPresent(availableOwner(this.#db).get({ id: itemId })))
    }
    return this.#owners.get(itemId)
  }

  kindOf(given: number, got: number): ArcKind {
    return this.#kinds.get(`${given}>${got}`)!
  }

  /** Source of a single edge; undefined for none. */
  arc(itemId: number, gotId: number): ArcKind | undefined {
    const [ownerId, other] = [this.ownerOf(itemId), this.ownerOf(gotId)]
    if (ownerId === undefined || other === undefined || other === ownerId) return undefined
    if (this.isHeldBack(ownerId, gotId)) return undefined
    return this.said(itemId, ownerId, gotId)
  }

  /** As `arc`, but also if an owner is inactive. */
  said(itemId: number, ownerId: number, gotId: number): ArcKind | undefined {
    if (this.#refusalsOf(itemId, ownerId)(gotId)) return undefined
    const asked = { itemId, ownerId, gotId, yesSince: this.#yesSince, limit: 1 }
    for (const query of TAKEN_ONE) {
      const row = query(this.#db).get(asked)
      if (row) return row.kind
    }
    return undefined
  }

  /** Source of a user's interest in an item as the last of a chain; undefined if they do not want it, or not now. */
  takenLast(accountId: number, itemId: number): ArcKind | undefined {
    if (this.#ifPresent(accountId) === undefined || this.isHeldBack(accountId, itemId)) return undefined
    return this.saidLast(accountId, itemId)
  }

  /** As `takenLast`, but also if the user is inactive. */
  saidLast(accountId: number, itemId: number): ArcKind | undefined {
    if (this.#refusedBy(accountId).has(itemId)) return undefined
    for (const query of TAKEN_LAST) {
      const kind = query(this.#db).get({ accountId, itemId, yesSince: this.#yesSince })
      if (kind) return kind
    }
    return undefined
  }

  taken(itemId: number): Neighbour[] {
    return this.#ask(
      this.#taken,
      itemId,
      TAKEN,
      (other) => `${itemId}>${other}`,
      (ownerId) => {
        const isRefused = this.#refusalsOf(itemId, ownerId)
        return (item) => isRefused(item) || this.isHeldBack(ownerId, item)
      },
    )
  }

  given(itemId: number): Neighbour[] {
    return this.#ask(
      this.#given,
      itemId,
      GIVEN,
      (other) => `${other}>${itemId}`,
      () => {
        const people = new Set(refusersOfIt(this.#db).all({ id: itemId }))
        const items = new Set(notGivenForIt(this.#db).all({ id: itemId }))
        return (item, person) => people.has(person) || items.has(item) || this.isHeldBack(person, itemId)
      },
    )
  }

  #ask(
    known: Map<number, Neighbour[]>,
    itemId: number,
    queries: typeof TAKEN,
    arc: (other: number) => string,
    refusals: (ownerId: number) => (item: number, person: number) => boolean,
  ): Neighbour[] {
    const before = known.get(itemId)
    if (before) return before
    const ownerId = this.ownerOf(itemId)
    const found = new Map<number, Neighbour>()
    if (ownerId !== undefined && this.#left > 0) {
      const isRefused = refusals(ownerId)
      // Queries are ordered by certainty; the first source of an edge counts.
      for (const { item, person: known, kind } of this.#rows(queries, itemId, ownerId)) {
        if (found.has(item)) continue
        if (known !== null && !this.#owners.has(item)) this.#owners.set(item, this.#ifPresent(known))
        const person = this.ownerOf(item)
        if (person === undefined || person === ownerId || isRefused(item, person)) continue
        found.set(item, { item, person, wish: kind === 'wish' })
        this.#kinds.set(arc(item), kind)
      }
    }
    const neighbours = [...found.values()]
    known.set(itemId, neighbours)
    return neighbours
  }

  /** True if a want has no effect because a covering wish or set is full. */
  isHeldBack(accountId: number, itemId: number): boolean {
    let isHeld = this.#heldBack.get(accountId)
    if (!isHeld) {
      isHeld = heldBack(this.#db, accountId)
      this.#heldBack.set(accountId, isHeld)
    }
    return isHeld(itemId)
  }

  #refusedBy(ownerId: number): ReadonlySet<number> {
    const refused = this.#refused.get(ownerId) ?? new Set(refusedByOwner(this.#db).all({ id: ownerId }))
    this.#refused.set(ownerId, refused)
    return refused
  }

  #refusalsOf(itemId: number, ownerId: number): (got: number) => boolean {
    const byOwner = this.#refusedBy(ownerId)
    const forIt = new Set(refusedForIt(this.#db).all({ id: itemId }))
    return (got) => byOwner.has(got) || forIt.has(got)
  }

  *#rows(queries: typeof TAKEN, itemId: number, ownerId: number): Generator<Row> {
    this.#left--
    for (const query of queries) {
      if (this.#left <= 0) return
      const rows = query(this.#db).all({ itemId, ownerId, yesSince: this.#yesSince, limit: this.#left })
      this.#left -= rows.length
      yield* rows
    }
  }

  #ifPresent(accountId: number | undefined): number | undefined {
    if (accountId === undefined) return undefined
    let isHere = this.#present.get(accountId)
    if (isHere === undefined) {
      isHere = presence(this.#db).get({ id: accountId, seenSince: this.#seenSince }) !== undefined
      this.#present.set(accountId, isHere)
    }
    return isHere ? accountId : undefined
  }
}
