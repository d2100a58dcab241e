import { setImmediate } from 'node:timers/promises'
import { type Db, prepared } from '../../db/open.ts'
import { VOCABULARY } from '../limits.ts'
import { wordsIn } from './search-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** What the index keeps for itself starts with this letter, and sorts behind every word of people. */
const OWN = '\uE000'

const wordsAfter = prepared((db) =>
  db.$client
    .prepare<[after: string, most: number], string>(
      `SELECT term FROM temp.market_words WHERE term > ? AND term < '${OWN}' ORDER BY term LIMIT ?`,
    )
    .pluck(),
)

/** Reads the words of the index in parts, as a common word takes a moment, and lets others be answered in between. */
async function readAll(db: Db, vocabulary: Vocabulary): Promise<void> {
  let last = ''
  let until = 0
  while (db.$client.open && vocabulary.size < VOCABULARY.words) {
    const words = wordsAfter(db).all(last, VOCABULARY.part)
    for (const word of words) vocabulary.add(word)
    if (words.length < VOCABULARY.part) return
    last = words.at(-1)!
    // A market of usual size is read before anybody is answered, so that it knows the same words at each start.
    if (vocabulary.size < VOCABULARY.atOnce || performance.now() < until) continue
    await setImmediate()
    until = performance.now() + VOCABULARY.pace
  }
}

/** Learns the words of categories and synonyms, and of each item that is written from now on. A temporary trigger does, so no service can forget to. */
function followWrites(db: Db, vocabulary: Vocabulary): void {
  db.$client.function('learn_words', { directOnly: false }, (text) => {
    let learned = 0
    for (const word of wordsIn(String(text))) {
      if (learned < VOCABULARY.perItem && vocabulary.add(word)) learned++
    }
    return null
  })
  const item = "new.name || ' ' || new.description_text || ' ' || new.trade_preferences"
  const written = [
    { event: 'INSERT ON main.items', text: item },
    { event: 'UPDATE OF name, description_text, trade_preferences, status ON main.items', text: item },
    { event: 'INSERT ON main.categories', text: 'new.name' },
    { event: 'UPDATE OF name ON main.categories', text: 'new.name' },
    { event: 'INSERT ON main.synonyms', text: 'new.text' },
  ]
  for (const [at, { event, text }] of written.entries()) {
    db.$client.exec(
      `CREATE TEMP TRIGGER learn_words_${at} AFTER ${event} BEGIN SELECT learn_words(${text}); END`,
    )
  }
  db.$client.exec('SELECT learn_words(name) FROM categories; SELECT learn_words(text) FROM synonyms')
}

/**
 * The words of this market, in step with writes of this process. They are read at the first call, which is
 * the start of the site; those of a large market over the next seconds: until then fewer forms and slips are known.
 */
export const marketWords = prepared((db) => {
  const vocabulary = new Vocabulary()
  db.$client.exec(`CREATE VIRTUAL TABLE temp.market_words USING fts5vocab('main', 'items_fts', 'row')`)
  followWrites(db, vocabulary)
  void readAll(db, vocabulary)
  return vocabulary
})
