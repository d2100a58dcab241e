import type { Db } from '../../../db/open.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { blocksBetween } from '../../members/blocks/blocks-queries.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { smallImageUrl } from '../../platform/images/image-view.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { DAY, HOUR } from '../../platform/time-shared.ts'
import { findNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { cardsOf } from '../items/cards-queries.ts'
import type { CardPage, ViewerId } from '../items/items-service.ts'
import { ANSWERS_NEEDED } from '../limits.ts'
import { figures } from '../reviews/figures-service.ts'
import { reviewsOver, shownAbout } from '../reviews/reviews-queries.ts'
import { reviewView } from '../reviews/reviews-service.ts'
import type { ReviewView } from '../reviews/reviews-shared.ts'
import { wishesOfPerson } from '../wishes/wishes-service.ts'
import { answerTimes, itemsCountOf, itemsPageOf } from './people-queries.ts'
import { type PersonView, REPLY_TIMES } from './people-shared.ts'

const hasBlocked = (db: Db, person: number, viewer: number) =>
  blocksBetween(db)
    .all({ me: viewer, other: person })
    .some(({ blockerId }) => blockerId === person)

const REPLIES = { hour: HOUR, day: DAY, week: 7 * DAY } as const

/** Median response time; null for fewer than `ANSWERS_NEEDED` answers or over a week. */
function repliesWithin(db: Db, id: number): PersonView['replies_within'] {
  const times = answerTimes(db)
    .all({ id })
    .sort((one, other) => one - other)
  if (times.length < ANSWERS_NEEDED) return null
  const median = times[Math.floor((times.length - 1) / 2)]!
  return REPLY_TIMES.find((within) => median <= REPLIES[within]) ?? null
}

/** Finds a user whom the viewer may see without previous contact. @throws AppError 404 unknown, suspended, waiting, or has blocked the viewer */
export function getVisiblePerson(db: Db, personId: number, viewer: ViewerId) {
  const person = findAccount(db, personId)
  const isMe = viewer === personId
  const isAway = !person || person.suspendedAt !== null || (person.pendingSince !== null && !isMe)
  if (isAway || (viewer !== undefined && hasBlocked(db, personId, viewer))) {
    throw notFound(m.people_not_found())
  }
  return person
}

/** @throws AppError 404 as `getVisiblePerson` */
export function getPerson(db: Db, personId: number, viewer?: ViewerId): PersonView {
  const { id, name, avatar, about, address, neighbourhoodId, createdAt } = getVisiblePerson(
    db,
    personId,
    viewer,
  )
  const neighbourhood = neighbourhoodId === null ? undefined : findNeighbourhood(db, neighbourhoodId)
  return {
    id,
    name,
    avatar: avatar && smallImageUrl(avatar),
    about,
    place: neighbourhood?.name ?? address,
    member_since: createdAt.toISOString(),
    ...figures(db, id),
    replies_within: repliesWithin(db, id),
    wishes: wishesOfPerson(db, id),
    is_me: viewer === id,
    is_blocked: viewer !== undefined && hasBlocked(db, viewer, id),
  }
}

export function reviewsOfPerson(
  db: Db,
  personId: number,
  page: number,
  viewer?: ViewerId,
): { reviews: ReviewView[]; pagination: Pagination } {
  getVisiblePerson(db, personId, viewer)
  const asked = { aboutId: personId, over: reviewsOver(Date.now()) }
  const limit = PAGE_SIZE.reviews
  return {
    reviews: shownAbout
      .page(db)
      .all({ ...asked, limit, offset: (page - 1) * limit })
      .map(reviewView),
    pagination: paginate(page, limit, shownAbout.count(db).get(asked)!.total),
  }
}

export function itemsOfPerson(db: Db, personId: number, page: number, viewer?: ViewerId): CardPage {
  getVisiblePerson(db, personId, viewer)
  const asked = { personId, all: viewer === personId ? 1 : 0 }
  const limit = PAGE_SIZE.grid
  const ids = itemsPageOf(db).all({ ...asked, limit, offset: (page - 1) * limit })
  return {
    products: cardsOf(
      db,
      ids.map(({ id }) => id),
      viewer,
    ),
    pagination: paginate(page, limit, itemsCountOf(db).get(asked)!.total),
  }
}
