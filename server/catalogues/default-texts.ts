import { LANGUAGES, speaking } from './current.ts'
import * as m from './messages.ts'

let known: Map<string, () => string> | undefined

/** Every default text, in every language, and what words it. */
function defaultTexts(): Map<string, () => string> {
  if (known) return known
  known = new Map()
  const messages = Object.entries(m as unknown as Record<string, () => string>)
  for (const [key, word] of messages) {
    if (!key.startsWith('defaults_')) continue
    for (const language of LANGUAGES) {
      const text = speaking(language, word)
      if (!known.has(text)) known.set(text, word)
    }
  }
  return known
}

/**
 * A text of the site as the reader has it: a default one, in whatever language it was stored, is worded in theirs; what an
 * admin wrote stays as it is.
 *
 * @param text plain, or one paragraph of HTML.
 */
export function worded(text: string): string {
  const inner = /^<p>(.*)<\/p>$/s.exec(text)?.[1]
  const word = defaultTexts().get(inner ?? text)
  if (!word) return text
  return inner === undefined ? word() : `<p>${word()}</p>`
}

/** `worded`, for every text in there. */
export function wordedAll<T>(value: T): T {
  if (typeof value === 'string') return worded(value) as T
  if (Array.isArray(value)) return value.map(wordedAll) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wordedAll(inner)])) as T
}
