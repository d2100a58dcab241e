import type Sqlite from 'better-sqlite3'
import { CIRCLE } from '../limits.ts'
import { ArcDraft, ArcLists } from './arc-lists.ts'
import type { CircleMarket } from './circle-candidates.ts'
import { loopKey } from './loop-key.ts'
import { endedLoops, isPresent, REQUEST_ARCS } from './market-rules.ts'
import type { ArcKind } from './propose-circle.ts'

/** A market as it stands in the tables, as numbers, and what is known of its loops. */
export interface MarketRead {
  market: CircleMarket
  /** Id of each item, and of each person. */
  itemIds: number[]
  personIds: number[]
  /** Why an item is given for another. */
  kindOf(item: number, target: number): ArcKind
  /** Whether a loop may be proposed: nobody of it has blocked another, it has not ended before, no request says the same. */
  allowed(items: Int32Array, length: number): boolean
}

const KINDS: readonly ArcKind[] = ['want', 'request', 'wish']
const [WANT, REQUEST, WISH] = [0, 1, 2]

/**
 * Reads the whole market, without the items that stand in an open circle: some seconds at most, in a thread of its own.
 *
 * @param now milliseconds since 1970.
 */
export function readMarket(sqlite: Sqlite.Database, now: number): MarketRead {
  const since = { seenSince: now - CIRCLE.away, yesSince: now - CIRCLE.yesCounts }
  const rows = <Row extends unknown[]>(sql: string, values: object = {}) =>
    sqlite.prepare<[object], Row>(sql).raw().iterate(values) as IterableIterator<Row>

  const itemIds: number[] = []
  const personIds: number[] = []
  const [items, people] = [new Map<number, number>(), new Map<number, number>()]
  const owner: number[] = []
  for (const [itemId, ownerId] of rows<[number, number]>(
    `SELECT items.id, owner_id FROM items JOIN accounts ON accounts.id = owner_id
     WHERE status = 'available' AND ${isPresent('accounts')} AND items.id NOT IN (SELECT item_id FROM swap_legs
       WHERE item_id IS NOT NULL AND until_revision IS NULL AND swap_kind = 'circle' AND swap_state = 'proposed')`,
    { seenSince: since.seenSince },
  )) {
    if (!people.has(ownerId)) {
      people.set(ownerId, personIds.length)
      personIds.push(ownerId)
    }
    items.set(itemId, itemIds.length)
    itemIds.push(itemId)
    owner.push(people.get(ownerId)!)
  }

  /** By person: what they would take for anything they have. By item: what they would take for it besides. */
  const [forAny, forOne] = [new ArcDraft(), new ArcDraft()]
  const addOf = (arcs: ArcDraft, from: ReadonlyMap<number, number>, kind: number) => {
    return ([sourceId, targetId]: [number, number]) => {
      const [source, target] = [from.get(sourceId), items.get(targetId)]
      if (source !== undefined && target !== undefined) arcs.add(source, target, kind)
    }
  }
  const each = (sql: string, values: object, take: (row: [number, number]) => void) => {
    for (const row of rows<[number, number]>(sql, values)) take(row)
  }
  each(
    "SELECT account_id, item_id FROM wants WHERE answer = 'yes' AND for_any",
    {},
    addOf(forAny, people, WANT),
  )
  each(
    `SELECT for_item_id, want_items.item_id FROM want_items JOIN wants USING (account_id, item_id)
     WHERE answer = 'yes' AND NOT for_any`,
    {},
    addOf(forOne, items, WANT),
  )
  each(
    "SELECT given_id, got_id FROM pair_answers WHERE answer = 'yes' AND created_at > :yesSince",
    { yesSince: since.yesSince },
    addOf(forOne, items, WANT),
  )
  each(`SELECT given.item_id, back.item_id FROM ${REQUEST_ARCS}`, {}, addOf(forOne, items, REQUEST))
  each(
    'SELECT account_id, item_id FROM wishes JOIN wish_matches ON wish_id = wishes.id WHERE for_any',
    {},
    addOf(forAny, people, WISH),
  )
  each(
    `SELECT wish_items.item_id, wish_matches.item_id FROM wishes JOIN wish_items ON wish_items.wish_id = wishes.id
     JOIN wish_matches ON wish_matches.wish_id = wishes.id WHERE NOT for_any`,
    {},
    addOf(forOne, items, WISH),
  )
  /** What each person has refused for all they have, and each item's owner for it alone. */
  const [noForAny, noForOne] = [new ArcDraft(), new ArcDraft()]
  each("SELECT account_id, item_id FROM wants WHERE answer = 'no'", {}, addOf(noForAny, people, WANT))
  each("SELECT given_id, got_id FROM pair_answers WHERE answer = 'no'", {}, addOf(noForOne, items, WANT))

  const [from, until] = [new Int32Array(owner.length), new Int32Array(owner.length)]
  const [ofPerson, noOfPerson] = [forAny, noForAny].map((arcs) => arcs.bySource(personIds.length))
  const [ofItem, noOfItem] = [forOne, noForOne].map((arcs) => arcs.bySource(owner.length))
  const lists = new ArcLists(owner.length)
  /** Items of one person of which nothing else is known share their arcs. */
  const shared = new Map<number, readonly [number, number]>()
  for (const [item, person] of owner.entries()) {
    const isAlike = [ofItem!, noOfItem!].every((arcs) => arcs.from[item] === arcs.from[item + 1])
    let range = isAlike ? shared.get(person) : undefined
    if (!range) {
      const isOwn = (target: number) => owner[target] === person
      lists.begin()
      lists.refuse(noOfPerson!, person)
      lists.refuse(noOfItem!, item)
      lists.add(ofPerson!, person, isOwn)
      lists.add(ofItem!, item, isOwn)
      range = lists.end()
      if (isAlike) shared.set(person, range)
    }
    ;[from[item], until[item]] = range
  }
  const { targets, kinds } = lists.finish()

  const waited = new Float32Array(personIds.length)
  const [room, open] = [new Uint8Array(personIds.length).fill(CIRCLE.open), new Uint8Array(personIds.length)]
  for (const [accountId, last] of rows<[number, number]>(
    `SELECT accounts.id, max(accounts.created_at, coalesce((SELECT max(agreed_at) FROM swap_parties
       JOIN swaps ON swaps.id = swap_id WHERE account_id = accounts.id), 0)) FROM accounts`,
  )) {
    const person = people.get(accountId)
    if (person !== undefined) waited[person] = Math.max(0, now - last)
  }
  const longest = waited.reduce((most, wait) => Math.max(most, wait), 1)
  for (const [person, wait] of waited.entries()) waited[person] = wait / longest
  for (const [accountId, count] of rows<[number, number]>(
    `SELECT account_id, count(*) FROM swap_parties WHERE swap_kind = 'circle' AND swap_state = 'proposed' GROUP BY account_id`,
  )) {
    const person = people.get(accountId)
    if (person === undefined) continue
    room[person] = Math.max(0, CIRCLE.open - count)
    open[person] = 1
  }

  const blocked = new Set<number>()
  each('SELECT blocker_id, blocked_id FROM blocks', {}, ([one, other]) => {
    const [a, b] = [people.get(one), people.get(other)]
    if (a === undefined || b === undefined) return
    blocked.add(a * personIds.length + b)
    blocked.add(b * personIds.length + a)
  })
  const ended = new Set<string>()
  for (const [loop] of rows<[string]>(endedLoops(), { endedSince: now - CIRCLE.ended.timeWindow })) {
    ended.add(loop)
  }
  const requested = new Set<string>()
  each(
    `SELECT one.item_id, other.item_id FROM swap_legs AS one JOIN swap_legs AS other ON other.swap_id = one.swap_id
     WHERE one.swap_kind = 'request' AND one.swap_state = 'proposed' AND one.until_revision IS NULL
       AND other.until_revision IS NULL AND one.from_id <> other.from_id AND one.item_id < other.item_id`,
    {},
    (pair) => requested.add(loopKey(pair)),
  )

  const isWish = Uint8Array.from(kinds, (kind) => (kind === WISH ? 1 : 0))
  return {
    market: {
      owner: Int32Array.from(owner),
      from,
      until,
      targets,
      wish: isWish,
      waited,
      room,
      open,
    },
    itemIds,
    personIds,
    kindOf: (item, target) => KINDS[kinds[targets.indexOf(target, from[item])]!]!,
    allowed(path, length) {
      if (blocked.size > 0) {
        for (let one = 0; one < length; one++) {
          for (let other = one + 1; other < length; other++) {
            if (blocked.has(owner[path[one]!]! * personIds.length + owner[path[other]!]!)) return false
          }
        }
      }
      if (ended.size === 0 && (length > 2 || requested.size === 0)) return true
      const key = loopKey(Array.from(path.subarray(0, length), (item) => itemIds[item]!))
      return !ended.has(key) && !(length === 2 && requested.has(key))
    },
  }
}

/** People who have not been here for long and were not asked since, each with an item that somebody would swap for. */
export function awayWithSomethingWanted(
  sqlite: Sqlite.Database,
  now: number,
): { accountId: number; item: string }[] {
  return sqlite
    .prepare<[object], { accountId: number; item: string }>(
      `SELECT accounts.id AS accountId, (SELECT items.name FROM items WHERE owner_id = accounts.id AND status = 'available'
         AND EXISTS (SELECT 1 FROM wants WHERE item_id = items.id AND answer = 'yes')) AS item
       FROM accounts LEFT JOIN circle_people ON circle_people.account_id = accounts.id
       WHERE suspended_at IS NULL AND NOT is_demo AND coalesce(seen_at, created_at) <= :seenSince
         AND (asked_at IS NULL OR asked_at < coalesce(seen_at, created_at)) AND item IS NOT NULL LIMIT :limit`,
    )
    .all({ seenSince: now - CIRCLE.away, limit: CIRCLE.asked })
}
