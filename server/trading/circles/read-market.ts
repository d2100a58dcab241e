import type Sqlite from 'better-sqlite3'
import { usedBy, usedOnes } from '../../market/wishes/used-by.ts'
import { IS_GIFT } from '../../site/community/community-rules.ts'
import { ArcDraft, ArcLists } from '../../solver/arc-lists.ts'
import type { CircleMarket } from '../../solver/circle-candidates.ts'
import { loopKey } from '../../solver/loop-key.ts'
import { CIRCLE, GIFT } from '../limits.ts'
import { endedLoops, IS_PRESENT, REQUEST, REQUEST_ARCS, STARTS_CHAIN, WANT, WISH } from './market-rules.ts'
import { type ArcKind, chainKey } from './propose-circle.ts'
import { readGifts } from './read-gifts.ts'
import { readLimits } from './read-limits.ts'

/** A market read from the tables, with items and users as numbers from 0, and the rule for proposable cycles. */
export interface MarketRead {
  market: CircleMarket
  itemIds: number[]
  personIds: number[]
  kindOf(item: number, target: number): ArcKind
  /**
   * True if a cycle may be proposed: no two users have blocked each other, it is not in `endedLoops`, and no pending request is for the same two
   * items.
   */
  allowed(items: Int32Array, length: number): boolean
  /** Like `allowed`, for the items of a chain and its last receiver. */
  allowedChain(items: readonly number[], last: number): boolean
  /** Why a user would be the last receiver of an item. */
  lastKindOf(person: number, item: number): ArcKind
}

const KINDS: readonly ArcKind[] = ['want', 'request', 'wish']

export type Rows = <Row extends unknown[]>(sql: string, values?: object) => IterableIterator<Row>
type Pair = [number, number]

/** The items and people of a market: ids by number, and numbers by id. */
export interface Members extends Pick<MarketRead, 'itemIds' | 'personIds'> {
  items: ReadonlyMap<number, number>
  people: ReadonlyMap<number, number>
  owner: readonly number[]
  gifts: readonly number[]
}

export interface MarketParts {
  /** True if it includes items of open circles and chains. */
  isProposedIn: boolean
  /** Milliseconds since 1970: gifts requested or listed later than this start no chains. */
  startsSince: number
}

function readMembers(rows: Rows, now: number, { isProposedIn, startsSince }: MarketParts): Members {
  const itemIds: number[] = []
  const personIds: number[] = []
  const [items, people] = [new Map<number, number>(), new Map<number, number>()]
  const owner: number[] = []
  const gifts: number[] = []
  const numberOf = (accountId: number): number => {
    const known = people.get(accountId)
    if (known !== undefined) return known
    people.set(accountId, personIds.length)
    return personIds.push(accountId) - 1
  }
  const seenSince = now - CIRCLE.away
  for (const [itemId, ownerId, isGift] of rows<[number, number, 0 | 1]>(
    `SELECT items.id, owner_id, ${IS_GIFT} AS is_gift FROM items JOIN accounts ON accounts.id = owner_id
     WHERE status = 'available' AND (NOT ${IS_GIFT} OR ${STARTS_CHAIN}) AND ${IS_PRESENT} AND (:isProposedIn OR items.id NOT IN (SELECT item_id FROM swap_legs
       WHERE item_id IS NOT NULL AND until_revision IS NULL AND swap_kind = 'circle' AND swap_state = 'proposed'))`,
    { seenSince, startsSince, isProposedIn: isProposedIn ? 1 : 0 },
  )) {
    if (isGift) gifts.push(itemIds.length)
    items.set(itemId, itemIds.length)
    itemIds.push(itemId)
    owner.push(numberOf(ownerId))
  }
  // A user without an item can be the last of a chain, so these users are read too.
  if (gifts.length > 0)
    for (const [id] of rows<[number]>(`SELECT id FROM accounts WHERE ${IS_PRESENT}`, { seenSince }))
      numberOf(id)
  return { itemIds, personIds, items, people, owner, gifts }
}

