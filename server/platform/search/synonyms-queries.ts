import { sql } from 'drizzle-orm'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { synonyms } from '../../../db/schema/index.ts'
import { SYNONYMS } from '../limits.ts'
import { wordsIn } from './search-words.ts'
import { stemOf } from './stems.ts'

const ofKeys = prepared((db) =>
  db.$client.prepare<[keys: string], { named: string; text: string }>(
    `SELECT DISTINCT this.text AS named, other.text FROM synonyms AS this JOIN synonyms AS other ON other."group" = this."group"
       WHERE this.key IN (SELECT value FROM json_each(?)) AND other.key <> this.key ORDER BY other.id`,
  ),
)

const inOrder = prepared((db) =>
  db
    .select({ group: synonyms.group, text: synonyms.text })
    .from(synonyms)
    .orderBy(synonyms.group, synonyms.id)
    .prepare(),
)

/**
 * Key of a synonym: English stems, so that lists need no update when the site's languages change. Searches use the key of each inflection.
 */
export const keyOf = (text: string) =>
  wordsIn(text)
    .map((word) => stemOf(word, 'en'))
    .join(' ')

/**
 * Other members of the lists with any of these keys. Lists that share a member are not merged.
 * @param isMeant verifies a member, because stems of different languages may collide.
 */
export const synonymsOf = (db: Db, keys: string[], isMeant: (text: string) => boolean): string[] => [
  ...new Set(
    ofKeys(db)
      .all(JSON.stringify(keys))
      .filter(({ named }) => isMeant(named))
      .map(({ text }) => text),
  ),
]

export function listSynonyms(db: Db): string[][] {
  const groups = Map.groupBy(inOrder(db).all(), ({ group }) => group)
  return [...groups.values()].map((members) => members.map(({ text }) => text))
}

const addRow = prepared((db) =>
  db
    .insert(synonyms)
    .values({ group: sql.placeholder('group'), text: sql.placeholder('text'), key: sql.placeholder('key') })
    .prepare(),
)

const standing = prepared((db) =>
  db.$client.prepare<{ key: string; text: string }, { group: number; texts: number; has: number }>(
    `SELECT "group", count(*) AS texts, max(text = :text) AS has FROM synonyms
     WHERE "group" IN (SELECT "group" FROM synonyms WHERE key = :key) GROUP BY "group" ORDER BY "group"`,
  ),
)

const figures = prepared((db) =>
  db.$client.prepare<[], { lists: number; next: number }>(
    'SELECT count(DISTINCT "group") AS lists, coalesce(max("group"), -1) + 1 AS next FROM synonyms',
  ),
)

export function addSynonym(db: Db, word: string, means: string): boolean {
  return immediate(db, () => {
    const lists = standing(db).all({ key: keyOf(means), text: word })
    if (lists.some(({ has }) => has)) return true
    const open = lists.find(({ texts }) => texts < SYNONYMS.texts)
    if (open) {
      addRow(db).run({ group: open.group, text: word, key: keyOf(word) })
      return true
    }
    const { lists: number, next } = figures(db).get()!
    if (number >= SYNONYMS.lists) return false
    for (const text of [means, word]) addRow(db).run({ group: next, text, key: keyOf(text) })
    return true
  })
}

export function replaceSynonyms(db: Db, lists: string[][]): void {
  immediate(db, () => {
    db.delete(synonyms).run()
    for (const [group, texts] of lists.entries()) {
      for (const text of texts) addRow(db).run({ group, text, key: keyOf(text) })
    }
  })
}
