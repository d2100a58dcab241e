import type { Db } from '../../db/open.ts'
import { setAnswer } from '../market/wants/wants-queries.ts'
import { makeWish } from '../market/wishes/wishes-service.ts'
import { randomFrom } from './demo-random.ts'
import type { DemoItem } from './items.ts'

const WISHES = [
  'a bicycle',
  'a camera',
  'board games',
  'a reading lamp',
  'plants',
  'cookery books',
  'a guitar',
  'a chair',
  'tools',
  'a tent',
  'records',
  'a chess set',
  'toys',
  'a teapot',
]

/** Number of wishes per user, and of wants per user. The first user has no wants from here. */
const EACH = { wishes: 2, wants: 3 }

/** Users only want items of earlier users, so wants alone form no cycle. Every fourth user wants an item of the first. */
export function addWishesAndWants(
  db: Db,
  people: readonly number[],
  itemIds: readonly number[],
  wanted: readonly DemoItem[],
  now: number,
): void {
  const random = randomFrom('wishes')
  for (const [person, accountId] of people.entries()) {
    for (const text of random.shuffled(WISHES).slice(0, EACH.wishes)) makeWish(db, accountId, { text })
    const earlier = wanted.map((_, at) => at).filter((at) => wanted[at]!.owner < person)
    const ofFirst = earlier.filter((at) => wanted[at]!.owner === 0)
    const places = [
      ...random.shuffled(earlier).slice(0, EACH.wants),
      ...(person % 4 === 1 ? random.shuffled(ofFirst).slice(0, 1) : []),
    ]
    for (const at of new Set(places)) {
      const heldAt = now - Math.round(wanted[at]!.age * random.between(0.05, 0.9))
      setAnswer(db).run({
        accountId,
        itemId: itemIds[at]!,
        answer: 'yes',
        forAny: true,
        now: new Date(heldAt),
      })
    }
  }
}
