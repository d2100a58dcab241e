import { usedBy } from '../../market/wishes/used-by.ts'
import type { MarketLimits } from '../../solver/circle-candidates.ts'
import type { Members, Rows } from './read-market.ts'

const LEFT = `SELECT account_id, id, 0 AS is_set, most - ${usedBy('wish_id', 'wishes.id')} AS spare FROM wishes
    WHERE most IS NOT NULL AND fulfilled_at IS NULL
  UNION ALL SELECT account_id, id, 1, most - ${usedBy('set_id', 'want_sets.id')} FROM want_sets`

const COVERED = `SELECT account_id, item_id, wishes.id, 0 AS is_set FROM wishes JOIN wish_matches ON wish_id = wishes.id
    WHERE most IS NOT NULL AND fulfilled_at IS NULL
  UNION ALL SELECT account_id, item_id, set_id, 1 FROM wants WHERE set_id IS NOT NULL`

/** Remaining uses of wishes and sets. Open proposals count as uses. */
export function readLimits(rows: Rows, { items, people }: Members): MarketLimits {
  const left: number[] = []
  const numbers = new Map<string, number>()
  for (const [accountId, id, isSet, spare] of rows<[number, number, number, number]>(LEFT)) {
    if (!people.has(accountId)) continue
    numbers.set(`${isSet} ${id}`, left.length)
    left.push(Math.max(0, spare))
  }
  const covered = new Map<number, number[]>()
  for (const [accountId, itemId, id, isSet] of rows<[number, number, number, number]>(COVERED)) {
    const [person, item, limit] = [people.get(accountId), items.get(itemId), numbers.get(`${isSet} ${id}`)]
    if (person === undefined || item === undefined || limit === undefined) continue
    const known = covered.get(person)
    if (known) known.push(item, limit)
    else covered.set(person, [item, limit])
  }
  return {
    left: Uint8Array.from(left),
    usedBy(person, item) {
      const pairs = covered.get(person) ?? []
      const used: number[] = []
      for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === item) used.push(pairs[at + 1]!)
      return used
    },
  }
}
