import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../db/root.mjs'
import { type Language, language } from './current.ts'
import { say } from './format.ts'
import * as m from './messages.ts'

/** Stored in place of the name of a deleted account; translated when displayed. */
export const FORMER_MEMBER = 'Former member'

/** Replaces the stored placeholder for deleted accounts with its translation. */
export const withFormerMembers = (text: string): string =>
  text.replaceAll(FORMER_MEMBER, m.told_former_member())

/** Translates the placeholder for deleted accounts; other names are returned unchanged. */
export const personName = (name: string): string => (name === FORMER_MEMBER ? m.told_former_member() : name)

const KEYS = join(ROOT, 'server/platform/catalogues/generated/default-texts.json')

let known: Map<string, string> | undefined

/** Default texts of this and earlier versions in every language, with the keys of the messages that replace them. */
function defaultTexts(): Map<string, string> {
  known ??= new Map(Object.entries(JSON.parse(readFileSync(KEYS, 'utf8')) as Record<string, string>))
  return known
}

export function worded(text: string): string {
  const inner = /^<p>(.*)<\/p>$/s.exec(text)?.[1]
  const key = defaultTexts().get(inner ?? text)
  if (!key) return text
  const word = say(key, {})
  return inner === undefined ? String(word) : `<p>${word}</p>`
}

function each<T>(value: T, word: (text: string) => string): T {
  if (typeof value === 'string') return word(value) as T
  if (Array.isArray(value)) return value.map((inner) => each(inner, word)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, each(inner, word)])) as T
}

export const wordedAll = <T>(value: T): T => each(value, worded)

/** True if a text is a default text, in any language. */
export const isDefaultText = (text: string): boolean =>
  defaultTexts().has(/^<p>(.*)<\/p>$/s.exec(text)?.[1] ?? text)

/** Translations that admins have added for their own texts, by language and stored text. */
export type OwnTexts = Partial<Record<Language, Record<string, string>>>

let ownTexts: Map<string, Map<string, string>> = new Map()

/** Replaces the admins' translations. They are global, because a process serves one site. */
export function setOwnTexts(texts: OwnTexts): void {
  ownTexts = new Map(Object.entries(texts).map(([code, own]) => [code, new Map(Object.entries(own))]))
}

/** Like `worded`, and also applies the admins' own translations. */
export const shown = (text: string): string => ownTexts.get(language())?.get(text) ?? worded(text)

export const shownAll = <T>(value: T): T => each(value, shown)
