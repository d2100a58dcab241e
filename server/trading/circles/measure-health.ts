import type Sqlite from 'better-sqlite3'
import { usedBy } from '../../market/wishes/used-by.ts'
import { CIRCLE } from '../limits.ts'
import { MarketReach } from './market-reach.ts'
import { readMarket } from './read-market.ts'

/** Numbers of users. A user can be counted in several. */
export interface HealthFigures {
  active: number
  in_circle: number
  one_away: number
  unwanted: number
  wants_nothing: number
}

/** SQL: edges from users to items that they want in any way. */
const WANTED = `EXISTS (SELECT 1 FROM wants JOIN accounts AS other ON other.id = wants.account_id
    WHERE wants.item_id = items.id AND answer = 'yes' AND other.suspended_at IS NULL)
  OR EXISTS (SELECT 1 FROM gift_requests WHERE gift_requests.item_id = items.id AND gift_requests.state = 'waiting')
  OR EXISTS (SELECT 1 FROM swap_legs WHERE swap_legs.item_id = items.id AND swap_kind = 'request' AND swap_state = 'proposed'
    AND until_revision IS NULL)
  OR EXISTS (SELECT 1 FROM wish_matches JOIN wishes ON wishes.id = wish_id JOIN accounts AS other ON other.id = wishes.account_id
    WHERE wish_matches.item_id = items.id AND fulfilled_at IS NULL AND NOT is_across AND other.suspended_at IS NULL)`

/** Users who used the site since `:seenSince`, with what they have and want. */
const PEOPLE = `SELECT accounts.id,
    EXISTS (SELECT 1 FROM items WHERE owner_id = accounts.id AND status = 'available') AS hasItem,
    EXISTS (SELECT 1 FROM items WHERE owner_id = accounts.id AND status = 'available' AND (${WANTED})) AS isWanted,
    EXISTS (SELECT 1 FROM wishes WHERE account_id = accounts.id AND fulfilled_at IS NULL)
      OR EXISTS (SELECT 1 FROM wants JOIN items ON items.id = wants.item_id
        WHERE account_id = accounts.id AND answer = 'yes' AND items.status IN ('available', 'reserved'))
      OR EXISTS (SELECT 1 FROM gift_requests WHERE account_id = accounts.id AND gift_requests.state = 'waiting') AS isWanting,
    EXISTS (SELECT 1 FROM swap_parties JOIN circles USING (swap_id) WHERE account_id = accounts.id AND swap_kind = 'circle'
      AND swap_state = 'proposed' AND shape = 'circle') AS isAsked
  FROM accounts WHERE suspended_at IS NULL AND pending_since IS NULL
    AND (is_demo OR coalesce(seen_at, created_at) > :seenSince)`

interface PersonRow {
  id: number
  hasItem: 0 | 1
  isWanted: 0 | 1
  isWanting: 0 | 1
  isAsked: 0 | 1
}

/** Items that a user has answered, and items whose wish or set is full. Another yes to them has no effect. */
const ANSWERED = `SELECT account_id, item_id FROM wants
  UNION ALL SELECT account_id, item_id FROM wishes JOIN wish_matches ON wish_matches.wish_id = wishes.id
  WHERE wishes.id IN (SELECT wish_id FROM uses WHERE state <> 'ended') AND most <= ${usedBy('wish_id', 'wishes.id')}`

/** Measures how well the market is connected. It can take some seconds, so a worker thread calls it. @param now milliseconds since 1970. */
export function measureHealth(sqlite: Sqlite.Database, now: number): HealthFigures {
  const read = readMarket(sqlite, now, { isProposedIn: true })
  const reach = new MarketReach(read)
  const person = new Map(read.personIds.map((id, at) => [id, at]))
  const item = new Map(read.itemIds.map((id, at) => [id, at]))
  const answered = new Set<string>()
  for (const [accountId, itemId] of sqlite
    .prepare<[], [number, number]>(ANSWERED)
    .raw()
    .iterate() as IterableIterator<[number, number]>) {
    const [who, what] = [person.get(accountId), item.get(itemId)]
    if (who !== undefined && what !== undefined) answered.add(`${who} ${what}`)
  }
  const isAnswered = (who: number, what: number) => answered.has(`${who} ${what}`)

  const figures = { active: 0, in_circle: 0, one_away: 0, unwanted: 0, wants_nothing: 0 }
  for (const { id, hasItem, isWanted, isWanting, isAsked } of sqlite
    .prepare<[object], PersonRow>(PEOPLE)
    .iterate({ seenSince: now - CIRCLE.away })) {
    if (!hasItem && !isWanting) continue
    figures.active++
    if (hasItem && !isWanted) figures.unwanted++
    if (!isWanting) figures.wants_nothing++
    const who = person.get(id)
    if (isAsked || (who !== undefined && reach.isInCircle(who))) figures.in_circle++
    else if (who !== undefined && reach.isOneAway(who, isAnswered)) figures.one_away++
  }
  return figures
}
