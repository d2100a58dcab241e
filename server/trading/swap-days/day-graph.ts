import type { Db } from '../../../db/open.ts'
import { usedBy } from '../../market/wishes/used-by.ts'
import { coversOf } from '../../market/wishes/wish-uses.ts'
import { IS_GIFT } from '../../site/community/community-rules.ts'
import type { WantGraph } from '../../solver/exchange-graph.ts'
import { thingsOf } from './day-things-queries.ts'
import { guestsOf, peopleOf } from './days-queries.ts'

interface Thing {
  itemId: number
  ownerId: number
  number: number
  name: string
  isGift: boolean
}

export interface DayWant {
  accountId: number
  itemId: number
  /** Own checked-in items that the user would give; null for any. */
  for: readonly number[] | null
}

export interface DayLimit {
  accountId: number
  items: readonly number[]
  most: number
}

export interface DayGraph {
  things: readonly Thing[]
  people: readonly number[]
  wanted: readonly DayWant[]
  limits: readonly DayLimit[]
  ownerOf(itemId: number): number | undefined
  isGift(itemId: number): boolean
  /** True if the user accepts the item for the given one, or for nothing. */
  wants(accountId: number, itemId: number, givenId: number | undefined): boolean
  keepsLimits(moves: readonly { itemId: number; toId: number }[]): boolean
}

const wantRows = (db: Db, id: number) =>
  db.$client
    .prepare<{ id: number }, { accountId: number; itemId: number; forAny: 0 | 1; setId: number | null }>(
      `SELECT wants.account_id AS accountId, wants.item_id AS itemId, for_any AS forAny, set_id AS setId FROM wants
       JOIN swap_day_things AS things ON things.item_id = wants.item_id AND things.day_id = :id AND things.hold = 'reserved'
       JOIN items ON items.id = wants.item_id
       WHERE answer = 'yes' AND items.owner_id <> wants.account_id
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE (blocker_id = wants.account_id AND blocked_id = items.owner_id)
           OR (blocker_id = items.owner_id AND blocked_id = wants.account_id))
       ORDER BY things.number`,
    )
    .all({ id })

const forRows = (db: Db, id: number) =>
  db.$client
    .prepare<{ id: number }, { accountId: number; itemId: number; forId: number }>(
      `SELECT account_id AS accountId, want_items.item_id AS itemId, for_item_id AS forId FROM want_items
       JOIN swap_day_things AS things ON things.item_id = for_item_id AND things.day_id = :id AND things.hold = 'reserved'`,
    )
    .all({ id })

function limitsOf(
  db: Db,
  rows: readonly { accountId: number; itemId: number; setId: number | null }[],
): DayLimit[] {
  const left = (table: 'want_sets' | 'wishes', column: 'set_id' | 'wish_id') =>
    db.$client.prepare<[number], { most: number | null; used: number }>(
      `SELECT most, ${usedBy(column, `${table}.id`)} AS used FROM ${table} WHERE id = ?`,
    )
  const found = new Map<string, { accountId: number; items: number[]; kind: 'set' | 'wish'; id: number }>()
  const note = (accountId: number, itemId: number, kind: 'set' | 'wish', id: number) => {
    const key = `${kind} ${id}`
    const limit = found.get(key) ?? { accountId, items: [], kind, id }
    limit.items.push(itemId)
    found.set(key, limit)
  }
  for (const { accountId, itemId } of rows) {
    for (const { wishId, setId } of coversOf(db, accountId, itemId)) {
      if (setId !== null) note(accountId, itemId, 'set', setId)
      if (wishId !== null) note(accountId, itemId, 'wish', wishId)
    }
  }
  const ofSet = left('want_sets', 'set_id')
  const ofWish = left('wishes', 'wish_id')
  return [...found.values()].flatMap(({ accountId, items, kind, id }) => {
    const row = (kind === 'set' ? ofSet : ofWish).get(id)
    if (!row || row.most === null) return []
    return [{ accountId, items, most: Math.max(0, row.most - row.used) }]
  })
}

