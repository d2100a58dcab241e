import { desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { items, swapDayMoves, swapDays } from '../../db/schema/index.ts'
import { DAY, HOUR } from '../platform/time-shared.ts'
import { refreshItemStatus } from '../swaps/item-status.ts'
import { newCode } from '../trading/swap-days/day-codes.ts'
import type { SwapDayState } from '../trading/swap-days/day-states-shared.ts'
import {
  addThing,
  dropPlan,
  insertMove,
  nextNumber,
  setMove,
  setThing,
} from '../trading/swap-days/day-things-queries.ts'
import { joinDay } from '../trading/swap-days/days-queries.ts'
import type { StoredResult } from '../trading/swap-days/plan-service.ts'
import { isFree } from './demo-circles.ts'

/** Cycles of the past day, by positions of users: each gives an item to the next. */
const CYCLES = [
  [10, 14, 19, 23],
  [12, 17],
]
/** Position of the user whose item nobody took. */
const UNLUCKY = 35

const freeItems = prepared((db) =>
  db
    .select({ id: items.id, name: items.name })
    .from(items)
    .where(isFree)
    .orderBy(desc(items.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
)

interface Fields {
  title: string
  text: string
  startsAt: number
  state: SwapDayState
}

function addDay(db: Db, { title, text, startsAt, state }: Fields): number {
  return db
    .insert(swapDays)
    .values({
      title,
      place: 'Public library, reading room',
      startsAt: new Date(startsAt),
      checkInUntil: new Date(startsAt + 2 * HOUR),
      text,
      most: 10,
      state,
      ...(state === 'finished' ? { finishedAt: new Date(startsAt + 4 * HOUR) } : {}),
      createdAt: new Date(startsAt - 20 * DAY),
    })
    .returning({ id: swapDays.id })
    .get().id
}

/** 13:30 on a day, in the time zone of the machine. */
const afternoon = (at: number) => new Date(at).setHours(13, 30, 0, 0)

/** An announced day, which every third user has joined with up to two items. */
function addComingDay(db: Db, people: readonly number[], now: number): void {
  const startsAt = afternoon(now + 9 * DAY)
  const id = addDay(db, {
    title: 'Swap day at the library',
    text: 'Bring up to ten things that still work. We put them on the tables, everybody marks what they would take, and at three the computer finds who gets what. Cake and coffee are free.',
    startsAt,
    state: 'announced',
  })
  for (const accountId of people.filter((_, at) => at % 3 === 1)) {
    const at = { id, now: now - DAY }
    joinDay(db).run({ ...at, accountId, code: newCode('m') })
    for (const { id: itemId } of freeItems(db).all({ ownerId: accountId, limit: 2 }))
      addThing(db).run({ ...at, itemId, leftoverAsGift: 0 })
  }
}

/** A past day: all items but one are swapped. */
function addPastDay(db: Db, people: readonly number[], now: number): void {
  const startsAt = afternoon(now - 19 * DAY)
  const id = addDay(db, {
    title: 'Autumn swap',
    text: 'Thank you all for coming!',
    startsAt,
    state: 'finished',
  })
  const bring = (place: number) => {
    const accountId = people[place]!
    joinDay(db).run({ id, accountId, code: newCode('m'), now: startsAt - 3 * DAY })
    const [item] = freeItems(db).all({ ownerId: accountId, limit: 1 })
    if (!item) return undefined
    addThing(db).run({ id, itemId: item.id, leftoverAsGift: 0, now: startsAt - 3 * DAY })
    return { accountId, itemId: item.id, name: item.name, number: nextNumber(db).get({ id })! }
  }
  const settle = (itemId: number, number: number, isSwapped: boolean) => {
    const state = isSwapped ? 'picked_up' : 'returned'
    setThing(db).run({ id, itemId, number, state, hold: isSwapped ? 'traded' : null, checkedAt: startsAt })
    refreshItemStatus(db, itemId)
  }
  let position = 0
  let longest = 0
  for (const [loop, places] of CYCLES.entries()) {
    const brought = places.flatMap((place) => bring(place) ?? [])
    longest = Math.max(longest, brought.length)
    for (const [at, { accountId, itemId, name, number }] of brought.entries()) {
      const toId = brought[(at + 1) % brought.length]!.accountId
      const move = { id, itemId, fromId: accountId, toId, position: position++, loop: loop + 1, name }
      insertMove(db).run({ ...move, isGift: 0 })
      setMove(db).run({ id, itemId, state: 'picked_up', tickedAt: startsAt + 3 * HOUR })
      settle(itemId, number, true)
    }
  }
  const unlucky = bring(UNLUCKY)
  if (unlucky) settle(unlucky.itemId, unlucky.number, false)
  db.update(swapDayMoves)
    .set({ agreedAt: new Date(startsAt + 2 * HOUR) })
    .where(eq(swapDayMoves.dayId, id))
    .run()
  const without: StoredResult['without'] = unlucky ? [[unlucky.accountId, 'nobody_wants']] : []
  const figures = {
    people: position,
    things: position,
    longest,
    optimal: true,
    bound: position,
    seconds: 0.1,
  }
  dropPlan.result(db).run({ id, result: JSON.stringify({ ...figures, without } satisfies StoredResult) })
}

/** Adds a past swap day and an announced one. Call it last: it uses items that nothing else needs. */
export function addDays(db: Db, people: readonly number[], now: number): void {
  addPastDay(db, people, now)
  addComingDay(db, people, now)
}
