import type { Language } from './generated/languages.js'

export type { Language } from './generated/languages.js'
export { DIRECTIONS, LANGUAGES } from './generated/languages.js'

/** The language of the page. */
export const language = (): Language => document.documentElement.lang as Language
