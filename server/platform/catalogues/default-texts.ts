import { LANGUAGES, type Language, language, speaking } from './current.ts'
import former from './former-texts.json' with { type: 'json' }
import * as m from './messages.ts'

/** What is stored in the place of the name of somebody who has left, in whatever language it is read. */
export const FORMER_MEMBER = 'Former member'

/** A text that the site keeps, with whoever has left called as its reader calls them. */
export const withFormerMembers = (text: string): string =>
  text.replaceAll(FORMER_MEMBER, m.told_former_member())

/** A person's name as its reader has it: people name themselves, but for those who have left. */
export const personName = (name: string): string => (name === FORMER_MEMBER ? m.told_former_member() : name)

let known: Map<string, () => string> | undefined

/** Every default text of today and of earlier versions, in every language, with the message that replaces it. */
function defaultTexts(): Map<string, () => string> {
  if (known) return known
  known = new Map()
  const messages = m as unknown as Record<string, () => string>
  for (const [key, texts] of Object.entries(former.defaults))
    for (const text of texts) known.set(text, messages[key]!)
  // Default texts take no values; messages that do are skipped below.
  for (const [key, word] of Object.entries(messages)) {
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

function each<T>(value: T, word: (text: string) => string): T {
  if (typeof value === 'string') return word(value) as T
  if (Array.isArray(value)) return value.map((inner) => each(inner, word)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, each(inner, word)])) as T
}

/** `worded`, for every text in there. */
export const wordedAll = <T>(value: T): T => each(value, worded)

/** Whether a text came with the site, in whatever language. */
export const isDefaultText = (text: string): boolean =>
  defaultTexts().has(/^<p>(.*)<\/p>$/s.exec(text)?.[1] ?? text)

/** By language, what its readers get in the place of a text that an admin wrote. */
export type OwnTexts = Partial<Record<Language, Record<string, string>>>

let ownTexts: Map<string, Map<string, string>> = new Map()

/** Sets what `shown` gives from now on; the whole process serves one site. */
export function setOwnTexts(texts: OwnTexts): void {
  ownTexts = new Map(Object.entries(texts).map(([code, own]) => [code, new Map(Object.entries(own))]))
}

/** As `worded`, for those who read the site: what an admin wrote is in their language where an admin has added that. */
export const shown = (text: string): string => ownTexts.get(language())?.get(text) ?? worded(text)

/** `shown`, for every text in there. */
export const shownAll = <T>(value: T): T => each(value, shown)
