import { setImmediate } from 'node:timers/promises'
import { type Db, prepared } from '../../../db/open.ts'
import { VOCABULARY } from '../limits.ts'
import { followWrites } from './follow-writes.ts'
import { NameWords } from './name-words.ts'
import { wordsIn } from './search-words.ts'
import { followSpellings } from './spellings.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Bringer } from './word-shares.ts'

/** Prefix of internal index words; it sorts after all words of users. */
const OWN = '\uE000'

interface IndexWord {
  term: string
  doc: number
}

/** Reads the index in parts, so that requests are served between them. */
async function readAll(
  db: Db,
  index: 'items_fts' | 'items_name_fts',
  learn: (word: IndexWord, bringer: Bringer) => void,
) {
  db.$client.exec(`CREATE VIRTUAL TABLE temp.words_of_${index} USING fts5vocab('main', '${index}', 'row')`)
  const wordsAfter = db.$client.prepare<[after: string, most: number], IndexWord>(
    `SELECT term, doc FROM temp.words_of_${index} WHERE term > ? AND term < '${OWN}' ORDER BY term LIMIT ?`,
  )
  const ownerOfFirst = db.$client
    .prepare<[term: string], number>(
      `SELECT owner_id FROM items WHERE id = (SELECT rowid FROM ${index} WHERE ${index} MATCH ? LIMIT 1)`,
    )
    .pluck()
  let last = ''
  let until = 0
  for (let read = 0; db.$client.open && read < VOCABULARY.words; ) {
    const words = wordsAfter.all(last, VOCABULARY.part)
    for (const word of words) learn(word, () => ownerOfFirst.get(`"${word.term}"`))
    if (words.length < VOCABULARY.part) return
    read += words.length
    last = words.at(-1)!.term
    // A market of normal size is loaded completely before the site opens, so that all starts have the same words.
    if (read < VOCABULARY.atOnce || performance.now() < until) continue
    await setImmediate()
    until = performance.now() + VOCABULARY.pace
  }
}

/**
 * The vocabulary of the market, updated with this process's writes. The first call, at the start, loads it; a large market loads over some
 * seconds with fewer inflections and corrections meanwhile.
 */
export const marketWords = prepared((db) => {
  const vocabulary = new Vocabulary()
  const item = {
    told: "new.name || ' ' || new.description_text || ' ' || new.trade_preferences",
    by: 'new.owner_id',
  }
  const written = [
    { ...item, event: 'INSERT ON main.items' },
    { ...item, event: 'UPDATE OF name, description_text, trade_preferences, status ON main.items' },
    { event: 'INSERT ON main.categories', told: 'new.name' },
    { event: 'UPDATE OF name ON main.categories', told: 'new.name' },
    { event: 'INSERT ON main.synonyms', told: 'new.text' },
  ]
  followWrites(db, 'learn_words', written, (text, by) => {
    let learned = 0
    for (const word of wordsIn(String(text)))
      if (learned < VOCABULARY.perItem && vocabulary.add(word, () => by ?? undefined)) learned++
  })
  followSpellings(db)
  db.$client.exec(
    'SELECT learn_words(name, NULL) FROM categories; SELECT learn_words(text, NULL) FROM synonyms',
  )
  void readAll(db, 'items_fts', ({ term }, bringer) => vocabulary.add(term, bringer)).then(() => {
    vocabulary.isWhole = true
  })
  return vocabulary
})

const inMost = prepared((db) =>
  db.$client
    .prepare<{ words: string; most: number }, string>(
      `SELECT term FROM temp.words_of_items_fts WHERE term IN (SELECT value FROM json_each(:words))
       ORDER BY doc DESC, term LIMIT :most`,
    )
    .pluck(),
)

export function inMostItems(db: Db, words: readonly string[], most: number): string[] {
  marketWords(db)
  return inMost(db).all({ words: JSON.stringify(words), most })
}

/** Vocabulary of item names; otherwise as `marketWords`. */
export const nameWords = prepared((db) => {
  const words = new NameWords()
  const listed = { told: 'new.name', by: 'new.owner_id' }
  const available = "new.status = 'available'"
  const written = [
    { ...listed, event: 'INSERT ON main.items', when: available },
    {
      ...listed,
      event: 'UPDATE OF name, status ON main.items',
      // Compares with the old row, so that saving the same name again does not count twice.
      when: `${available} AND (old.status <> 'available' OR new.name <> old.name)`,
    },
  ]
  followWrites(db, 'learn_name_words', written, (text, by) => {
    for (const word of wordsIn(String(text))) words.add(word, () => by ?? undefined)
  })
  void readAll(db, 'items_name_fts', ({ term, doc }, bringer) => words.add(term, bringer, doc))
  return words
})
