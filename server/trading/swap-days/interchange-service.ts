import { readFile } from 'node:fs/promises'
import type { Db } from '../../../db/open.ts'
import { setAnswer, setFor } from '../../market/wants/wants-queries.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { readWantLists } from '../../solver/want-list-file.ts'
import { isDummy, type WantList, WantListError } from '../../solver/want-list-line.ts'
import { type DayGraph, graphOf } from './day-graph.ts'
import { movesOf, thingsOf } from './day-things-queries.ts'
import { getDay } from './days-service.ts'

function numbersOf(owners: Iterable<number>): (accountId: number) => string {
  const numbers = new Map<number, number>()
  for (const owner of owners) if (!numbers.has(owner)) numbers.set(owner, numbers.size + 1)
  return (accountId) => {
    if (!numbers.has(accountId)) numbers.set(accountId, numbers.size + 1)
    return `P${numbers.get(accountId)}`
  }
}

/** A name between quotation marks; characters that would end it or the line become blanks. */
const quoted = (name: string) => `"${name.replaceAll(/["\r\n()]/g, ' ').trim()}"`

/** Merges limits that overlap and keeps the smallest number, because dummies cannot overlap. */
function disjointLimits({ limits }: DayGraph) {
  const merged: { accountId: number; items: Set<number>; most: number }[] = []
  for (const { accountId, items, most } of limits) {
    const limit = { accountId, items: new Set(items), most }
    for (let at = merged.length - 1; at >= 0; at--) {
      const other = merged[at]!
      if (other.accountId !== accountId || ![...limit.items].some((item) => other.items.has(item))) continue
      for (const item of other.items) limit.items.add(item)
      limit.most = Math.min(limit.most, other.most)
      merged.splice(at, 1)
    }
    merged.push(limit)
  }
  return merged.filter(({ items, most }) => most < items.size)
}

/** Wants in TradeMaximizer's format. @throws AppError 404 no such day */
export function wantsFile(db: Db, id: number): string {
  getDay(db, id)
  const graph = graphOf(db, id)
  const person = numbersOf(
    thingsOf(db)
      .all({ id })
      .map(({ ownerId }) => ownerId),
  )
  const numbers = new Map(graph.things.map(({ itemId, number }) => [itemId, number]))
  const gifts = graph.things.filter(({ isGift }) => isGift)
  const limits = disjointLimits(graph)
  const lines = [
    '#! ALLOW-DUMMIES REQUIRE-USERNAMES REQUIRE-COLONS',
    ...(gifts.length > 0 ? [`!GIFTS ${gifts.map(({ number }) => `T${number}`).join(' ')}`] : []),
    '!BEGIN-OFFICIAL-NAMES',
    ...graph.things.map(
      ({ number, name, ownerId }) => `T${number} ==> ${quoted(name)} (from ${person(ownerId)})`,
    ),
    '!END-OFFICIAL-NAMES',
  ]
  for (const { itemId, ownerId, number, isGift } of graph.things) {
    const names = isGift
      ? []
      : graph.wanted
          .filter((want) => want.accountId === ownerId && (want.for === null || want.for.includes(itemId)))
          .flatMap((want) => {
            const at = limits.findIndex(
              (limit) => limit.accountId === ownerId && limit.items.has(want.itemId),
            )
            if (at < 0) return [`T${numbers.get(want.itemId)}`]
            return Array.from({ length: limits[at]!.most }, (_, unit) => `%L${at + 1}-${unit + 1}`)
          })
    lines.push(`(${person(ownerId)}) T${number} : ${[...new Set(names)].join(' ')}`.trimEnd())
  }
  for (const [at, { accountId, items, most }] of limits.entries()) {
    const names = [...items].map((itemId) => `T${numbers.get(itemId)}`).join(' ')
    for (let unit = 1; unit <= most; unit++)
      lines.push(`(${person(accountId)}) %L${at + 1}-${unit} : ${names}`)
  }
  return `${lines.join('\n')}\n`
}

/** The plan in TradeMaximizer's output format. @throws AppError 404 no such day */
export function resultsFile(db: Db, id: number): string {
  getDay(db, id)
  const things = thingsOf(db).all({ id })
  const person = numbersOf(things.map(({ ownerId }) => ownerId))
  const moves = movesOf(db)
    .all({ id })
    .filter(({ state }) => state !== 'returned')
  const loops = [...Map.groupBy(moves, ({ loop }) => loop).values()]
  const lines = [`TRADE LOOPS (${moves.length} total trades):`, '']
  const gets = new Map<number, string>()
  const goesTo = new Map(moves.map((move) => [move.itemId, `(${person(move.toId)})`]))
  for (const loop of loops) {
    for (const [at, move] of loop.entries()) {
      const given = loop[at + 1] ?? (loop[0]!.isGift ? undefined : loop[0]!)
      const what = `(${person(move.fromId)}) T${move.number}`
      const receiver = `(${person(move.toId)})${given ? ` T${given.number}` : ''}`
      lines.push(`${receiver} receives ${what}`)
      if (given) gets.set(given.itemId, what)
    }
    lines.push('')
  }
  lines.push(`ITEM SUMMARY (${moves.length} total trades):`, '')
  for (const { itemId, number, ownerId } of things) {
    if (number === null) continue
    const received = gets.get(itemId)
    const receives = received
      ? `receives ${received}`
      : goesTo.has(itemId)
        ? 'is given away'
        : 'does not trade'
    const to = goesTo.get(itemId)
    lines.push(`(${person(ownerId)}) T${number} ${receives}${to ? ` and sends to ${to}` : ''}`)
  }
  lines.push(
    '',
    `Num trades = ${moves.length} of ${things.filter(({ number }) => number !== null).length} items`,
  )
  return `${lines.join('\n')}\n`
}

