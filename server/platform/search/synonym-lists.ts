import * as m from '../catalogues/messages.ts'
import { SYNONYMS } from '../limits.ts'
import { wordsIn } from './search-words.ts'

const COMMA = /[,،、]/

const textsIn = (line: string): string[] => [
  ...new Set(
    line
      .split(COMMA)
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
]

export const synonymLists = (text: string): string[][] =>
  text
    .split('\n')
    .map(textsIn)
    .filter((list) => list.length > 0)

export const synonymText = (lists: string[][]): string => lists.map((list) => list.join(', ')).join('\n')

export function synonymProblem(text: string): string | null {
  if (text.length > SYNONYMS.length)
    return m.words_too_long({ text: text.slice(0, 20), most: SYNONYMS.length })
  const words = wordsIn(text).length
  if (words === 0) return m.words_no_word({ text })
  return words > SYNONYMS.words ? m.words_too_many_words({ text, most: SYNONYMS.words }) : null
}

function listProblem(texts: string[]): string | null {
  if (texts.length === 1) return m.words_alone({ text: texts[0]! })
  if (texts.length > SYNONYMS.texts) return m.words_too_many_texts({ most: SYNONYMS.texts })
  return texts.map(synonymProblem).find((problem) => problem !== null) ?? null
}

export function synonymsProblem(text: string): string | null {
  const lines = text.split('\n').map(textsIn)
  for (const [at, texts] of lines.entries()) {
    const problem = texts.length > 0 ? listProblem(texts) : null
    if (problem) return m.words_in_line({ line: at + 1, problem })
  }
  const lists = lines.filter((texts) => texts.length > 0).length
  return lists > SYNONYMS.lists ? m.words_too_many_lists({ most: SYNONYMS.lists }) : null
}
