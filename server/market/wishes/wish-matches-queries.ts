import { type Db, prepared } from '../../../db/open.ts'
import { inEveryLanguage } from '../../platform/languages/languages-service.ts'
import type { Fit } from '../../platform/search/fit.ts'
import { isBlockedBetween } from '../../site/notifications/blocked-between.ts'
import { WISH } from '../limits.ts'
import { type Looked, lookedWords } from './wish-fit.ts'

interface LookedRow {
  id: number
  ownerId: number
  categoryId: number
  name: string
  description: string
  category: string
}

const lookedRows = prepared((db) =>
  db.$client.prepare<{ ids: string }, LookedRow>(
    `SELECT items.id, items.owner_id AS ownerId, items.category_id AS categoryId, items.name,
       items.description_text AS description, categories.name AS category
     FROM items JOIN categories ON categories.id = items.category_id
     WHERE items.id IN (SELECT value FROM json_each(:ids)) ORDER BY items.id DESC`,
  ),
)

const beginningOf = (text: string) => text.split(/\s+/).slice(0, WISH.describing).join(' ')

export const lookedAt = (db: Db, ids: number[]): Looked[] =>
  lookedRows(db)
    .all({ ids: JSON.stringify(ids) })
    .map(({ id, ownerId, categoryId, name, category, description }) => {
      // Category names in every language of the site.
      const named = lookedWords(name, ...inEveryLanguage(db, category))
      const words = new Set([...named, ...lookedWords(beginningOf(description))])
      return { id, ownerId, categoryId, named, words }
    })

/** A possibly matching wish. */
export interface Candidate {
  id: number
  accountId: number
  text: string
  categoryId: number | null
  forAny: 0 | 1
}

const wantedBy = prepared((db) =>
  db.$client
    .prepare<{ accountId: number }, number>(
      "SELECT item_id FROM wants WHERE account_id = :accountId AND answer = 'yes'",
    )
    .pluck(),
)

export const lookedWants = (db: Db, accountId: number): Looked[] => {
  const ids = wantedBy(db).all({ accountId })
  return ids.length === 0 ? [] : lookedAt(db, ids)
}

const CANDIDATE = `wishes.id, account_id AS accountId, text, category_id AS categoryId, for_any AS forAny`

/** A candidate with its cursor in the query. */
type Row = Candidate & { at: number }

/** Reads a query lazily in batches of WISH.atOnce, so that requests are served between them. */
function* inParts(rowsAfter: (after: number) => Row[]): Generator<Candidate[]> {
  for (let after = 0; ; ) {
    const rows = rowsAfter(after)
    if (rows.length > 0) yield rows
    if (rows.length < WISH.atOnce) return
    after = rows.at(-1)!.at
  }
}

const usedKeys = prepared((db) =>
  db.$client
    .prepare<{ keys: string }, string>(
      `SELECT value FROM json_each(:keys) AS keys WHERE EXISTS (SELECT 1 FROM wish_words WHERE word = value)
       ORDER BY keys.key`,
    )
    .pluck(),
)

/** Keys that any wish has, in order: a small subset. */
export const keysInUse = (db: Db, keys: string[]): string[] =>
  usedKeys(db).all({ keys: JSON.stringify(keys) })

const byKey = prepared((db) =>
  db.$client.prepare<{ key: string; after: number }, Row>(
    `SELECT wishes.id AS at, ${CANDIDATE} FROM wish_words CROSS JOIN wishes ON wishes.id = wish_id
     WHERE word = :key AND wish_id > :after ORDER BY wish_id LIMIT ${WISH.atOnce}`,
  ),
)

/** Wishes with this key, including the owner's wishes and those for other categories. */
export const wishesByKey = (db: Db, key: string) => inParts((after) => byKey(db).all({ key, after }))

const byCategory = prepared((db) =>
  db.$client.prepare<{ categoryId: number; ownerId: number; after: number }, Row>(
    `SELECT id AS at, ${CANDIDATE} FROM wishes
     WHERE category_id = :categoryId AND text = '' AND account_id <> :ownerId AND id > :after
     ORDER BY id LIMIT ${WISH.atOnce}`,
  ),
)

