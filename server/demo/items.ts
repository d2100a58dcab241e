import { DAY, MINUTE } from '../platform/time-shared.ts'
import type { Listing } from './catalogue.ts'
import { randomFrom } from './demo-random.ts'
import { CLOSINGS, OWNER_MESSAGES, PEOPLE, VIDEOS } from './people.ts'

export interface DemoItem extends Listing {
  owner: number
  age: number
  message: string
  videoLinks: string[]
  pinned: boolean
  views: number[]
}

const SPAN = 38

/** Views that an item's pictures may show; 0 is the default. */
const VIEWS = 5

const PINNED = new Set([
  '35 mm film camera, one lens',
  'Town bicycle, 54 cm frame',
  'Monstera with new leaves',
  'Reading lamp, warm light',
])

/** Interleaves the kinds of items: each round takes one of every kind. */
function mixedUp(listings: readonly Listing[]): Listing[] {
  const random = randomFrom('order')
  const rounds: Listing[][] = []
  for (const kind of Object.values(Object.groupBy(listings, ({ kind }) => kind))) {
    for (const [round, listing] of random.shuffled(kind!).entries()) {
      rounds[round] ??= []
      rounds[round].push(listing)
    }
  }
  const mixed = rounds.reverse().flatMap((round) => random.shuffled(round))
  const [recent, rest] = [true, false].map((wanted) =>
    mixed.filter(({ name }) => PINNED.has(name) === wanted),
  )
  return [...rest!.slice(0, -12), ...recent!, ...rest!.slice(-12)]
}

export function demoItems(catalogue: readonly Listing[]): DemoItem[] {
  const listings = mixedUp(catalogue)
  const random = randomFrom('items')
  return listings.map((listing, at) => {
    const share = (listings.length - at) / listings.length
    const views = random.chance(0.13)
      ? random.shuffled(Array.from({ length: VIEWS - 1 }, (_, at) => at + 1))
      : []
    return {
      ...listing,
      description: random.chance(0.65)
        ? `${listing.description}\n\n${random.pick(CLOSINGS)}`
        : listing.description,
      owner: at % 19 === 7 ? 0 : random.whole(0, PEOPLE.length - 1),
      age: Math.round(share ** 1.7 * SPAN * DAY + 11 * MINUTE * random.between(0.5, 1)),
      message: random.chance(0.45) ? random.pick(OWNER_MESSAGES) : '',
      videoLinks: random.chance(0.05) ? [random.pick(VIDEOS)] : [],
      pinned: PINNED.has(listing.name),
      views: [0, ...views.slice(0, random.whole(1, VIEWS - 1))],
    }
  })
}
