import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { languageNames, readCatalogues, SOURCE, textsOf } from '../../server/platform/catalogues/generate.ts'
import { files } from '../helpers/imports.ts'
import { sentencesIn } from '../helpers/sentences.ts'

/** Not on pages: command-line tools, demo texts, messages to operators and developers. */
const NOT_SHOWN =
  /^server\/platform\/catalogues\/(?:report|translation-\w+)\.ts$|^server\/(?:ops|demo|solver|admin\/metrics)\/|^server\/(?:main|site\/plain-errors|platform\/(?:config|http\/openapi|images\/image-(?:jobs|worker)))\.ts$/

/** Exceptions, each after a line with the reason. */
const LEFT = join(import.meta.dirname, 'sentences-left.txt')

const code = [...files('client/**/*.{ts,tsx}'), ...files('server/**/*.ts')]
  .filter((file) => !NOT_SHOWN.test(file))
  .sort()

t.test('every sentence is in the catalogues', async (t) => {
  const left = new Set(
    readFileSync(LEFT, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )
  for (const file of code) {
    const found = sentencesIn(file)
    if (left.has(file)) t.not(found.length, 0, `${file} has none any more: take it out of sentences-left.txt`)
    else if (found.length > 0)
      t.fail(`${file} has sentences of its own, see docs/translating.md: ${found.join(' | ')}`)
    left.delete(file)
  }
  t.strictSame([...left], [], 'files that are gone')
})

t.test('numbers and dates are those of the reader’s language', async (t) => {
  for (const file of code)
    t.notMatch(readFileSync(join(ROOT, file), 'utf8'), /\.toLocale(?:Date|Time)?String\(/, file)
})

t.test('no style sheet words anything', async (t) => {
  for (const file of globSync('client/**/*.css', { cwd: ROOT }))
    t.notMatch(readFileSync(join(ROOT, file), 'utf8'), /content:\s*["'][^"']*\p{L}{2,}/u, file)
})

t.test('a dot between two facts may end a line, and begins none', async (t) => {
  // Excludes the title of a page, which is a single line.
  const drawn = files('client/**/*.{ts,tsx}').filter((file) => file !== 'client/layout/document.tsx')
  for (const file of [...drawn, ...globSync('server/platform/catalogues/*/*.json', { cwd: ROOT })])
    t.notMatch(readFileSync(join(ROOT, file), 'utf8'), / ·/, file)
})

t.test('every message is used', async (t) => {
  const used = new Set(
    code.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?<![\w$.])m\.([a-z]\w*)/g)].map(
        ([, key]) => key!,
      ),
    ),
  )
  t.strictSame(
    [...textsOf(SOURCE).keys()].filter((key) => !used.has(key)),
    [],
  )
})

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]+>|['’]/g, '')
    .match(/[a-z0-9]+/g) ?? []

t.test('a key is an area and a meaning, not the beginning of its sentence', async (t) => {
  for (const [key, text] of textsOf(SOURCE)) {
    const words = key.split('_').slice(1)
    if (words.length > 5) t.fail(`${key} is longer than five words`)
    if (/\d$/.test(key)) t.fail(`${key} ends in a number`)
    if (words.length >= 5 && words.every((word, at) => wordsOf(text)[at] === word))
      t.fail(`${key} repeats the sentence: ${text}`)
  }
  t.pass('all are so')
})

/** Typographic errors by language. */
const SLIPS: Record<string, RegExp> = {
  ar: /\.\.\.|[\u0621-\u064a][?;,]/,
  de: /\.\.\.|[\w}]"|"\w|\p{Ll}'\p{Ll}/u,
  es: /\.\.\.|\p{Ll}"/u,
  // No-break spaces precede these.
  fr: /\.\.\.|« | [»!?;:](?!\w)|\p{L}[!?»](?!\w)|\p{Ll}'\p{Ll}/u,
}

t.test('each language has its own marks', async (t) => {
  for (const [language, slip] of Object.entries(SLIPS))
    for (const [key, text] of textsOf(language)) if (slip.test(text)) t.fail(`${language}: ${key}: ${text}`)
  t.pass('all are so')
})

t.test('catalogues are in order, and hold what can be read', async (t) => {
  const { faults, missing } = await readCatalogues()
  for (const language of languageNames()) {
    t.strictSame(Object.fromEntries(faults.get(language)!), {}, `${language} has no fault`)
    t.strictSame(missing.get(language), [], `${language} lacks nothing`)
    for (const file of globSync(`server/platform/catalogues/${language}/*.json`, { cwd: ROOT })) {
      const keys = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^ {2}"([^"]+)":/gm)].map(
        ([, key]) => key!,
      )
      t.strictSame(keys, [...new Set(keys)].sort(), `${file} is sorted`)
    }
  }
})