/** Wishes of other users that name only the category. */
export const wishesByCategory = (db: Db, { categoryId, ownerId }: Looked) =>
  inParts((after) => byCategory(db).all({ categoryId, ownerId, after }))

const byMatch = prepared((db) =>
  db.$client.prepare<{ itemId: number; after: number; isBeyond: 0 | 1 }, Row>(
    `SELECT wish_matches.rowid AS at, ${CANDIDATE} FROM wish_matches CROSS JOIN wishes ON wishes.id = wish_id
     WHERE item_id = :itemId AND is_beyond = :isBeyond AND fulfilled_at IS NULL AND wish_matches.rowid > :after
     ORDER BY wish_matches.rowid LIMIT ${WISH.atOnce}`,
  ),
)

/** Recorded matches within the limits, in order. They do not depend on wants. */
export const wishesNoted = (db: Db, itemId: number) =>
  inParts((after) => byMatch(db).all({ itemId, after, isBeyond: 0 }))

/** Recorded matches beyond the limits. They are only recorded because of wants, so never show them to others. */
export const wishesBeyond = (db: Db, itemId: number) =>
  inParts((after) => byMatch(db).all({ itemId, after, isBeyond: 1 }))

const toCompare = prepared((db) =>
  db.$client.prepare<{ itemId: number }, number>('SELECT 1 FROM wish_checks WHERE item_id = :itemId').pluck(),
)

export const isCompared = (db: Db, itemId: number): boolean => toCompare(db).get({ itemId }) === undefined

interface Match {
  wishId: number
  itemId: number
}

const addMatch = prepared((db) =>
  db.$client.prepare<Match & { isAcross: 0 | 1; isBeyond: 0 | 1 }>(
    `INSERT INTO wish_matches (wish_id, item_id, is_across, is_beyond)
     SELECT wishes.id, items.id, :isAcross, :isBeyond FROM wishes CROSS JOIN items
     WHERE wishes.id = :wishId AND items.id = :itemId ON CONFLICT DO NOTHING`,
  ),
)

const setFit = prepared((db) =>
  db.$client.prepare<Match & { isAcross: 0 | 1 }>(
    `UPDATE wish_matches SET is_across = :isAcross
     WHERE wish_id = :wishId AND item_id = :itemId AND is_across <> :isAcross`,
  ),
)

const clearBeyond = prepared((db) =>
  db.$client.prepare<Match>(
    'DELETE FROM wish_matches WHERE wish_id = :wishId AND item_id = :itemId AND is_beyond',
  ),
)

/** SQL condition: the owner of the wish wants the item. The limit of the wish then applies to the item. */
const IS_WANTED = `EXISTS (SELECT 1 FROM wishes JOIN wants ON wants.account_id = wishes.account_id AND answer = 'yes'
  WHERE wishes.id = :wishId AND wants.item_id = wish_matches.item_id)`

/** The newest WISH.matchesOfOwner of one owner, so that one owner cannot displace others, and the newest WISH.matches of all. */
const passLimits = prepared((db) =>
  db.$client.prepare<Match>(
    `UPDATE wish_matches SET is_beyond = 1 WHERE wish_id = :wishId AND NOT is_beyond AND (item_id IN
       (SELECT wish_matches.item_id FROM wish_matches JOIN items ON items.id = wish_matches.item_id
        WHERE wish_id = :wishId AND NOT is_beyond AND owner_id = (SELECT owner_id FROM items WHERE id = :itemId)
        ORDER BY wish_matches.item_id DESC LIMIT -1 OFFSET ${WISH.matchesOfOwner})
     OR item_id IN
       (SELECT item_id FROM wish_matches WHERE wish_id = :wishId AND NOT is_beyond
        ORDER BY item_id DESC LIMIT -1 OFFSET ${WISH.matches}))`,
  ),
)

const prune = prepared((db) =>
  db.$client.prepare<{ wishId: number }>(
    `DELETE FROM wish_matches WHERE wish_id = :wishId AND is_beyond AND NOT ${IS_WANTED}`,
  ),
)