/** What each user accepts and rejects, for all of their items and for single items. */
function readWanted(rows: Rows, { items, people, itemIds, personIds }: Members, now: number) {
  const arcsFrom = (sources: ReadonlyMap<number, number>, count: number) => {
    const arcs = new ArcDraft()
    return {
      add(kind: number, sql: string, values?: object) {
        for (const [sourceId, targetId] of rows<Pair>(sql, values)) {
          const [source, target] = [sources.get(sourceId), items.get(targetId)]
          if (source !== undefined && target !== undefined) arcs.add(source, target, kind)
        }
      },
      finish: () => arcs.bySource(count),
    }
  }
  const [forAny, noForAny] = [arcsFrom(people, personIds.length), arcsFrom(people, personIds.length)]
  const [forOne, noForOne] = [arcsFrom(items, itemIds.length), arcsFrom(items, itemIds.length)]

  forAny.add(WANT, "SELECT account_id, item_id FROM wants WHERE answer = 'yes' AND for_any")
  forOne.add(
    WANT,
    `SELECT for_item_id, want_items.item_id FROM want_items JOIN wants USING (account_id, item_id)
     WHERE answer = 'yes' AND NOT for_any`,
  )
  forOne.add(
    WANT,
    "SELECT given_id, got_id FROM pair_answers WHERE answer = 'yes' AND created_at > :yesSince",
    { yesSince: now - CIRCLE.yesCounts },
  )
  forOne.add(REQUEST, `SELECT given.item_id, back.item_id FROM ${REQUEST_ARCS}`)
  forAny.add(REQUEST, "SELECT account_id, item_id FROM gift_requests WHERE state = 'waiting'")
  forAny.add(
    WISH,
    'SELECT account_id, item_id FROM wishes JOIN wish_matches ON wish_id = wishes.id WHERE for_any AND fulfilled_at IS NULL AND NOT is_across',
  )
  forOne.add(
    WISH,
    `SELECT wish_items.item_id, wish_matches.item_id FROM wishes JOIN wish_items ON wish_items.wish_id = wishes.id
     JOIN wish_matches ON wish_matches.wish_id = wishes.id WHERE NOT for_any AND fulfilled_at IS NULL AND NOT is_across`,
  )
  noForAny.add(WANT, "SELECT account_id, item_id FROM wants WHERE answer = 'no'")
  noForAny.add(WANT, 'SELECT account_id, item_id FROM chain_refusals')
  // Wishes and sets that have reached their limit give no edges, so their items count as rejected.
  noForAny.add(
    WANT,
    `SELECT wants.account_id, item_id FROM want_sets JOIN wants ON set_id = want_sets.id
     WHERE want_sets.id IN (${usedOnes('set_id')}) AND most <= ${usedBy('set_id', 'want_sets.id')}`,
  )
  noForAny.add(
    WANT,
    `SELECT account_id, item_id FROM wishes JOIN wish_matches ON wish_matches.wish_id = wishes.id
     WHERE wishes.id IN (${usedOnes('wish_id')}) AND most <= ${usedBy('wish_id', 'wishes.id')}`,
  )
  noForOne.add(WANT, "SELECT given_id, got_id FROM pair_answers WHERE answer = 'no'")
  return {
    ofPerson: forAny.finish(),
    ofItem: forOne.finish(),
    noOfPerson: noForAny.finish(),
    noOfItem: noForOne.finish(),
  }
}

/** Edges of each item, to the items that its owner accepts for it. */
function arcsOf(
  { owner, gifts }: Members,
  { ofPerson, ofItem, noOfPerson, noOfItem }: ReturnType<typeof readWanted>,
) {
  const [from, until] = [new Int32Array(owner.length), new Int32Array(owner.length)]
  const lists = new ArcLists(owner.length)
  /** By user: the edges that all of their items share, except items that have an answer of their own. */
  const shared = new Map<number, readonly [number, number]>()
  const isGift = new Set(gifts)
  for (const [item, person] of owner.entries()) {
    if (isGift.has(item)) continue
    const isAlike = [ofItem, noOfItem].every((arcs) => arcs.from[item] === arcs.from[item + 1])
    let range = isAlike ? shared.get(person) : undefined
    if (!range) {
      const isOwn = (target: number) => owner[target] === person
      lists.begin()
      lists.refuse(noOfPerson, person)
      lists.refuse(noOfItem, item)
      lists.add(ofPerson, person, isOwn)
      lists.add(ofItem, item, isOwn)
      range = lists.end()
      if (isAlike) shared.set(person, range)
    }
    ;[from[item], until[item]] = range
  }
  return { from, until, ...lists.finish() }
}

function readStandings(
  rows: Rows,
  { people, personIds }: Members,
  now: number,
): Pick<CircleMarket, 'waited' | 'room' | 'open'> {
  const waited = new Float32Array(personIds.length)
  for (const [accountId, last] of rows<Pair>(
    `SELECT accounts.id, max(accounts.created_at, coalesce((SELECT max(agreed_at) FROM swap_parties
       JOIN swaps ON swaps.id = swap_id WHERE account_id = accounts.id), 0)) FROM accounts`,
  )) {
    const person = people.get(accountId)
    if (person !== undefined) waited[person] = Math.max(0, now - last)
  }
  const longest = waited.reduce((most, wait) => Math.max(most, wait), 1)
  for (const [person, wait] of waited.entries()) waited[person] = wait / longest

  const [room, open] = [new Uint8Array(personIds.length).fill(CIRCLE.open), new Uint8Array(personIds.length)]
  for (const [accountId, count] of rows<Pair>(
    `SELECT account_id, count(*) FROM swap_parties WHERE swap_kind = 'circle' AND swap_state = 'proposed' GROUP BY account_id`,
  )) {
    const person = people.get(accountId)
    if (person === undefined) continue
    room[person] = Math.max(0, CIRCLE.open - count)
    open[person] = 1
  }
  for (const [accountId] of rows<[number]>(
    "SELECT DISTINCT account_id FROM swap_parties WHERE swap_state IN ('agreed', 'completed')",
  )) {
    const person = people.get(accountId)
    if (person !== undefined) open[person] = 1
  }
  return { waited, room, open }
}

