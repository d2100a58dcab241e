import {
  type LineRules,
  namesIn,
  readWantList,
  refuseComment,
  type WantList,
  WantListError,
} from './want-list-line.ts'
import { linesOf } from './want-list-text.ts'

export interface WantListFile {
  caseSensitive: boolean
  /** Official item names with their owners (null if unknown); null without official names. */
  official: Map<string, string | null> | null
  lists: WantList[]
  gifts: string[]
}

const BEGIN_NAMES = '!BEGIN-OFFICIAL-NAMES'
const END_NAMES = '!END-OFFICIAL-NAMES'
const GIFTS = /^!GIFTS(\s|$)/i

/** `0001-LAMP ==> 1. "Lamp" (from Ada)`: name and owner. The title may contain brackets. */
function readOfficialName(text: string, line: number): [name: string, user: string | null] {
  const [name] = /^[^\s:]+/.exec(text) ?? []
  if (name === undefined) throw new WantListError(line, 'it begins with a colon')
  const from = text.lastIndexOf('(from ')
  const [, user] = from < 0 ? [] : (/^\(from\s+([^)]+)\)/.exec(text.slice(from)) ?? [])
  return [name, user?.trim() ?? null]
}

/** Parses want lists in TradeMaximizer's format. @throws WantListError first invalid line, or no list */
export function readWantLists(bytes: Uint8Array): WantListFile {
  const options = new Set<string>()
  const rules: LineRules = { requireColons: false, requireUsernames: false }
  const lists: WantList[] = []
  const gifts: string[] = []
  let official: Map<string, string | null> | null = null
  let namesSince = 0
  let anyList = false
  let line = 0
  for (const text of linesOf(bytes)) {
    line++
    if (text.startsWith('#!') && official === null && !anyList) {
      for (const option of text.slice(2).toUpperCase().split(/\s+/)) options.add(option)
      rules.requireColons = options.has('REQUIRE-COLONS')
      rules.requireUsernames = options.has('REQUIRE-USERNAMES')
    } else if (text === '' || text.startsWith('#')) {
    } else if (text.toUpperCase() === BEGIN_NAMES) {
      official ??= new Map()
      namesSince = line
    } else if (text.toUpperCase() === END_NAMES) {
      if (namesSince === 0) throw new WantListError(line, 'official names end that did not begin')
      namesSince = 0
    } else if (namesSince > 0) {
      const [name, user] = readOfficialName(text, line)
      official!.set(name, user)
    } else if (GIFTS.test(text)) {
      refuseComment(text, line)
      gifts.push(...namesIn(text).slice(1))
    } else {
      anyList = true
      const list = readWantList(text, line, rules)
      if (list) lists.push(list)
    }
  }
  if (namesSince > 0) throw new WantListError(namesSince, 'the official names that begin here do not end')
  if (!anyList) throw new WantListError(Math.max(line, 1), 'the file ends without any want list')
  return { caseSensitive: options.has('CASE-SENSITIVE'), official, lists, gifts }
}
