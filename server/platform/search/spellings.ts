import { type Db, prepared } from '../../../db/open.ts'
import { SPELLINGS } from '../limits.ts'
import { type TypedWord, typedWords } from './search-words.ts'
import { indexed } from './stems.ts'

const DIGITS = /^\p{N}+$/u
const ATOM = /\p{N}+|[^\p{N}]+/gu
const startsWithDigit = (word: string) => /^\p{N}/u.test(word)
const endsWithDigit = (word: string) => /\p{N}$/u.test(word)

/** Runs of letters and runs of digits: of "1000xm4" 1000, xm and 4. */
const atomsOf = (words: readonly string[]): string[] => words.flatMap((word) => word.match(ATOM) ?? [])

/**
 * Whether two words that stand side by side may be written as one: "wi-fi", "256 GB", "32 x 34", "e bike".
 *
 * @param isSmall says of a short word that it stands for itself ("a bike").
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

/**
 * The other ways to write these words, which hang together: with other cuts between letters and digits, and in one. Each way is its
 * words, all of which an item has.
 */
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

/** What is stored of an item: under a word in one the words that it is written in there. */
interface Spelling {
  joined: string
  parts: string
}

/** A blank between a letter and a digit is left out: a search looks for all such cuts itself. */
const isStored = (last: string, next: TypedWord) =>
  (next.after === 'sign' || endsWithDigit(last) === startsWithDigit(next.word)) &&
  mayJoin(last, next, () => false)

/** The words of a text that others may write in one, and that cuts between letters and digits do not find: "wi-fi", "978-3-16". */
export function spellingsIn(text: string): Spelling[] {
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
    // "USB-C cable": what signs join is one for itself, too.
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

/** Stores the spellings of items whose ids are more than one and at most another. */
const STORE = `INSERT OR REPLACE INTO main.item_spellings (item_id, joined, parts)
  SELECT items.id, found.value ->> 'joined', found.value ->> 'parts'
  FROM main.items CROSS JOIN json_each(spellings_in(${TEXT})) AS found`

/** Keeps `item_spellings` in step with items. Temporary triggers do, as those of a file may call no function of this process. */
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

/** Reads the spellings of the items after one again, of at most so many; gives the last id, undefined at the end. */
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

/** The words that items here write a word in: "wi fi" for "wifi". */
export const spelledApart = (db: Db, joined: string): string[][] =>
  stored(db)
    .all(indexed(joined))
    .map((parts) => [...new Set(parts.split(' '))])
