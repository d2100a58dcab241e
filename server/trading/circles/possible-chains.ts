import { type Db, prepared } from '../../../db/open.ts'
import { openCircleWith } from '../../swaps/swaps-queries.ts'
import { hasHadEnough } from '../gifts/received-gifts.ts'
import { CIRCLE, GIFT } from '../limits.ts'
import { MarketInTables } from './arcs-queries.ts'
import { IS_PRESENT, STARTS_CHAIN } from './market-rules.ts'
import { areAllowed, hasEnded } from './possible-loops.ts'
import { type ArcKind, chainKey, type FoundChain } from './propose-circle.ts'

const giverOf = prepared((db) =>
  db.$client
    .prepare<{ id: number; startsSince: number; seenSince: number }, number>(
      `SELECT owner_id FROM items JOIN accounts ON accounts.id = owner_id
       WHERE items.id = :id AND ${STARTS_CHAIN} AND ${IS_PRESENT}`,
    )
    .pluck(),
)

/** Source of each receiver's acceptance of their item; undefined if a receiver would not accept it now. */
function edgesOf(market: MarketInTables, { items, people }: FoundChain): (ArcKind | undefined)[] {
  const [gift] = items
  return people.slice(1).map((person, at) => {
    const got = items[at]!
    const given = items[at + 1]
    if (given === undefined) return market.takenLast(person, got)
    if (market.ownerOf(given) !== person) return undefined
    if (got !== gift) return market.arc(given, got)
    return market.isHeldBack(person, got) ? undefined : market.said(given, person, got)
  })
}

/** True if a chain found some seconds ago is still possible and its items are free. */
export function chainHolds(db: Db, chain: FoundChain): boolean {
  const { items, people, why } = chain
  const [gift] = items
  const now = Date.now()
  if (items.some((itemId) => openCircleWith(db).get({ itemId }))) return false
  const since = { startsSince: now - GIFT.collect, seenSince: now - CIRCLE.away }
  if (giverOf(db).get({ id: gift!, ...since }) !== people[0]) return false
  const edges = edgesOf(new MarketInTables(db), chain)
  if (!edges.every((kind, at) => kind && (kind !== 'wish' || why[at + 1] === 'wish'))) return false
  const last = people.at(-1)!
  return !hasEnded(db, chainKey(items, last)) && areAllowed(db, people) && !hasHadEnough(db, last)
}
