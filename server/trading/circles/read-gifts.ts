import { DAY } from '../../platform/time-shared.ts'
import { type ArcDraft, ArcLists, type ArcsBySource } from '../../solver/arc-lists.ts'
import type { MarketGifts } from '../../solver/circle-candidates.ts'
import { HAVE_HAD_ENOUGH } from '../gifts/received-sql.ts'
import { CIRCLE, GIFT } from '../limits.ts'
import { REQUEST, REQUESTED_ALONE, WANT, WISH } from './market-rules.ts'
import type { Members, Rows } from './read-market.ts'

/** Gifts that may start chains, and why users would be the last receiver of an item. */
export interface GiftsRead {
  gifts: MarketGifts
  lastKindOf(person: number, item: number): number
}

/**
 * Reads which gifts may start chains, and what users accept as the last of a chain, where they give nothing. Users at the gift limit are excluded.
 * @param draft empty edges from users to items; `refused` are those that they reject.
 * @param now milliseconds since 1970.
 */
export function readGifts(
  rows: Rows,
  { items, people, personIds, owner, gifts }: Members,
  { draft, refused, now }: { draft: ArcDraft; refused: ArcsBySource; now: number },
): GiftsRead {
  const add = (kind: number, sql: string, values?: object) => {
    for (const [accountId, itemId] of rows<[number, number]>(sql, values)) {
      const [person, item] = [people.get(accountId), items.get(itemId)]
      if (person !== undefined && item !== undefined) draft.add(person, item, kind)
    }
  }
  add(WANT, "SELECT account_id, item_id FROM wants WHERE answer = 'yes'")
  add(
    WANT,
    `SELECT owner_id, got_id FROM pair_answers JOIN items ON items.id = given_id
     WHERE answer = 'yes' AND pair_answers.created_at > :yesSince`,
    { yesSince: now - CIRCLE.yesCounts },
  )
  add(REQUEST, REQUESTED_ALONE)
  add(
    WISH,
    `SELECT account_id, item_id FROM wishes JOIN wish_matches ON wish_id = wishes.id
     WHERE fulfilled_at IS NULL AND NOT is_across`,
  )
  const since = now - GIFT.countedDays * DAY
  const had = new Set([...rows<[number]>(HAVE_HAD_ENOUGH, { since })].map(([id]) => people.get(id)))
  const taken = draft.bySource(personIds.length)
  const lists = new ArcLists(owner.length)
  const [from, until] = [new Int32Array(personIds.length), new Int32Array(personIds.length)]
  for (const person of personIds.keys()) {
    lists.begin()
    lists.refuse(refused, person)
    if (!had.has(person)) lists.add(taken, person, (target) => owner[target] === person)
    ;[from[person], until[person]] = lists.end()
  }
  const { targets, kinds } = lists.finish()
  const wish = Uint8Array.from(kinds, (kind) => (kind === WISH ? 1 : 0))
  return {
    gifts: { items: gifts, last: { from, until, targets, wish } },
    lastKindOf: (person, item) => kinds[targets.indexOf(item, from[person])]!,
  }
}
