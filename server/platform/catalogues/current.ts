import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from './generated/languages.js'

export type { Language } from './generated/languages.js'
export { DIRECTIONS, LANGUAGES } from './generated/languages.js'

// In the browser catalogues/in-browser.ts stands in for this file.

const spoken = new AsyncLocalStorage<Language | (() => Language)>()

/** The language that is spoken now; English where nobody has said. */
export function language(): Language {
  const said = spoken.getStore() ?? 'en'
  return typeof said === 'function' ? said() : said
}

/**
 * Does `work`, and all that it awaits, in this language.
 *
 * @param language or what tells it, asked when something is worded.
 */
export const speaking = <T>(language: Language | (() => Language), work: () => T): T =>
  spoken.run(language, work)
