import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { conceptsOf, conceptTexts, LEXICON_LANGUAGES } from '../../../../server/platform/search/lexicon.ts'

const FOLDER = join(import.meta.dirname, '../../../../server/platform/search/lexicon')
const lines = globSync('*.txt', { cwd: FOLDER })
  .sort()
  .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
  .filter(Boolean)
const columns = lines.map((line) =>
  line.split('|').map((column) => column.split(',').map((text) => text.trim())),
)

t.test('the lexicon has 1,500 concepts, each in all five languages', async (t) => {
  t.ok(lines.length >= 1500, `${lines.length} concepts`)
  const isWhole = (texts: string[][]) =>
    texts.length === LEXICON_LANGUAGES.length && texts.flat().every(Boolean)
  t.strictSame(
    lines.filter((_, at) => !isWhole(columns[at]!)),
    [],
  )
})

t.test('a word of two concepts is noted with both', async (t) => {
  const noted = new Set(
    readFileSync(join(FOLDER, 'two-meanings.md'), 'utf8').split('\n').slice(1).filter(Boolean),
  )
  const found = new Map<string, string[]>()
  for (const texts of columns)
    for (const [at, language] of LEXICON_LANGUAGES.entries())
      for (const text of new Set(texts[at]!.map((each) => each.toLowerCase()))) {
        const key = `${language} ${text}`
        found.set(key, [...(found.get(key) ?? []), texts[0]![0]!])
      }
  const twice = [...found].filter(([, concepts]) => concepts.length > 1)
  t.strictSame(twice.map(([key, concepts]) => `${key}: ${concepts.join('; ')}`).sort(), [...noted].sort())
})

t.test('a concept is found by singular and plural of its own language only', async (t) => {
  const english = (words: string[], language: 'en' | 'de' | 'es' | 'fr' | 'ar') =>
    conceptsOf(words, language).map((concept) => conceptTexts(concept, 'en')[0])
  t.strictSame(english(['fahrräder'], 'de'), ['bike'])
  t.strictSame(english(['دراجات'], 'ar'), ['bike'])
  t.strictSame(english(['vélos'], 'fr'), ['bike'])
  t.strictSame(english(['washing', 'machines'], 'en'), ['washing machine'])
  t.strictSame(english(['never'], 'es'), [], 'nevera is another word')
})
