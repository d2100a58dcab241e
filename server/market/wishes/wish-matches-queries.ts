import { type Db, prepared } from '../../../db/open.ts'
import { inEveryLanguage } from '../../platform/languages/languages-service.ts'
import { WISH } from '../../platform/limits.ts'
import type { Fit } from '../../platform/search/fit.ts'
import { isBlockedBetween } from '../../site/notifications/blocked-between.ts'
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

/** These items as wishes look at them, the newest first. */
export const lookedAt = (db: Db, ids: number[]): Looked[] =>
  lookedRows(db)
    .all({ ids: JSON.stringify(ids) })
    .map(({ id, ownerId, categoryId, name, category, description }) => {
      // Category names count in every language of the site.
      const named = lookedWords(name, ...inEveryLanguage(db, category))
      const words = new Set([...named, ...lookedWords(beginningOf(description))])
      return { id, ownerId, categoryId, named, words }
    })

/** A wish that an item may fit. */
export interface Candidate {
  id: number
  accountId: number
  text: string
  categoryId: number | null
  /** 1 for anything its owner has. */
  forAny: 0 | 1
}

const wantedBy = prepared((db) =>
  db.$client
    .prepare<{ accountId: number }, number>(
      "SELECT item_id FROM wants WHERE account_id = :accountId AND answer = 'yes'",
    )
    .pluck(),
)

/** The items that a user wants, as wishes look at them. */
export const lookedWants = (db: Db, accountId: number): Looked[] => {
  const ids = wantedBy(db).all({ accountId })
  return ids.length === 0 ? [] : lookedAt(db, ids)
}

const CANDIDATE = `wishes.id, account_id AS accountId, text, category_id AS categoryId, for_any AS forAny`

/** A candidate in the order of its query. */
type Row = Candidate & { at: number }

/** What a query gives, in parts of at most WISH.atOnce, each read when it is asked for: between two others may be served. */
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

/** Those of these keys that any wish is looked up by, in their order: of the thousands of an item they are few. */
export const keysInUse = (db: Db, keys: string[]): string[] =>
  usedKeys(db).all({ keys: JSON.stringify(keys) })

const byKey = prepared((db) =>
  db.$client.prepare<{ key: string; after: number }, Row>(
    `SELECT wishes.id AS at, ${CANDIDATE} FROM wish_words CROSS JOIN wishes ON wishes.id = wish_id
     WHERE word = :key AND wish_id > :after ORDER BY wish_id LIMIT ${WISH.atOnce}`,
  ),
)

/** All wishes that are looked up by this key, those of the item's owner and for other categories among them. */
export const wishesByKey = (db: Db, key: string) => inParts((after) => byKey(db).all({ key, after }))

const byCategory = prepared((db) =>
  db.$client.prepare<{ categoryId: number; ownerId: number; after: number }, Row>(
    `SELECT id AS at, ${CANDIDATE} FROM wishes
     WHERE category_id = :categoryId AND text = '' AND account_id <> :ownerId AND id > :after
     ORDER BY id LIMIT ${WISH.atOnce}`,
  ),
)

/** The wishes of others that name the category of an item alone. */
export const wishesByCategory = (db: Db, { categoryId, ownerId }: Looked) =>
  inParts((after) => byCategory(db).all({ categoryId, ownerId, after }))

const byMatch = prepared((db) =>
  db.$client.prepare<{ itemId: number; after: number }, Row>(
    `SELECT wish_matches.rowid AS at, ${CANDIDATE} FROM wish_matches CROSS JOIN wishes ON wishes.id = wish_id
     WHERE item_id = :itemId AND fulfilled_at IS NULL AND wish_matches.rowid > :after ORDER BY wish_matches.rowid LIMIT ${WISH.atOnce}`,
  ),
)

/** The wishes that an item was found to fit, in the order in which that was noted. */
export const wishesNoted = (db: Db, itemId: number) => inParts((after) => byMatch(db).all({ itemId, after }))

const toCompare = prepared((db) =>
  db.$client.prepare<{ itemId: number }, number>('SELECT 1 FROM wish_checks WHERE item_id = :itemId').pluck(),
)

/** Whether what is noted of an item holds: it has been compared with all wishes since it was written. */
export const isCompared = (db: Db, itemId: number): boolean => toCompare(db).get({ itemId }) === undefined

const addMatch = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number; isAcross: 0 | 1 }>(
    `INSERT INTO wish_matches (wish_id, item_id, is_across) SELECT wishes.id, items.id, :isAcross FROM wishes CROSS JOIN items
     WHERE wishes.id = :wishId AND items.id = :itemId ON CONFLICT DO NOTHING`,
  ),
)

