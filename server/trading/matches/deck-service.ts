import type { Db } from '../../../db/open.ts'
import { cardsOf } from '../../market/items/cards-queries.ts'
import { availableOf } from '../../market/wishes/wishes-queries.ts'
import { canRemember, type Draw, isDrawn, periodOf } from '../../platform/bounded-odds.ts'
import { DECK } from '../limits.ts'
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
  newestListed,
  newestStanding,
  type Standing,
  wantersOf,
} from './matches-queries.ts'
import type { DeckCard, Why } from './matches-shared.ts'
import { postponedBy } from './postponed.ts'

/**
 * Owners whose items are shown under "for you" in this period. Owners who want something of the user are drawn with a probability raised
 * by at most MASK.odds, all others with the same one. The draw is stored, so later changes have no effect until the next period.
 */
function drawnOwners(db: Db, me: number, draw: Draw, now: number): ReadonlySet<number> {
  const period = periodOf(now)
  const before = deckDraw(db).get({ me, period })
  if (before !== undefined) return new Set(JSON.parse(before) as number[])
  const wanters = new Set(wantersOf(db).all({ me }))
  const ids = [...newestListed(db), ...ofAnyAge(db, me, draw, listedFrom)]
  const owners = listedOwners(db).all({ me, ids: JSON.stringify(ids) })
  const base = Math.min(DECK.share, DECK.forYou / owners.length)
  const drawn = owners.filter((id) => isDrawn(draw, `${period} ${me} ${id}`, base, wanters.has(id)))
  const isKept = canRemember(db, () => keepDeckDraw(db).run({ me, period, owners: JSON.stringify(drawn) }))
  return new Set(isKept ? drawn : [])
}

/** Items of any age; deterministic, so that repetition reveals nothing. */
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

/** Items shown independently of wants: new ones and some of any age. Answered items remain, so that answers do not change the order of the others. */
function others(db: Db, me: number, draw: Draw): Standing[] {
  const open = newestStanding(db, me)
  const answered = answeredFrom(db).all({ me, from: open.length < DECK.others ? 0 : open.at(-1)!.id })
  const newest = [...open, ...answered]
  const known = new Set(newest.map(({ id }) => id))
  const drawn = ofAnyAge(db, me, draw, availableFrom)
  const older = mayStand(db).all({ me, ids: JSON.stringify(drawn.filter((id) => !known.has(id))) })
  return [...newest, ...older]
}

/** Limits the unanswered items of each owner to DECK.ofOwner; all answered ones remain. */
function fewOfEach(items: Standing[]): Standing[] {
  const counts = new Map<number, number>()
  return items.filter(({ ownerId, isAnswered }) => {
    const count = (counts.get(ownerId) ?? 0) + (isAnswered ? 0 : 1)
    counts.set(ownerId, count)
    return isAnswered || count <= DECK.ofOwner
  })
}

/** `known`: items of users with a visible request to me. `drawn`: items of drawn users. `rest`: others. DECK.ofOwner applies across all. */
function parts(db: Db, me: number, draw: Draw, isWish: (id: number) => boolean, now: number) {
  const asked = new Set(askersOf(db).all({ me, limit: DECK.askers }))
  const theirs = [...asked].flatMap((ownerId) => availableOf(db, ownerId, DECK.ofOwner))
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

/** Number of "for you" cards among `all`; independent of wants. */
export const forYouSize = (all: number): number => Math.min(all, DECK.forYou, 2 * Math.ceil(all / 3))

/**
 * Mixes items into one order, in parts of `size` with at most half `known` ones. Neither selection nor order reveals which are known. A
 * removed item is replaced by the next, which reveals nothing about it.
 * @param other in order of selection; within a part the order is by `rank`.
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

function ranked(rank: (id: number) => string): (ids: readonly number[]) => number[] {
  const ranks = new Map<number, string>()
  const of = (id: number) => {
    const known = ranks.get(id) ?? rank(id)
    ranks.set(id, known)
    return known
  }
  return (ids) => ids.toSorted((one, two) => (of(one) < of(two) ? -1 : 1))
}

interface Shown {
  id: number
  why: Why
  mine: readonly number[]
}

const asShown = (ids: readonly number[], why: Why, mineFor?: Found): Shown[] =>
  ids.map((id) => ({ id, why, mine: [...(mineFor?.get(id) ?? [])].slice(0, DECK.mine) }))

function deckCards(db: Db, me: number, shown: readonly Shown[]): DeckCard[] {
  const ids = new Set(shown.flatMap(({ id, mine }) => [id, ...mine]))
  const cards = new Map(cardsOf(db, [...ids], me).map((card) => [card.id, card]))
  return shown.flatMap(({ id, why, mine }) => {
    const card = cards.get(id)
    return card ? [{ card, why, mine: mine.flatMap((one) => cards.get(one) ?? []) }] : []
  })
}

/**
 * Suggested items, at most DECK.cards, ordered by WHYS. Wishes are public, so their matches are labelled as such; "for you" is reserved
 * for private wants and requests.
 * @param skip ids to omit, in addition to postponed ones.
 * @param draw decides the drawn users and items and the order of "for you".
 */
export function deckOf(
  db: Db,
  me: number,
  skip: readonly number[],
  draw: Draw,
  now = Date.now(),
): DeckCard[] {
  const own = availableOf(db, me, DECK.own)
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
  // Answered, postponed and skipped items are only removed now, because their removal must not change the order of the others.
  const { known, drawn, rest } = parts(db, me, draw, isWish, now)
  const all = [...known, ...drawn, ...rest]
  const size = forYouSize(all.length)
  const rank = (id: number) => draw(`${me} ${id}`)
  const byRank = ranked(rank)
  const order = mixed(known, [...byRank(drawn), ...byRank(rest)], size, rank)
  const forYou = standing(order).slice(0, size)
  const isForYou = new Set(forYou)
  // Includes all remaining items: a missing one would reveal that a user wants something of the viewer.
  const fresh = standing(all.filter((id) => !isForYou.has(id))).sort((one, two) => two - one)

  // A third each is for others' wishes and for own wishes. Unused places go to others' wishes first.
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
