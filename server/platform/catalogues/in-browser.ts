import type { Language } from './generated/languages.js'

export type { Language } from './generated/languages.js'
export { DIRECTIONS, LANGUAGES } from './generated/languages.js'

export const language = (): Language => document.documentElement.lang as Language
