import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from './generated/languages.js'

export type { Language } from './generated/languages.js'
export { DIRECTIONS, LANGUAGES } from './generated/languages.js'

// Vite replaces this module by catalogues/in-browser.ts in the browser.

const spoken = new AsyncLocalStorage<Language | (() => Language)>()

export function language(): Language {
  const said = spoken.getStore() ?? 'en'
  return typeof said === 'function' ? said() : said
}

/** Includes everything that `work` awaits. @param language or a function that is called when a message is rendered. */
export const speaking = <T>(language: Language | (() => Language), work: () => T): T =>
  spoken.run(language, work)
