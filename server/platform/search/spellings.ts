import { type Db, prepared } from '../../../db/open.ts'
import { SPELLINGS } from '../limits.ts'
import { type TypedWord, typedWords } from './search-words.ts'
import { indexed } from './stems.ts'

const DIGITS = /^\p{N}+$/u
const ATOM = /\p{N}+|[^\p{N}]+/gu
const startsWithDigit = (word: string) => /^\p{N}/u.test(word)
const endsWithDigit = (word: string) => /\p{N}$/u.test(word)

/** Runs of letters or digits: "1000xm4" is 1000, xm, 4. */
const atomsOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(ATOM) ?? [])

/**
 * True if two adjacent words may be written as one: "wi-fi", "256 GB", "32 x 34", "e bike".
 * @param isSmall true for short words that are complete ("a bike").
 */
export function mayJoin(one: string, next: TypedWord, isSmall: (word: string) => boolean): boolean {
  if (next.after === 'sign') return true
  if (next.after !== 'blank') return false
  const [left, right] = [endsWithDigit(one), startsWithDigit(next.word)]
  if (left !== right) return !isSmall(left ? next.word : one)
  if (left) return DIGITS.test(one) && DIGITS.test(next.word)
  return (
    [one, next.word].some(
      (word) => word.length === 1 || (word.length === 2 && one.length + next.word.length <= 4),
    ) && ![one, next.word].some(isSmall)
  )
}

/** Other spellings of words that belong together: split between letters and digits, and joined. An item must have all words of a spelling. */
export function otherCuts(words: readonly string[]): string[][] {
  const atoms = atomsOf(words)
  if (atoms.length < 2) return []
  const ways: string[][] = [[atoms.join('')], [...new Set(atoms)]]
  if (atoms.length <= SPELLINGS.atoms) {
    for (let cuts = 1; cuts < 2 ** (atoms.length - 1) - 1; cuts++) {
      const way = [atoms[0]!]
      for (const [at, atom] of atoms.slice(1).entries()) {
        if ((cuts >> at) & 1) way.push(atom)
        else way.push(way.pop()! + atom)
      }
      ways.push([...new Set(way)])
    }
  }
  const typed = [...new Set(words)].join(' ')
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()].filter(
    (way) => way.join(' ') !== typed,
  )
}

/** Stored per item: a joined word, and its parts as written. */
interface Spelling {
  joined: string
  parts: string
}

/** A split between letters and digits is not stored, because searches try all such splits. */
const isStored = (last: string, next: TypedWord) =>
  (next.after === 'sign' || endsWithDigit(last) === startsWithDigit(next.word)) &&
  mayJoin(last, next, () => false)

/** Words that are separated here and that others may join: "wi-fi", "978-3-16". Splits between letters and digits are not included. */
function spellingsIn(text: string): Spelling[] {
  const found = new Map<string, string>()
  let run: TypedWord[] = []
  const store = (words: readonly string[]) => {
    const joined = indexed(words.join(''))
    const meets = words.slice(1).some((word, at) => endsWithDigit(words[at]!) === startsWithDigit(word))
    if (
      words.length > 1 &&
      meets &&
      joined.length >= SPELLINGS.shortest &&
      joined.length <= SPELLINGS.longest
    )
      found.set(joined, words.map(indexed).join(' '))
  }
  const take = () => {
    store(run.map(({ word }) => word))
    // A hyphenated part is also stored as its own spelling: "USB-C" of "USB-C cable".
    let joined: string[] = []
    for (const { word, after } of run) {
      if (after !== 'sign') {
        store(joined)
        joined = []
      }
      joined.push(word)
    }
    store(joined)
  }
  for (const next of typedWords(text, SPELLINGS.words)) {
    const last = run.at(-1)?.word
    if (last !== undefined && run.length < SPELLINGS.run && isStored(last, next)) {
      run.push(next)
      continue
    }
    take()
    run = [next]
  }
  take()
  return [...found].slice(0, SPELLINGS.perItem).map(([joined, parts]) => ({ joined, parts }))
}

const TEXT = "name || '\n' || description_text || '\n' || trade_preferences"

/** Parameters: item ids above the first and up to the second. */
const STORE = `INSERT OR REPLACE INTO main.item_spellings (item_id, joined, parts)
  SELECT items.id, found.value ->> 'joined', found.value ->> 'parts'
  FROM main.items CROSS JOIN json_each(spellings_in(${TEXT})) AS found`

/** Updates `item_spellings` with items. Temporary triggers, because triggers in the file cannot call functions of this process. */
export function followSpellings(db: Db): void {
  db.$client.function('spellings_in', { deterministic: true }, (text) =>
    JSON.stringify(spellingsIn(String(text))),
  )
  db.$client.exec(`
    CREATE TEMP TRIGGER learn_spellings_new AFTER INSERT ON main.items
    BEGIN ${STORE} WHERE items.id = new.id; END;
    CREATE TEMP TRIGGER learn_spellings_changed AFTER UPDATE OF name, description_text, trade_preferences ON main.items
    BEGIN
      DELETE FROM item_spellings WHERE item_id = new.id;
      ${STORE} WHERE items.id = new.id;
    END`)
}

/** Stores the spellings of up to `most` items after an id; returns the last id, undefined at the end. */
export function rereadSpellings(db: Db, after: number, most: number): number | undefined {
  const last = db.$client
    .prepare<[after: number, most: number], number | null>(
      'SELECT max(id) FROM (SELECT id FROM items WHERE id > ? ORDER BY id LIMIT ?)',
    )
    .pluck()
    .get(after, most)
  if (last == null) return undefined
  db.$client.prepare(`${STORE} WHERE items.id > ? AND items.id <= ?`).run(after, last)
  return last
}

const stored = prepared((db) =>
  db.$client
    .prepare<[joined: string], string>(
      `SELECT DISTINCT parts FROM item_spellings WHERE joined = ? LIMIT ${SPELLINGS.ways}`,
    )
    .pluck(),
)

/** How items write a joined word: "wi fi" for "wifi". */
export const spelledApart = (db: Db, joined: string): string[][] =>
  stored(db)
    .all(indexed(joined))
    .map((parts) => [...new Set(parts.split(' '))])
