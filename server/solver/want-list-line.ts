import { trimmed } from './want-list-text.ts'

export class WantListError extends Error {
  readonly line: number

  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`)
    this.line = line
  }
}

/** `user` gives `name` for any one of `wants`. */
export interface WantList {
  /** From 1. */
  line: number
  user: string | null
  name: string
  wants: string[]
}

/** Requirements set by the file's options. */
export interface LineRules {
  requireColons: boolean
  requireUsernames: boolean
}

const SEPARATORS = /[\s;]+/
const PRIORITY = /=\d+$/

export const namesIn = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((token) => token.replace(PRIORITY, ''))
    .filter((name) => name !== '')

/** "$20" is money, "CA$H" is a name. */
const isMoney = (name: string) => name.startsWith('$')

/** A comment behind a list. TradeMaximizer rejects it too: its words would become names. @throws WantListError */
export function refuseComment(text: string, line: number): void {
  if (/(?:^|[\s;:])#/.test(text)) throw new WantListError(line, 'a comment behind a list')
}

export const isDummy = (name: string): boolean => name.startsWith('%')

/** True for lists about money, such as "LIMIT: $50". */
const isOfMoney = (name: string, wants: string[]): boolean =>
  isMoney(name) || (name.toUpperCase() === 'LIMIT' && wants.length > 0 && wants.every(isMoney))

/** Splits "(Ada) 0001-LAMP : …" into user (null for none) and rest. */
function splitUser(text: string, line: number): { user: string | null; rest: string } {
  if (!text.startsWith('(')) return { user: null, rest: text }
  const end = text.indexOf(')')
  if (end < 0) throw new WantListError(line, 'the bracket does not close')
  const user = trimmed(text.slice(1, end))
  if (user === '') throw new WantListError(line, 'the brackets name nobody')
  if (user.includes('(')) throw new WantListError(line, 'a bracket stands in a user name')
  const rest = trimmed(text.slice(end + 1))
  if (rest === '' || rest.startsWith(':')) throw new WantListError(line, 'a user name without an item')
  return { user, rest }
}

/** Without money entries. @returns null for a line about money only. @throws WantListError invalid, or violating `rules` */
export function readWantList(text: string, line: number, rules: LineRules): WantList | null {
  const { user, rest } = splitUser(text, line)
  if (/[()]/.test(rest)) throw new WantListError(line, 'a bracket stands elsewhere than around a user name')
  if (rest.startsWith(':')) throw new WantListError(line, 'it begins with a colon')
  refuseComment(rest, line)
  const parts = rest.split(':')
  if (parts.length > 2) throw new WantListError(line, 'two colons')
  const names = namesIn(rest.replace(':', ' '))
  const [name, ...wants] = names
  if (name === undefined) throw new WantListError(line, 'it names no item')
  if (parts.length === 2 && namesIn(parts[0]!).length !== 1) {
    throw new WantListError(line, 'the colon does not follow the first name')
  }
  if (parts.length === 1 && rules.requireColons) throw new WantListError(line, 'no colon')
  if (user === null && rules.requireUsernames) throw new WantListError(line, 'no user name')
  if (user === null && isDummy(name)) throw new WantListError(line, `the dummy ${name} has no user`)
  return isOfMoney(name, wants) ? null : { line, user, name, wants: wants.filter((want) => !isMoney(want)) }
}