/** Records a match; true if new. Not recorded if deleted, or beyond the limits and not wanted. */
export function keepMatch(db: Db, wishId: number, itemId: number, fit: Fit): boolean {
  const isAcross = fit === 'across' ? 1 : 0
  // Inserted again, so that the order of matches does not depend on wants.
  const { changes: known } = clearBeyond(db).run({ wishId, itemId })
  const { changes } = addMatch(db).run({ wishId, itemId, isAcross, isBeyond: 0 })
  if (changes === 0) {
    setFit(db).run({ wishId, itemId, isAcross })
    return false
  }
  passLimits(db).run({ wishId, itemId })
  prune(db).run({ wishId })
  return known === 0
}

/**
 * Records a match that is beyond the limits, because the wish's limit must apply to the wanted item. Such matches are never shown to
 * others, which would reveal the want.
 */
export function keepWanted(db: Db, wishId: number, itemId: number, fit: Fit): void {
  const isAcross = fit === 'across' ? 1 : 0
  addMatch(db).run({ wishId, itemId, isAcross, isBeyond: 1 })
}

const clearUnwanted = prepared((db) =>
  db.$client.prepare<{ wishId: number }>(
    `DELETE FROM wish_matches WHERE wish_id = :wishId AND NOT ${IS_WANTED}`,
  ),
)

/** Stops matching a fulfilled wish. Matches with wanted items remain, because the limit of the wish applies to them. */
export function stopMatching(db: Db, wishId: number): void {
  clearUnwanted(db).run({ wishId })
  clearKeys(db).run({ wishId })
}

export const clearMatches = prepared((db) =>
  db.$client.prepare<{ wishId: number }>('DELETE FROM wish_matches WHERE wish_id = :wishId'),
)

export const clearMatch = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number }>(
    'DELETE FROM wish_matches WHERE wish_id = :wishId AND item_id = :itemId',
  ),
)

export const wishesRunDry = prepared((db) =>
  db.$client
    .prepare<{ first: number; last: number }, number>(
      `SELECT wish_id FROM
         (SELECT wish_id, count(*) AS kept, sum(items.status <> 'available') AS gone
          FROM wish_matches JOIN items ON items.id = wish_matches.item_id
          WHERE wish_id BETWEEN :first AND :last AND NOT is_beyond GROUP BY wish_id, owner_id)
       GROUP BY wish_id
       HAVING sum(gone) > 0 AND (sum(kept) >= ${WISH.matches} OR max(kept >= ${WISH.matchesOfOwner} AND gone > 0))`,
    )
    .pluck(),
)

const addKey = prepared((db) =>
  db.$client.prepare<{ wishId: number; word: string }>(
    'INSERT INTO wish_words (wish_id, word) VALUES (:wishId, :word) ON CONFLICT DO NOTHING',
  ),
)

const clearKeys = prepared((db) =>
  db.$client.prepare<{ wishId: number }>('DELETE FROM wish_words WHERE wish_id = :wishId'),
)

export function setKeys(db: Db, wishId: number, words: string[]): void {
  clearKeys(db).run({ wishId })
  for (const word of words) addKey(db).run({ wishId, word })
}

export const wishesAfter = prepared((db) =>
  db.$client
    .prepare<{ after: number; most: number }, number>(
      `SELECT id FROM wishes WHERE id > :after AND text <> '' AND fulfilled_at IS NULL ORDER BY id LIMIT :most`,
    )
    .pluck(),
)

/** The item if it is available and neither user has blocked the other. */
export const reachable = prepared((db) =>
  db.$client.prepare<{ itemId: number; accountId: number }, { name: string; ownerId: number }>(
    `SELECT items.name, owner.id AS ownerId FROM items JOIN accounts AS owner ON owner.id = items.owner_id
     JOIN accounts AS reader ON reader.id = :accountId
     WHERE items.id = :itemId AND items.status = 'available' AND reader.suspended_at IS NULL
       AND NOT ${isBlockedBetween('owner.id', 'reader.id')}`,
  ),
)
