import { type Db, prepared } from '../../db/open.ts'
import { inEveryLanguage } from '../languages/languages-service.ts'
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

/** These items as wishes look at them, the newest first. */
export const lookedAt = (db: Db, ids: number[]): Looked[] =>
  lookedRows(db)
    .all({ ids: JSON.stringify(ids) })
    .map(({ id, ownerId, categoryId, name, category, description }) => ({
      id,
      ownerId,
      categoryId,
      // Whoever looks for a category may have read its name in any language.
      words: lookedWords(name, ...inEveryLanguage(db, category), description),
    }))

/** A wish that an item may fit. */
export interface Candidate {
  id: number
  accountId: number
  text: string
  categoryId: number | null
  /** 1 for anything its owner has. */
  forAny: 0 | 1
}

/** The wishes of others, with words, that have one of these keys; `keys` is JSON. */
export const wishesByKeys = prepared((db) =>
  db.$client.prepare<{ keys: string; ownerId: number; categoryId: number }, Candidate>(
    `SELECT id, account_id AS accountId, text, category_id AS categoryId, for_any AS forAny FROM wishes
     WHERE id IN (SELECT wish_id FROM wish_words WHERE word IN (SELECT value FROM json_each(:keys)))
       AND account_id <> :ownerId AND (category_id IS NULL OR category_id = :categoryId) ORDER BY id`,
  ),
)

/** The wishes of others that name this category alone. */
export const wishesByCategory = prepared((db) =>
  db.$client.prepare<{ ownerId: number; categoryId: number }, Candidate>(
    `SELECT id, account_id AS accountId, text, category_id AS categoryId, for_any AS forAny FROM wishes
     WHERE category_id = :categoryId AND text = '' AND account_id <> :ownerId ORDER BY id`,
  ),
)

const addMatch = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number }>(
    `INSERT INTO wish_matches (wish_id, item_id) SELECT id, :itemId FROM wishes WHERE id = :wishId
     ON CONFLICT DO NOTHING`,
  ),
)

/** Keeps the newest WISH.matches of a wish. */
const prune = prepared((db) =>
  db.$client.prepare<{ wishId: number }>(
    `DELETE FROM wish_matches WHERE wish_id = :wishId AND item_id <=
       (SELECT item_id FROM wish_matches WHERE wish_id = :wishId ORDER BY item_id DESC LIMIT 1 OFFSET ${WISH.matches})`,
  ),
)

/** Notes that an item fits a wish, and says whether that was not noted yet. One older than all that are kept does not stay. */
export function keepMatch(db: Db, wishId: number, itemId: number): boolean {
  const { changes } = addMatch(db).run({ wishId, itemId })
  if (changes === 0) return false
  prune(db).run({ wishId })
  return true
}

export const clearMatches = prepared((db) =>
  db.$client.prepare<{ wishId: number }>('DELETE FROM wish_matches WHERE wish_id = :wishId'),
)

export const clearMatch = prepared((db) =>
  db.$client.prepare<{ wishId: number; itemId: number }>(
    'DELETE FROM wish_matches WHERE wish_id = :wishId AND item_id = :itemId',
  ),
)

/** The wishes that an item is known to fit. */
export const matchesOfItem = prepared((db) =>
  db.$client
    .prepare<{ itemId: number }, number>('SELECT wish_id FROM wish_matches WHERE item_id = :itemId')
    .pluck(),
)

/**
 * Of the wishes from `first` to `last` those that keep as many matches as they may, some of which are not available any more:
 * older ones may take their place.
 */
export const wishesRunDry = prepared((db) =>
  db.$client
    .prepare<{ first: number; last: number }, number>(
      `SELECT wish_id FROM wish_matches JOIN items ON items.id = wish_matches.item_id
       WHERE wish_id BETWEEN :first AND :last GROUP BY wish_id
       HAVING count(*) = ${WISH.matches} AND sum(items.status = 'available') < count(*)`,
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

/** What a wish is looked up by from now on. */
export function setKeys(db: Db, wishId: number, words: string[]): void {
  clearKeys(db).run({ wishId })
  for (const word of words) addKey(db).run({ wishId, word })
}

/** Ids of wishes with words above one, in order. */
export const wishesAfter = prepared((db) =>
  db.$client
    .prepare<{ after: number; most: number }, number>(
      `SELECT id FROM wishes WHERE id > :after AND text <> '' ORDER BY id LIMIT :most`,
    )
    .pluck(),
)

/** An item, where it is there for this person to take: available, and neither of the two has blocked the other. */
export const reachable = prepared((db) =>
  db.$client.prepare<{ itemId: number; accountId: number }, { name: string; ownerId: number }>(
    `SELECT items.name, owner.id AS ownerId FROM items JOIN accounts AS owner ON owner.id = items.owner_id
     JOIN accounts AS reader ON reader.id = :accountId
     WHERE items.id = :itemId AND items.status = 'available' AND reader.suspended_at IS NULL AND NOT EXISTS
       (SELECT 1 FROM blocks WHERE (blocker_id = owner.id AND blocked_id = reader.id)
          OR (blocker_id = reader.id AND blocked_id = owner.id))`,
  ),
)