const setFit = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number; isAcross: 0 | 1 }>(
    `UPDATE wish_matches SET is_across = :isAcross
     WHERE wish_id = :wishId AND item_id = :itemId AND is_across <> :isAcross`,
  ),
)

/** SQL over `wish_matches`: an item that the owner of the wish wants, which is held to the limit of the wish. */
const IS_WANTED = `EXISTS (SELECT 1 FROM wishes JOIN wants ON wants.account_id = wishes.account_id AND answer = 'yes'
  WHERE wishes.id = :wishId AND wants.item_id = wish_matches.item_id)`

/** Keeps the newest WISH.matchesOfOwner of the owner of an item, and wanted items, so that one account cannot push other people's items out. */
const pruneOwner = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number }>(
    `DELETE FROM wish_matches WHERE wish_id = :wishId AND item_id IN
       (SELECT wish_matches.item_id FROM wish_matches JOIN items ON items.id = wish_matches.item_id
        WHERE wish_id = :wishId AND owner_id = (SELECT owner_id FROM items WHERE id = :itemId)
        ORDER BY wish_matches.item_id DESC LIMIT -1 OFFSET ${WISH.matchesOfOwner})
       AND NOT ${IS_WANTED}`,
  ),
)

/** Keeps the newest WISH.matches of a wish, and what its owner wants: a want is held to the limit of the wishes that cover it. */
const prune = prepared((db) =>
  db.$client.prepare<{ wishId: number }>(
    `DELETE FROM wish_matches WHERE wish_id = :wishId AND item_id <=
       (SELECT item_id FROM wish_matches WHERE wish_id = :wishId ORDER BY item_id DESC LIMIT 1 OFFSET ${WISH.matches})
       AND NOT ${IS_WANTED}`,
  ),
)

/**
 * Notes that an item fits a wish, and says whether that was not noted yet; nothing where one of the two is gone. An item older
 * than all that are kept does not stay.
 */
export function keepMatch(db: Db, wishId: number, itemId: number, fit: Fit): boolean {
  const isAcross = fit === 'across' ? 1 : 0
  const { changes } = addMatch(db).run({ wishId, itemId, isAcross })
  if (changes === 0) {
    setFit(db).run({ wishId, itemId, isAcross })
    return false
  }
  pruneOwner(db).run({ wishId, itemId })
  prune(db).run({ wishId })
  return true
}

const clearUnwanted = prepared((db) =>
  db.$client.prepare<{ wishId: number }>(
    `DELETE FROM wish_matches WHERE wish_id = :wishId AND NOT ${IS_WANTED}`,
  ),
)

/** Stops matching a wish that is fulfilled. Wants that it covers stay noted: they are still held to its limit. */
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

/**
 * Of the wishes from `first` to `last` those at a limit, of all matches or of one owner's, with matches that are no longer
 * available: older items may replace them.
 */
export const wishesRunDry = prepared((db) =>
  db.$client
    .prepare<{ first: number; last: number }, number>(
      `SELECT wish_id FROM
         (SELECT wish_id, count(*) AS kept, sum(items.status <> 'available') AS gone
          FROM wish_matches JOIN items ON items.id = wish_matches.item_id
          WHERE wish_id BETWEEN :first AND :last GROUP BY wish_id, owner_id)
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

/** Sets the words by which items find a wish (`wishKeys`). */
export function setKeys(db: Db, wishId: number, words: string[]): void {
  clearKeys(db).run({ wishId })
  for (const word of words) addKey(db).run({ wishId, word })
}

/** Ids of wishes with words above one, in order. */
export const wishesAfter = prepared((db) =>
  db.$client
    .prepare<{ after: number; most: number }, number>(
      `SELECT id FROM wishes WHERE id > :after AND text <> '' AND fulfilled_at IS NULL ORDER BY id LIMIT :most`,
    )
    .pluck(),
)

/** An item, where it is there for this person to take: available, and neither of the two has blocked the other. */
export const reachable = prepared((db) =>
  db.$client.prepare<{ itemId: number; accountId: number }, { name: string; ownerId: number }>(
    `SELECT items.name, owner.id AS ownerId FROM items JOIN accounts AS owner ON owner.id = items.owner_id
     JOIN accounts AS reader ON reader.id = :accountId
     WHERE items.id = :itemId AND items.status = 'available' AND reader.suspended_at IS NULL
       AND NOT ${isBlockedBetween('owner.id', 'reader.id')}`,
  ),
)