function readAllowed(
  rows: Rows,
  { itemIds, people, personIds, owner }: Members,
  now: number,
): Pick<MarketRead, 'allowed' | 'allowedChain'> {
  const blocked = new Set<number>()
  for (const [one, other] of rows<Pair>('SELECT blocker_id, blocked_id FROM blocks')) {
    const [a, b] = [people.get(one), people.get(other)]
    if (a === undefined || b === undefined) continue
    blocked.add(a * personIds.length + b)
    blocked.add(b * personIds.length + a)
  }
  const ended = new Set<string>()
  for (const [loop] of rows<[string]>(endedLoops(), { endedSince: now - CIRCLE.ended.timeWindow })) {
    ended.add(loop)
  }
  const requested = new Set<string>()
  for (const pair of rows<Pair>(
    `SELECT one.item_id, other.item_id FROM swap_legs AS one JOIN swap_legs AS other ON other.swap_id = one.swap_id
     WHERE one.swap_kind = 'request' AND one.swap_state = 'proposed' AND one.until_revision IS NULL
       AND other.until_revision IS NULL AND one.from_id <> other.from_id AND one.item_id < other.item_id`,
  )) {
    requested.add(loopKey(pair))
  }

  const areBlocked = (one: number, other: number) => blocked.has(one * personIds.length + other)
  const allowedChain: MarketRead['allowedChain'] = (items, last) => {
    const parties = [...items.map((item) => owner[item]!), last]
    if (
      blocked.size > 0 &&
      parties.some((one, at) => parties.slice(at + 1).some((other) => areBlocked(one, other)))
    )
      return false
    return !ended.has(
      chainKey(
        items.map((item) => itemIds[item]!),
        personIds[last]!,
      ),
    )
  }
  const allowed: MarketRead['allowed'] = (path, length) => {
    if (blocked.size > 0) {
      for (let one = 0; one < length; one++) {
        for (let other = one + 1; other < length; other++) {
          if (areBlocked(owner[path[one]!]!, owner[path[other]!]!)) return false
        }
      }
    }
    if (ended.size === 0 && (length > 2 || requested.size === 0)) return true
    const key = loopKey(Array.from(path.subarray(0, length), (item) => itemIds[item]!))
    return !ended.has(key) && !(length === 2 && requested.has(key))
  }
  return { allowed, allowedChain }
}

/**
 * Reads the whole market; without `isProposedIn`, excludes items of open circles. It can take some seconds, so a worker thread calls it.
 * @param now milliseconds since 1970.
 */
export function readMarket(
  sqlite: Sqlite.Database,
  now: number,
  { isProposedIn = false, startsSince = now - GIFT.collect }: Partial<MarketParts> = {},
): MarketRead {
  const rows: Rows = <Row extends unknown[]>(sql: string, values: object = {}) =>
    sqlite.prepare<[object], Row>(sql).raw().iterate(values) as IterableIterator<Row>
  const members = readMembers(rows, now, { isProposedIn, startsSince })
  const { itemIds, personIds, owner } = members
  const wanted = readWanted(rows, members, now)
  const { from, until, targets, kinds } = arcsOf(members, wanted)
  const chains =
    members.gifts.length > 0
      ? readGifts(rows, members, { draft: new ArcDraft(), refused: wanted.noOfPerson, now })
      : undefined
  return {
    market: {
      owner: Int32Array.from(owner),
      from,
      until,
      targets,
      wish: Uint8Array.from(kinds, (kind) => (kind === WISH ? 1 : 0)),
      ...readStandings(rows, members, now),
      limits: readLimits(rows, members),
      ...(chains ? { gifts: chains.gifts } : {}),
    },
    itemIds,
    personIds,
    kindOf: (item, target) => KINDS[kinds[targets.indexOf(target, from[item])]!]!,
    lastKindOf: (person, item) => KINDS[chains!.lastKindOf(person, item)]!,
    ...readAllowed(rows, members, now),
  }
}
