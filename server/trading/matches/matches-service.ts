import type { Db } from '../../../db/open.ts'
import { cardsOf } from '../../market/items/cards-queries.ts'
import { listCategories } from '../../market/items/categories-queries.ts'
import { ownerOf } from '../../market/items/item-details-service.ts'
import type { CardView } from '../../market/items/items-shared.ts'
import { ownSets } from '../../market/wants/want-sets-service.ts'
import { ownWants } from '../../market/wants/wants-service.ts'
import { itemsTakenInReturn } from '../../market/wishes/taken-in-return.ts'
import { wishesIn } from '../../market/wishes/wish-fields-shared.ts'
import { wishesThatFit } from '../../market/wishes/wish-matches-service.ts'
import { availableOf, categoryName } from '../../market/wishes/wishes-queries.ts'
import { ownWishes } from '../../market/wishes/wishes-service.ts'
import type { Draw } from '../../platform/bounded-odds.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import { smallImageOf } from '../../platform/images/image-view.ts'
import { isLeftOutOfCircles, listCircles } from '../circles/circles-service.ts'
import { DECK } from '../limits.ts'
import { deckOf } from './deck-service.ts'
import { availableForWish, namesOfOwn, peopleNamed, unsaidWishes } from './matches-queries.ts'
import type { LookerView, MatchesView } from './matches-shared.ts'

function lookersFor(db: Db, me: number, itemId: number): LookerView[] {
  const wishes = wishesThatFit(db, itemId, DECK.lookers)
  const people = new Map(
    peopleNamed(db)
      .all({ ids: JSON.stringify(wishes.map(({ accountId }) => accountId)) })
      .map((row) => [row.id, row]),
  )
  return wishes.flatMap(({ id, accountId, text, categoryId, forAny }) => {
    const row = people.get(accountId)
    if (!row) return []
    const ids = forAny
      ? availableOf(db, accountId, DECK.lookerItems)
      : availableForWish(db).all({ wishId: id }).slice(0, DECK.lookerItems)
    const wish = text || (categoryId === null ? '' : shown(categoryName(db, categoryId) ?? ''))
    return [
      {
        person: { id: accountId, name: row.name, avatar: smallImageOf(row) },
        wish,
        items: cardsOf(db, ids, me),
      },
    ]
  })
}

function aboutItem(db: Db, me: number, item: CardView): NonNullable<MatchesView['about']> {
  const lookers = lookersFor(db, me, item.id)
  const known = new Set(lookers.map(({ person }) => person.id))
  const takers = cardsOf(db, itemsTakenInReturn(db, item.id, DECK.lookers), me)
  return { item, lookers, takers: takers.filter(({ owner }) => !known.has(owner.id)) }
}

/** Data of /dashboard/matches. @param about own item, and new circle; ignored if invalid. */
export function matchesView(
  db: Db,
  me: number,
  { item: itemId, found }: { item?: number | undefined; found?: number | undefined },
  draw: Draw,
): Omit<MatchesView, 'wish' | 'wish_category'> {
  const isMine = itemId !== undefined && ownerOf(db, itemId) === me
  const item = isMine ? cardsOf(db, [itemId], me)[0] : undefined
  const { wants, pagination } = ownWants(db, me, 1)
  const circles = listCircles(db, me, { state: 'proposed', page: 1 })
  const agreed = listCircles(db, me, { state: 'agreed', page: 1 }).circles
  return {
    deck: deckOf(db, me, [], draw),
    wishes: ownWishes(db, me),
    wishes_found: ownWishes(db, me, 'fulfilled'),
    wants,
    wants_total: pagination.total,
    want_sets: ownSets(db, me),
    mine: namesOfOwn(db).all({ me, limit: DECK.own }),
    categories: listCategories(db).map(({ id, name }) => ({ id, name })),
    suggested: unsaidWishes(db)
      .all({ me, limit: DECK.suggested })
      .map(({ id, name, text }) => ({ id, name, wishes: wishesIn(text) }))
      .filter(({ wishes }) => wishes.length > 0),
    circles,
    agreed,
    found: circles.circles.find(({ id }) => id === found)?.id ?? null,
    left_out: isLeftOutOfCircles(db, me),
    about: item ? aboutItem(db, me, item) : null,
  }
}
