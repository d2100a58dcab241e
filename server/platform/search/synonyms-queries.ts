import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { isOneOf } from '../../../db/is.ts'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { synonyms } from '../../../db/schema/index.ts'
import { SYNONYMS } from '../limits.ts'
import { wordsIn } from './search-words.ts'
import { stemOf } from './stems.ts'

const { placeholder } = sql
const found = alias(synonyms, 'found')
const other = alias(synonyms, 'other')

const ofKeys = prepared((db) =>
  db
    .selectDistinct({ named: found.text, text: other.text })
    .from(found)
    .innerJoin(other, eq(other.group, found.group))
    .where(and(isOneOf(found.key, 'keys'), ne(other.key, found.key)))
    .orderBy(other.id)
    .prepare(),
)

const inOrder = prepared((db) =>
  db
    .select({ group: synonyms.group, text: synonyms.text })
    .from(synonyms)
    .orderBy(synonyms.group, synonyms.id)
    .prepare(),
)

/** Key of a synonym: English stems, so that lists need no update when the site's languages change. Searches use the key of each inflection. */
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
      .all({ keys: JSON.stringify(keys) })
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
    .values({ group: placeholder('group'), text: placeholder('text'), key: placeholder('key') })
    .prepare(),
)

const standing = prepared((db) =>
  db
    .select({
      group: synonyms.group,
      texts: sql<number>`count(*)`,
      has: sql<boolean>`max(${synonyms.text} = ${placeholder('text')})`.mapWith(Boolean),
    })
    .from(synonyms)
    .where(
      inArray(
        synonyms.group,
        db
          .select({ group: found.group })
          .from(found)
          .where(eq(found.key, placeholder('key'))),
      ),
    )
    .groupBy(synonyms.group)
    .orderBy(synonyms.group)
    .prepare(),
)

const figures = prepared((db) =>
  db
    .select({
      lists: sql<number>`count(DISTINCT ${synonyms.group})`,
      next: sql<number>`coalesce(max(${synonyms.group}), -1) + 1`,
    })
    .from(synonyms)
    .prepare(),
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
