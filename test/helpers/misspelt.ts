import { readCatalogue } from '../../server/demo/catalogue.ts'

/** What becomes of a word, see docs/decisions/181-two-hundred-misspellings.md. Each takes the place in its middle. */
const RULES: ((word: string, middle: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => `${word.slice(0, at)}${word[at] === 'x' ? 'q' : 'x'}${word.slice(at + 1)}`,
  (word) => (/(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : word.replace(/y$/, 'ie').concat('s')),
]

const COUNT = 200

/** The longest word of a name, of 5 letters at least; the first of them. */
const wordOf = (name: string) =>
  (name.toLowerCase().match(/[a-z]{5,}/g) ?? []).toSorted((a, b) => b.length - a.length)[0]

/** What people type who look for a thing of the demo market and slip, or use another form: 200 of them. */
export function misspelt(): { name: string; typed: string }[] {
  const things = readCatalogue().flatMap(({ name }) => {
    const word = wordOf(name)
    return word === undefined ? [] : [{ name, word }]
  })
  return Array.from({ length: COUNT }, (_, at) => {
    const { name, word } = things[at % things.length]!
    // In a second round each thing meets another rule.
    const rule = RULES[(at + Math.floor(at / things.length)) % RULES.length]!
    return { name, typed: rule(word, Math.floor((word.length - 1) / 2)) }
  })
}
