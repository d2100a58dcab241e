import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../db/root.mjs'
import type { Language } from '../catalogues/current.ts'
import { isFunctionWord } from './function-words.ts'
import { isInflection } from './inflections.ts'
import { wordsIn } from './search-words.ts'
import { indexed, stemOf } from './stems.ts'

export const LEXICON_LANGUAGES = ['en', 'de', 'es', 'fr', 'ar'] as const

const FOLDER = join(ROOT, 'server/platform/search/lexicon')

/** Household concepts: lines of the files, and line numbers by stem. */
interface Lexicon {
  lines: string[]
  byStem: Map<string, number[]>
}

const textsIn = (line: string, language: string): string[] => {
  const column = LEXICON_LANGUAGES.indexOf(language as (typeof LEXICON_LANGUAGES)[number])
  return (line.split('|')[column] ?? '').split(',').map((text) => text.trim())
}

/** Words without stop words, as searches omit them: "máquina de coser" becomes "máquina coser". */
export function tellingWords(words: readonly string[], language: Language): string[] {
  const telling = words.filter((word) => !isFunctionWord(word, language))
  return telling.length > 0 ? telling : [...words]
}

const keyOf = (words: readonly string[], language: Language) =>
  `${language} ${words.map((word) => stemOf(word, language)).join(' ')}`

function read(): Lexicon {
  const lines = globSync('*.txt', { cwd: FOLDER })
    .sort()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line.includes('|'))
  const byStem = new Map<string, number[]>()
  for (const [at, line] of lines.entries()) {
    for (const language of LEXICON_LANGUAGES) {
      for (const text of textsIn(line, language)) {
        const key = keyOf(tellingWords(wordsIn(text), language), language)
        const others = byStem.get(key)
        if (!others) byStem.set(key, [at])
        else if (!others.includes(at)) others.push(at)
      }
    }
  }
  return { lines, byStem }
}

let lexicon: Lexicon | undefined

/** Loaded at the first search: 300 KB and 15,000 keys. */
const theLexicon = (): Lexicon => {
  lexicon ??= read()
  return lexicon
}

export const LEXICON_WORDS = 4

export const conceptTexts = (concept: number, language: Language): string[] =>
  textsIn(theLexicon().lines[concept]!, language)

export function conceptsOf(named: readonly string[], language: Language): number[] {
  const words = tellingWords(named, language)
  const found = theLexicon().byStem.get(keyOf(words, language))
  if (!found) return []
  const typed = words.map(indexed)
  const candidates = found.map((concept) => ({
    concept,
    texts: conceptTexts(concept, language).map((text) => tellingWords(wordsIn(text), language).map(indexed)),
  }))
  const exact = candidates.filter(({ texts }) => texts.some((text) => text.join(' ') === typed.join(' ')))
  const inflected = candidates.filter(({ texts }) =>
    texts.some(
      (text) =>
        text.length === typed.length && text.every((word, at) => isInflection(word, typed[at]!, language)),
    ),
  )
  return (exact.length > 0 ? exact : inflected).map(({ concept }) => concept)
}
