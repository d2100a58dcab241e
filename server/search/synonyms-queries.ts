import { sql } from 'drizzle-orm'
import { type Db, immediate, prepared } from '../../db/open.ts'
import { synonyms } from '../../db/schema/index.ts'
import { wordsIn } from './search-words.ts'
import { stemsOf } from './stems.ts'

const ofKeys = prepared((db) =>
  db.$client
    .prepare<[keys: string], string>(
      `SELECT DISTINCT other.text FROM synonyms AS this JOIN synonyms AS other ON other."group" = this."group"
       WHERE this.key IN (SELECT value FROM json_each(?)) AND other.key <> this.key ORDER BY other.id`,
    )
    .pluck(),
)

const inOrder = prepared((db) =>
  db
    .select({ group: synonyms.group, text: synonyms.text })
    .from(synonyms)
    .orderBy(synonyms.group, synonyms.id)
    .prepare(),
)

/** A synonym's words by their stems in the first language of their script, so that "sofas" finds the list of "sofa". */
const keyOf = (text: string) =>
  wordsIn(text)
    .map((word) => stemsOf(word)[0])
    .join(' ')

/** The other members of the lists that have one with any of these keys; lists that share one are not joined. */
export const synonymsOf = (db: Db, keys: string[]): string[] => ofKeys(db).all(JSON.stringify(keys))

/** All lists of synonyms in the order that admins gave them. */
export function listSynonyms(db: Db): string[][] {
  const groups = Map.groupBy(inOrder(db).all(), ({ group }) => group)
  return [...groups.values()].map((members) => members.map(({ text }) => text))
}

/** Puts these lists in the place of all others. */
export function replaceSynonyms(db: Db, lists: string[][]): void {
  immediate(db, () => {
    db.delete(synonyms).run()
    const add = db
      .insert(synonyms)
      .values({ group: sql.placeholder('group'), text: sql.placeholder('text'), key: sql.placeholder('key') })
      .prepare()
    for (const [group, texts] of lists.entries()) {
      for (const text of texts) add.run({ group, text, key: keyOf(text) })
    }
  })
}
