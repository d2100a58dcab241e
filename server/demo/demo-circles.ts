import { type Db, prepared } from '../../db/open.ts'
import { setAnswer, setFor } from '../market/wants/wants-queries.ts'
import { MINUTE } from '../platform/time-shared.ts'
import { acceptCircle } from '../trading/circles/circles-service.ts'
import { proposeCircle } from '../trading/circles/propose-circle.ts'
import { backdate, lastNotification } from './replay.ts'

/** Circles of the first user: positions in PEOPLE, indexes of acceptances, minutes before now. */
const CIRCLES = [
  { people: [0, 6, 9, 2], yes: [0, 1, 2, 3], minutes: 30 },
  { people: [0, 5, 8], yes: [1, 2], minutes: 25 },
  { people: [0, 3], yes: [1], minutes: 20 },
]

/** The oldest item of a user that is in no swap and is no gift. */
export const freeItem = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number }, number>(
      `SELECT id FROM items WHERE owner_id = :ownerId AND status = 'available' AND pinned_at IS NULL AND NOT is_gift
         AND id NOT IN (SELECT item_id FROM swap_legs WHERE item_id IS NOT NULL AND swap_state IN ('proposed', 'agreed'))
       ORDER BY id LIMIT 1`,
    )
    .pluck(),
)

/** Adds a swap of two, a circle of three that waits for the first user, and an agreed circle of four. @param people ids by position. */
export function addCircles(db: Db, people: readonly number[], now: number): void {
  for (const { people: places, yes, minutes } of CIRCLES) {
    const ids = places.map((place) => people[place]!)
    const items = ids.flatMap((ownerId) => freeItem(db).get({ ownerId }) ?? [])
    // Skipped if a user has no free item.
    if (items.length < ids.length) continue
    for (const [at, accountId] of ids.entries()) {
      const of = { accountId, itemId: items[(at + 1) % items.length]! }
      setAnswer(db).run({ ...of, answer: 'yes', forAny: 0, now })
      setFor(db, of, [items[at]!])
    }
    const last = lastNotification(db)
    const { id } = proposeCircle(db, { items, people: ids, why: ids.map(() => 'want') })
    for (const at of yes) acceptCircle(db, ids[at]!, id)
    backdate(db, id, now, last, new Date(now - minutes * MINUTE))
  }
}