export function graphOf(db: Db, id: number): DayGraph {
  const gifts = new Set(
    db.$client
      .prepare<{ id: number }, number>(
        `SELECT items.id FROM items JOIN swap_day_things ON item_id = items.id WHERE day_id = :id AND ${IS_GIFT}`,
      )
      .pluck()
      .all({ id }),
  )
  const guests = new Set(
    guestsOf(db)
      .all({ id })
      .map(({ accountId }) => accountId),
  )
  const suspended = new Set(
    db.$client.prepare<[], number>('SELECT id FROM accounts WHERE suspended_at IS NOT NULL').pluck().all(),
  )
  const isHere = (accountId: number) => guests.has(accountId) || !suspended.has(accountId)
  const things = thingsOf(db)
    .all({ id })
    .filter(({ hold, ownerId }) => hold === 'reserved' && isHere(ownerId))
    .map(({ itemId, ownerId, number, name }) => ({
      itemId,
      ownerId,
      number: number!,
      name,
      isGift: gifts.has(itemId),
    }))
  const owner = new Map(things.map(({ itemId, ownerId }) => [itemId, ownerId]))
  const owners = new Set(owner.values())
  const isPresent = (accountId: number) => owners.has(accountId) || guests.has(accountId)
  const rows = wantRows(db, id).filter(
    ({ accountId, itemId }) => isHere(accountId) && isPresent(accountId) && owner.has(itemId),
  )
  const named = new Map<string, number[]>()
  for (const { accountId, itemId, forId } of forRows(db, id)) {
    const key = `${accountId} ${itemId}`
    named.set(key, [...(named.get(key) ?? []), forId])
  }
  const wanted = rows.map(({ accountId, itemId, forAny }) => ({
    accountId,
    itemId,
    for: forAny === 1 ? null : (named.get(`${accountId} ${itemId}`) ?? []),
  }))
  const limits = limitsOf(db, rows)
  const byKey = new Map(wanted.map((want) => [`${want.accountId} ${want.itemId}`, want]))
  return {
    things,
    people: peopleOf(db)
      .all({ id })
      .map(({ accountId }) => accountId)
      .filter(isPresent),
    wanted,
    limits,
    ownerOf: (itemId) => owner.get(itemId),
    isGift: (itemId) => gifts.has(itemId),
    wants(accountId, itemId, givenId) {
      const want = byKey.get(`${accountId} ${itemId}`)
      if (!want) return false
      return want.for === null || (givenId !== undefined && want.for.includes(givenId))
    },
    keepsLimits: (moves) =>
      limits.every(
        ({ accountId, items, most }) =>
          moves.filter((move) => move.toId === accountId && items.includes(move.itemId)).length <= most,
      ),
  }
}

/** The solver's graph with its node mapping. */
export interface SolverInput {
  graph: Required<WantGraph>
  itemIds: (number | null)[]
  ownerIds: number[]
}

/** Builds the graph. Each user has an extra node without an item, to receive a gift without giving. */
export function solverInput({ things, people, wanted, limits }: DayGraph): SolverInput {
  const ids = new Map<number, number>()
  const personOf = (accountId: number) => {
    if (!ids.has(accountId)) ids.set(accountId, ids.size)
    return ids.get(accountId)!
  }
  const wantsOf = Map.groupBy(wanted, ({ accountId }) => accountId)
  const hasGifts = things.some(({ isGift }) => isGift)
  const takers = hasGifts
    ? people.filter((accountId) => wantsOf.has(accountId)).toSorted((a, b) => a - b)
    : []
  const itemIds = [...things.map(({ itemId }) => itemId), ...takers.map(() => null)]
  const ownerIds = [...things.map(({ ownerId }) => ownerId), ...takers]
  const nodeOf = new Map(things.map(({ itemId }, node) => [itemId, node]))
  const targets = itemIds.map((itemId, node) => {
    const isGift = things[node]?.isGift === true
    if (isGift) return []
    return (wantsOf.get(ownerIds[node]!) ?? [])
      .filter((want) => want.for === null || (itemId !== null && want.for.includes(itemId)))
      .map((want) => nodeOf.get(want.itemId)!)
  })
  return {
    itemIds,
    ownerIds,
    graph: {
      owner: Int32Array.from(ownerIds, personOf),
      wants: targets.map((list) => Int32Array.from(list)),
      gift: Uint8Array.from(itemIds, (_, node) => (things[node]?.isGift ? 1 : 0)),
      limits: limits.map(({ accountId, items, most }) => {
        const limited = new Set(items.map((itemId) => nodeOf.get(itemId)!))
        const edges = targets.flatMap((list, node) =>
          ownerIds[node] === accountId
            ? list.filter((target) => limited.has(target)).map((target): [number, number] => [node, target])
            : [],
        )
        return { edges, most }
      }),
    },
  }
}