const atLine = (line: number, text: string) => invalid({ file: [m.days_file_line({ line, text })] })

interface Imported {
  accountId: number
  itemId: number
  for: number[]
}

/** Maps a file to items of the day. @throws AppError 422 with the line */
function readImport(db: Db, id: number, bytes: Uint8Array) {
  let lists: WantList[]
  try {
    ;({ lists } = readWantLists(bytes))
  } catch (error) {
    if (error instanceof WantListError) throw invalid({ file: [m.days_file_wrong({ text: error.message })] })
    throw error
  }
  const things = thingsOf(db)
    .all({ id })
    .filter(({ hold }) => hold === 'reserved')
  const byName = new Map(things.map((thing) => [`t${thing.number}`, thing]))
  const person = numbersOf(
    thingsOf(db)
      .all({ id })
      .map(({ ownerId }) => ownerId),
  )
  const idOf = new Map(things.map(({ ownerId }) => [person(ownerId).toLowerCase(), ownerId]))
  const people = new Set<number>()
  const dummies = new Map<string, WantList>()
  for (const list of lists) {
    const owner = list.user === null ? undefined : idOf.get(list.user.toLowerCase())
    if (list.user !== null && owner === undefined) throw atLine(list.line, `(${list.user})`)
    if (isDummy(list.name)) {
      people.add(owner!)
      dummies.set(`${owner} ${list.name.toLowerCase()}`, list)
      continue
    }
    const thing = byName.get(list.name.toLowerCase())
    if (!thing || (owner !== undefined && owner !== thing.ownerId)) throw atLine(list.line, list.name)
    people.add(thing.ownerId)
  }
  const wants = new Map<string, Imported>()
  const sets = new Map<string, { accountId: number; items: number[]; most: number }>()
  for (const list of lists) {
    const owner =
      list.user === null ? byName.get(list.name.toLowerCase())!.ownerId : idOf.get(list.user.toLowerCase())!
    const seen = new Set<string>()
    const add = (name: string) => {
      if (isDummy(name)) {
        const dummy = dummies.get(`${owner} ${name.toLowerCase()}`)
        if (!dummy) throw atLine(list.line, name)
        if (seen.has(name)) return
        seen.add(name)
        for (const behind of dummy.wants) add(behind)
        return
      }
      const target = byName.get(name.toLowerCase())
      if (!target) throw atLine(list.line, name)
      if (target.ownerId === owner || isDummy(list.name)) return
      const key = `${owner} ${target.itemId}`
      const want = wants.get(key) ?? { accountId: owner, itemId: target.itemId, for: [] }
      const given = byName.get(list.name.toLowerCase())!.itemId
      if (!want.for.includes(given)) want.for.push(given)
      wants.set(key, want)
    }
    for (const name of list.wants) add(name)
    if (isDummy(list.name)) {
      const items = list.wants.flatMap((name) => byName.get(name.toLowerCase())?.itemId ?? [])
      const key = `${owner} ${items.toSorted((a, b) => a - b).join()}`
      const set = sets.get(key) ?? { accountId: owner, items, most: 0 }
      set.most++
      sets.set(key, set)
    }
  }
  return { people, wants: [...wants.values()], sets: [...sets.values()], things }
}

const ANY_STATE = ['check_in', 'matched']

/**
 * Replaces the wants of the named users between items of the day.
 * @param path of the file.
 * @throws AppError 404 no such day; 409 not in check-in; 422 missing or invalid file, with no changes
 */
export async function importWants(
  site: AdminSite,
  me: ViewerView,
  id: number,
  path: string | undefined,
): Promise<{ people: number; wants: number }> {
  const { db } = site
  const bytes = path === undefined ? undefined : await readFile(path)
  return actAsModerator(site, me, () => {
    const day = getDay(db, id)
    if (!bytes) throw invalid({ file: [m.days_choose_file()] })
    if (!ANY_STATE.includes(day.state)) throw conflict(m.days_no_check_in_now())
    const { people, wants, sets, things } = readImport(db, id, bytes)
    const ids = JSON.stringify(things.map(({ itemId }) => itemId))
    const forget = db.$client.prepare<{ accountId: number; ids: string }>(
      `DELETE FROM wants WHERE account_id = :accountId AND answer = 'yes' AND item_id IN (SELECT value FROM json_each(:ids))`,
    )
    for (const accountId of people) forget.run({ accountId, ids })
    const brought = Map.groupBy(things, ({ ownerId }) => ownerId)
    for (const { accountId, itemId, for: given } of wants) {
      const isAny = given.length === (brought.get(accountId)?.length ?? 0)
      setAnswer(db).run({ accountId, itemId, answer: 'yes', forAny: isAny, now: new Date() })
      setFor(db, { accountId, itemId }, isAny ? [] : given)
    }
    for (const { accountId, items, most } of sets) makeSetOf(db, accountId, items, most)
    audit(db, me, 'save', { noun: 'swap_day', id }, m.days_audit_imported({ title: day.title }))
    return { people: people.size, wants: wants.length }
  })
}

function makeSetOf(db: Db, accountId: number, items: readonly number[], most: number): void {
  if (most >= items.length || most > 10) return
  const id = db.$client
    .prepare<[number, number, number], number>(
      `INSERT INTO want_sets (account_id, name, most, created_at) VALUES (?, '', ?, ?) RETURNING id`,
    )
    .pluck()
    .get(accountId, most, Date.now())!
  db.$client
    .prepare(
      `UPDATE wants SET set_id = ? WHERE account_id = ? AND answer = 'yes' AND set_id IS NULL
         AND item_id IN (SELECT value FROM json_each(?))`,
    )
    .run(id, accountId, JSON.stringify(items))
}
