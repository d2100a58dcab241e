import type { Db } from '../../db/open.ts'
import { favourites } from '../../db/schema/index.ts'
import { randomFrom } from './demo-random.ts'
import type { DemoItem } from './items.ts'

export function addFavourites(
  db: Db,
  people: readonly number[],
  itemIds: readonly number[],
  wanted: readonly DemoItem[],
  now: number,
): void {
  const random = randomFrom('favourites')
  const places = wanted.map((_, at) => at)
  for (const [person, accountId] of people.entries()) {
    const others = random.shuffled(places.filter((at) => wanted[at]!.owner !== person))
    const liked = others.slice(0, person === 0 ? 13 : random.whole(2, 11))
    const rows = liked.map((at) => ({
      accountId,
      itemId: itemIds[at]!,
      createdAt: new Date(now - Math.round(wanted[at]!.age * random.between(0.05, 0.9))),
    }))
    db.insert(favourites).values(rows).run()
  }
}
