import type { Db } from '../../../db/open.ts'
import { cardsOf } from '../../market/items/cards-queries.ts'
import { availableOf } from '../../market/wishes/wishes-queries.ts'
import { canRemember, type Draw, isDrawn, periodOf } from '../../platform/bounded-odds.ts'
import { DECK } from '../../platform/limits.ts'
import { type Found, myWishes, theirWishes } from './deck-wishes.ts'
import {
  answeredFrom,
  askersOf,
  availableFrom,
  deckDraw,
  highestItem,
  keepDeckDraw,
  listedFrom,
  listedOwners,
  mayStand,
  newestStanding,
  type Standing,
  wantersOf,
} from './matches-queries.ts'
import type { DeckCard, Why } from './matches-shared.ts'
import { postponedBy } from './postponed.ts'

/**
 * The people who are drawn for the "for you" of `me` in this period. Whoever would swap for something of mine is drawn at most MASK.odds times as
 * likely as anyone else, all others equally likely. Drawn once, over all listed items, and remembered, so a want that is made or deleted, an item
 * that is posted or deleted, and an account deletion change nothing until the next period.
 */
function drawnOwners(db: Db, me: number, draw: Draw, now: number): ReadonlySet<number> {
  const period = periodOf(now)
  const before = deckDraw(db).get({ me, period })
  if (before !== undefined) return new Set(JSON.parse(before) as number[])
  const wanters = new Set(wantersOf(db).all({ me }))
  const owners = listedOwners(db).all({ me, ids: JSON.stringify(ofAnyAge(db, me, draw, listedFrom)) })
  const base = Math.min(DECK.share, DECK.forYou / owners.length)
  const drawn = owners.filter((id) => isDrawn(draw, `${period} ${me} ${id}`, base, wanters.has(id)))
  const isKept = canRemember(db, () => keepDeckDraw(db).run({ me, period, owners: JSON.stringify(drawn) }))
  return new Set(isKept ? drawn : [])
}

/** Ids of items of any age, as `from` finds them. They are the same each time, so that looking again tells nothing. */
function ofAnyAge(db: Db, me: number, draw: Draw, from: typeof availableFrom): number[] {
  const highest = highestItem(db).get()!
  let range = 1
  while (range < highest) range *= 2
  const found: number[] = []
  for (let at = 0; at < DECK.drawn; at++) {
    const start = Number.parseInt(draw(`${me} from ${at}`).slice(0, 12), 16) % range
    const id = start <= highest ? from(db).get(start) : undefined
    if (id !== undefined) found.push(id)
  }
  return found
}

/**
 * Items that may be shown whatever anyone wants: new ones, and some of any age. Those that I have answered stay among them.
 */
function others(db: Db, me: number, draw: Draw): Standing[] {
  const open = newestStanding(db).all({ me, limit: DECK.others })
  const answered = answeredFrom(db).all({ me, from: open.length < DECK.others ? 0 : open.at(-1)!.id })
  const newest = [...open, ...answered]
  const known = new Set(newest.map(({ id }) => id))
  const drawn = ofAnyAge(db, me, draw, availableFrom)
  const older = mayStand(db).all({ me, ids: JSON.stringify(drawn.filter((id) => !known.has(id))) })
  return [...newest, ...older]
}

/** Keeps the first DECK.ofOwner unanswered items of each owner, so that nobody fills the decks of all others, and all answered ones. */
function fewOfEach(items: Standing[]): Standing[] {
  const counts = new Map<number, number>()
  return items.filter(({ ownerId, isAnswered }) => {
    const count = (counts.get(ownerId) ?? 0) + (isAnswered ? 0 : 1)
    counts.set(ownerId, count)
    return isAnswered || count <= DECK.ofOwner
  })
}

/**
 * `known`: items of people who have asked for something of mine in a request that I can see. `drawn`: items of those who are drawn. `rest`: what
 * else may be shown. In all together no owner has more than DECK.ofOwner unanswered items.
 */
function parts(db: Db, me: number, draw: Draw, isWish: (id: number) => boolean, now: number) {
  const asked = new Set(askersOf(db).all({ me, limit: DECK.askers }))
  const theirs = [...asked].flatMap((ownerId) => availableOf(db).all({ ownerId, limit: DECK.ofOwner }))
  const isTheirs = new Set(theirs)
  const few = fewOfEach([
    ...mayStand(db)
      .all({ me, ids: JSON.stringify(theirs) })
      .sort((one, two) => two.id - one.id),
    ...others(db, me, draw).filter(({ id }) => !isTheirs.has(id)),
  ]).filter(({ id }) => !isWish(id))
  const owners = drawnOwners(db, me, draw, now)
  const idsOf = (items: Standing[]) => items.map(({ id }) => id)
  const unasked = few.filter(({ ownerId }) => !asked.has(ownerId))
  return {
    known: idsOf(few.filter(({ ownerId }) => asked.has(ownerId))),
    drawn: idsOf(unasked.filter(({ ownerId }) => owners.has(ownerId))),
    rest: idsOf(unasked.filter(({ ownerId }) => !owners.has(ownerId))),
  }
}

/** How many items are shown as "for you" if there are `all` to choose from: a number that says nothing about anybody's wants. */
export const forYouSize = (all: number): number => Math.min(all, DECK.forYou, 2 * Math.ceil(all / 3))

/**
 * Puts all items that may be shown as "for you" into one order, in parts of `size`. At most half of each part is `known`, if there are enough
 * others, and neither the items nor their order tell which. If an item is left out afterwards, the next in this order takes its place, and so
 * tells nothing about the one left out.
 *
 * @param other in the order in which they are taken; within a part all are in the order of `rank`.
 */
export function mixed(
  known: readonly number[],
  other: readonly number[],
  size: number,
  rank: (id: number) => string,
): number[] {
  const byRank = ranked(rank)
  const order: number[] = []
  for (let [knowns, others] = [0, 0]; order.length < known.length + other.length; ) {
    const left = other.length - others
    const because = known.slice(knowns, knowns + Math.max(1, Math.floor(size / 2), size - left))
    const beside = other.slice(others, others + size - because.length)
    order.push(...byRank([...because, ...beside]))
    knowns += because.length
    others += beside.length
  }
  return order
}

/** Sorts ids by `rank`. */
function ranked(rank: (id: number) => string): (ids: readonly number[]) => number[] {
  const ranks = new Map<number, string>()
  const of = (id: number) => {
    const known = ranks.get(id) ?? rank(id)
    ranks.set(id, known)
    return known
  }
  return (ids) => ids.toSorted((one, two) => (of(one) < of(two) ? -1 : 1))
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
 * @param draw decides which people and which items of any age are drawn, and the order of "for you".
 */
export function deckOf(
  db: Db,
  me: number,
  skip: readonly number[],
  draw: Draw,
  now = Date.now(),
): DeckCard[] {
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
  const { known, drawn, rest } = parts(db, me, draw, isWish, now)
  const all = [...known, ...drawn, ...rest]
  const size = forYouSize(all.length)
  const rank = (id: number) => draw(`${me} ${id}`)
  const byRank = ranked(rank)
  const order = mixed(known, [...byRank(drawn), ...byRank(rest)], size, rank)
  const forYou = standing(order).slice(0, size)
  const isForYou = new Set(forYou)
  // All items that found no room there are shown here: if one were missing, that would tell that somebody wants something of mine.
  const fresh = standing(all.filter((id) => !isForYou.has(id))).sort((one, two) => two - one)

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
