import { readCatalogue } from '../../server/demo/catalogue.ts'

/** Misspelling rules; `middle` is the index of the middle letter (docs/decisions/024-search.md). */
const RULES: ((word: string, middle: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => `${word.slice(0, at)}${word[at] === 'x' ? 'q' : 'x'}${word.slice(at + 1)}`,
  (word) => (/(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : word.replace(/y$/, 'ie').concat('s')),
]

const COUNT = 200

/** First longest word of a name; undefined if none has 5 letters. */
const wordOf = (name: string) =>
  (name.toLowerCase().match(/[a-z]{5,}/g) ?? []).toSorted((a, b) => b.length - a.length)[0]

/** 200 misspelt or inflected words, each with the demo item that must be found. */
export function misspelt(): { name: string; typed: string }[] {
  const things = readCatalogue().flatMap(({ name }) => {
    const word = wordOf(name)
    return word === undefined ? [] : [{ name, word }]
  })
  return Array.from({ length: COUNT }, (_, at) => {
    const { name, word } = things[at % things.length]!
    // In the second round, each item gets another rule than in the first.
    const rule = RULES[(at + Math.floor(at / things.length)) % RULES.length]!
    return { name, typed: rule(word, Math.floor((word.length - 1) / 2)) }
  })
}
