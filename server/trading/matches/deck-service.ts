import type { Db } from '../../../db/open.ts'
import { cardsOf } from '../../market/items/cards-queries.ts'
import { availableOf } from '../../market/wishes/wishes-queries.ts'
import { DECK } from '../../platform/limits.ts'
import { keyedHash, siteSecret } from '../../platform/sessions/tokens.ts'
import { MarketInTables } from '../circles/arcs-queries.ts'
import { type Found, myWishes, theirWishes } from './deck-wishes.ts'
import {
  answeredFrom,
  availableFrom,
  highestItem,
  mayStand,
  newestStanding,
  type Standing,
  wantersOf,
} from './matches-queries.ts'
import type { DeckCard, Why } from './matches-shared.ts'
import { postponedBy } from './postponed.ts'

/** Gives hex digits for a text: always the same for the same text, and not to be foretold by anybody but the site. */
export type Draw = (text: string) => string

/** A draw by the site's secret `deck_key`, which no backup holds. */
export const drawOf = (db: Db): Draw => keyedHash(siteSecret(db, 'deck_key'))

/**
 * Items to which a yes of mine would close a circle, the shortest circles first; then other items of people who want
 * something of mine.
 */
function likely(db: Db, me: number, own: number[]): number[] {
  const market = new MarketInTables(db)
  const found = new Set<number>()
  let [reached, looks] = [own, 0]
  for (let length = 2; length <= DECK.longest; length++) {
    const next: number[] = []
    for (const itemId of reached) {
      if (looks++ >= DECK.looks) break
      for (const { item, person, wish } of market.given(itemId)) {
        if (wish || person === me || found.has(item)) continue
        found.add(item)
        next.push(item)
      }
    }
    reached = next
  }
  const ids = JSON.stringify(own)
  for (const ownerId of wantersOf(db).all({ me, ids, limit: DECK.wanters })) {
    for (const itemId of availableOf(db).all({ ownerId, limit: DECK.ofOwner })) found.add(itemId)
  }
  return [...found]
}

/**
 * Items that are shown for no special reason: new ones, and some of any age. They are the same each time, so that looking again tells
 * nothing; those that I have answered stay among them.
 */
function others(db: Db, me: number, draw: Draw): Standing[] {
  const open = newestStanding(db).all({ me, limit: DECK.others })
  const answered = answeredFrom(db).all({ me, from: open.length < DECK.others ? 0 : open.at(-1)!.id })
  const highest = highestItem(db).get()!
  let range = 1
  while (range < highest) range *= 2
  const drawn: number[] = []
  for (let at = 0; at < DECK.drawn; at++) {
    const from = Number.parseInt(draw(`${me} from ${at}`).slice(0, 12), 16) % range
    const id = from <= highest ? availableFrom(db).get(from) : undefined
    if (id !== undefined) drawn.push(id)
  }
  const newest = [...open, ...answered]
  const known = new Set(newest.map(({ id }) => id))
  const older = mayStand(db).all({ me, ids: JSON.stringify(drawn.filter((id) => !known.has(id))) })
  return [...newest, ...older]
}

/** Keeps the first DECK.ofOwner unanswered items of each owner, so that nobody fills the decks of all others, and all answered ones. */
function fewOfEach(items: Standing[]): Set<number> {
  const counts = new Map<number, number>()
  const few = items.filter(({ ownerId, isAnswered }) => {
    const count = (counts.get(ownerId) ?? 0) + (isAnswered ? 0 : 1)
    counts.set(ownerId, count)
    return isAnswered || count <= DECK.ofOwner
  })
  return new Set(few.map(({ id }) => id))
}

/**
 * `real`: items that are shown because somebody wants something of mine. `rest`: what else may be shown. In both
 * together no owner has more than DECK.ofOwner unanswered items, whether they want something or not. Items that I have
 * answered stay among them.
 */
function wantedAndOthers(
  db: Db,
  me: number,
  own: number[],
  { draw, isWish }: { draw: Draw; isWish: (id: number) => boolean },
): { real: number[]; rest: number[] } {
  const wanted = likely(db, me, own).filter((id) => !isWish(id))
  const isWanted = new Set(wanted)
  const few = fewOfEach([
    ...mayStand(db)
      .all({ me, ids: JSON.stringify(wanted) })
      .sort((one, two) => two.id - one.id),
    ...others(db, me, draw).filter(({ id }) => !isWanted.has(id) && !isWish(id)),
  ])
  return {
    real: wanted.filter((id) => few.has(id)),
    rest: [...few].filter((id) => !isWanted.has(id)),
  }
}

/** How many items are shown as "for you" where there are `all` to choose from: a number that says nothing about anybody's wants. */
export const forYouSize = (all: number): number => Math.min(all, DECK.forYou, 2 * Math.ceil(all / 3))

