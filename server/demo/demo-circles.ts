import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { items, swapLegs } from '../../db/schema/index.ts'
import { setAnswer, setFor } from '../market/wants/wants-queries.ts'
import { MINUTE } from '../platform/time-shared.ts'
import { acceptCircle } from '../trading/circles/circles-service.ts'
import { proposeCircle } from '../trading/circles/propose-circle.ts'
import { backdate, lastNotification } from './replay.ts'

/** Circles of the first user: positions in PEOPLE, indexes of the users who have accepted, and age in minutes. */
const CIRCLES = [
  { people: [0, 6, 9, 2], yes: [0, 1, 2, 3], minutes: 30 },
  { people: [0, 5, 8], yes: [1, 2], minutes: 25 },
  { people: [0, 3], yes: [1], minutes: 20 },
]

/** An item of the owner that is not pinned and in no swap. */
export const isFree = sql`${items.ownerId} = ${sql.placeholder('ownerId')} AND ${items.status} = 'available'
  AND ${items.pinnedAt} IS NULL AND ${items.id} NOT IN (SELECT ${swapLegs.itemId} FROM ${swapLegs}
    WHERE ${swapLegs.itemId} IS NOT NULL AND ${swapLegs.swapState} IN ('proposed', 'agreed'))`

/** The oldest item of a user that is in no swap and is no gift. */
export const freeItem = (db: Db, ownerId: number): number | undefined => oldestFree(db).get({ ownerId })?.id
const oldestFree = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(and(isFree, eq(items.isGift, false)))
    .orderBy(items.id)
    .limit(1)
    .prepare(),
)

/** Adds a swap of two, a circle of three that waits for the first user, and an agreed circle of four. @param people ids by position. */
export function addCircles(db: Db, people: readonly number[], now: number): void {
  for (const { people: places, yes, minutes } of CIRCLES) {
    const ids = places.map((place) => people[place]!)
    const things = ids.flatMap((ownerId) => freeItem(db, ownerId) ?? [])
    // Skipped if a user has no free item.
    if (things.length < ids.length) continue
    for (const [at, accountId] of ids.entries()) {
      const of = { accountId, itemId: things[(at + 1) % things.length]! }
      setAnswer(db).run({ ...of, answer: 'yes', forAny: false, now: new Date(now) })
      setFor(db, of, [things[at]!])
    }
    const last = lastNotification(db)
    const { id } = proposeCircle(db, { items: things, people: ids, why: ids.map(() => 'want') })
    for (const at of yes) acceptCircle(db, ids[at]!, id)
    backdate(db, id, now, last, new Date(now - minutes * MINUTE))
  }
}
