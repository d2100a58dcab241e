import { setImmediate } from 'node:timers/promises'
import { type Db, prepared } from '../../db/open.ts'
import { VOCABULARY } from '../limits.ts'
import { followWrites } from './follow-writes.ts'
import { NameWords } from './name-words.ts'
import { wordsIn } from './search-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** What the index keeps for itself starts with this letter, and sorts behind every word of people. */
const OWN = '\uE000'

interface IndexWord {
  term: string
  /** Items with it. */
  doc: number
}

/** Reads the words of an index in parts, as a common word takes a moment, and lets others be answered in between. */
async function readAll(db: Db, index: 'items_fts' | 'items_name_fts', learn: (word: IndexWord) => void) {
  db.$client.exec(`CREATE VIRTUAL TABLE temp.words_of_${index} USING fts5vocab('main', '${index}', 'row')`)
  const wordsAfter = db.$client.prepare<[after: string, most: number], IndexWord>(
    `SELECT term, doc FROM temp.words_of_${index} WHERE term > ? AND term < '${OWN}' ORDER BY term LIMIT ?`,
  )
  let last = ''
  let until = 0
  for (let read = 0; db.$client.open && read < VOCABULARY.words; ) {
    const words = wordsAfter.all(last, VOCABULARY.part)
    for (const word of words) learn(word)
    if (words.length < VOCABULARY.part) return
    read += words.length
    last = words.at(-1)!.term
    // A market of usual size is read before anybody is answered, so that it knows the same words at each start.
    if (read < VOCABULARY.atOnce || performance.now() < until) continue
    await setImmediate()
    until = performance.now() + VOCABULARY.pace
  }
}

/**
 * The words of this market, in step with writes of this process. They are read at the first call, which is
 * the start of the site; those of a large market over the next seconds: until then fewer forms and slips are known.
 */
export const marketWords = prepared((db) => {
  const vocabulary = new Vocabulary()
  const item = "new.name || ' ' || new.description_text || ' ' || new.trade_preferences"
  const written = [
    { event: 'INSERT ON main.items', told: item },
    { event: 'UPDATE OF name, description_text, trade_preferences, status ON main.items', told: item },
    { event: 'INSERT ON main.categories', told: 'new.name' },
    { event: 'UPDATE OF name ON main.categories', told: 'new.name' },
    { event: 'INSERT ON main.synonyms', told: 'new.text' },
  ]
  followWrites(db, 'learn_words', written, (text) => {
    let learned = 0
    for (const word of wordsIn(String(text)))
      if (learned < VOCABULARY.perItem && vocabulary.add(word)) learned++
  })
  db.$client.exec('SELECT learn_words(name) FROM categories; SELECT learn_words(text) FROM synonyms')
  void readAll(db, 'items_fts', ({ term }) => vocabulary.add(term))
  return vocabulary
})

/** The words of the names of items, as `marketWords` in all else. */
export const nameWords = prepared((db) => {
  const words = new NameWords()
  const listed = { told: 'new.name', when: "new.status = 'available'" }
  const written = [
    { ...listed, event: 'INSERT ON main.items' },
    { ...listed, event: 'UPDATE OF name, status ON main.items' },
  ]
  followWrites(db, 'learn_name_words', written, (text) => {
    for (const word of wordsIn(String(text))) words.add(word)
  })
  void readAll(db, 'items_name_fts', ({ term, doc }) => words.add(term, doc))
  return words
})