/**
 * Puts all items that may be shown as "for you" into one order, in parts of `size`. At most half of each part is `real`, wherever there
 * are enough others, and neither the items nor their order tell which. Where an item is left out afterwards, the next in this order takes
 * its place, and so tells nothing about the one left out.
 */
export function mixed(real: number[], other: number[], size: number, rank: (id: number) => string): number[] {
  const ranks = new Map([...real, ...other].map((id) => [id, rank(id)]))
  const byRank = (ids: number[]) => ids.sort((one, two) => (ranks.get(one)! < ranks.get(two)! ? -1 : 1))
  const ranked = byRank([...other])
  const order: number[] = []
  for (let [reals, others] = [0, 0]; order.length < real.length + ranked.length; ) {
    const left = ranked.length - others
    const because = real.slice(reals, reals + Math.max(1, Math.floor(size / 2), size - left))
    const beside = ranked.slice(others, others + size - because.length)
    order.push(...byRank([...because, ...beside]))
    reals += because.length
    others += beside.length
  }
  return order
}

/** An item that the deck shows, the reason, and ids of one's own items that are shown with it. */
interface Shown {
  id: number
  why: Why
  mine: readonly number[]
}

const asShown = (ids: readonly number[], why: Why, mineFor?: Found): Shown[] =>
  ids.map((id) => ({ id, why, mine: [...(mineFor?.get(id) ?? [])].slice(0, DECK.mine) }))

/** The cards of what is shown; an item that has gone meanwhile is left out. */
function deckCards(db: Db, me: number, shown: readonly Shown[]): DeckCard[] {
  const ids = new Set(shown.flatMap(({ id, mine }) => [id, ...mine]))
  const cards = new Map(cardsOf(db, [...ids], me).map((card) => [card.id, card]))
  return shown.flatMap(({ id, why, mine }) => {
    const card = cards.get(id)
    return card ? [{ card, why, mine: mine.flatMap((one) => cards.get(one) ?? []) }] : []
  })
}

/**
 * Items that a person may want, at most DECK.cards, in the order of WHYS. Items that belong to a wish, theirs or mine,
 * are shown as such and never as "for you", which is for wants and requests alone: everybody sees wishes, nobody sees wants.
 *
 * @param skip ids of items to leave out; those that were put off are left out in any case.
 * @param draw decides which items of any age are shown beside those that may close a circle, and the order of "for you".
 */
export function deckOf(db: Db, me: number, skip: readonly number[], draw: Draw): DeckCard[] {
  const own = availableOf(db).all({ ownerId: me, limit: DECK.own })
  const skipped = new Set([...skip, ...postponedBy(db, me)])
  const standing = (ids: Iterable<number>): number[] => {
    const wanted = [...ids].filter((id) => !skipped.has(id))
    const rows = mayStand(db).all({ me, ids: JSON.stringify(wanted) })
    const open = new Set(rows.filter(({ isAnswered }) => !isAnswered).map(({ id }) => id))
    return wanted.filter((id) => open.has(id))
  }
  const [theirs, mine] = [theirWishes(db, me, own), myWishes(db, me)]
  const wishesYours = standing(theirs.keys())
  const yourWish = standing([...mine.keys()].filter((id) => !theirs.has(id)))
  const isWish = (id: number) => theirs.has(id) || mine.has(id)
  // Items that were answered, put off or are to be skipped are taken out only once the order is made.
  const { real, rest } = wantedAndOthers(db, me, own, { draw, isWish })
  const size = forYouSize(real.length + rest.length)
  const order = mixed(real, rest, size, (id) => draw(`${me} ${id}`))
  const forYou = standing(order).slice(0, size)
  const isForYou = new Set(forYou)
  // All items that found no room there are shown here: if one were missing, that would tell that somebody wants something of mine.
  const fresh = standing([...real, ...rest].filter((id) => !isForYou.has(id))).sort((one, two) => two - one)

  // A third of the room is for others' wishes and a third for mine; room that stays free goes to others' wishes first, then to mine.
  const room = DECK.cards - forYou.length
  const third = Math.floor(room / 3)
  const [fairYours, fairFound] = [Math.min(third, wishesYours.length), Math.min(third, yourWish.length)]
  const spare = Math.max(room - fairYours - fairFound - fresh.length, 0)
  const yours = wishesYours.slice(0, fairYours + spare)
  const found = yourWish.slice(0, fairFound + spare - (yours.length - fairYours))
  const shown = [
    ...asShown(forYou, 'for_you'),
    ...asShown(yours, 'wishes_yours', theirs),
    ...asShown(found, 'your_wish', mine),
    ...asShown(fresh, 'new'),
  ]
  return deckCards(db, me, shown.slice(0, DECK.cards))
}
