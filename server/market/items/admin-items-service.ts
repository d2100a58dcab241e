import { eq } from 'drizzle-orm'
import { items } from '../../../db/schema/index.ts'
import { getAccount, mayJudge } from '../../members/accounts/admin-people-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { itemsOfAll, itemsOfOwner, marksOf } from './admin-items-queries.ts'
import type { AdminItem, AdminItemsView } from './admin-items-shared.ts'
import { cardsOf } from './cards-queries.ts'
import { canSeeItem } from './item-details-service.ts'
import { itemById } from './own-items-queries.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

export function adminItems(site: Site, viewer: Pick<ViewerView, 'id'>, ids: number[]): AdminItem[] {
  const { db } = site
  const marks = new Map(
    marksOf(db)
      .all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  )
  return cardsOf(db, ids).map((card) => ({
    ...card,
    is_taken_down: marks.get(card.id)!.takenDownAt !== null,
    is_pinned: marks.get(card.id)!.pinnedAt !== null,
    is_shown: canSeeItem(db, card.id),
    may_judge: mayJudge(site, viewer, card.owner.id),
  }))
}

/** Items of any status by name or id, newest first. @throws AppError 404 no such owner */
export function listItems(
  site: Site,
  viewer: Pick<ViewerView, 'id'>,
  query: { q: string; show: AdminItemsView['show']; owner?: number | undefined; before?: number | undefined },
): AdminItemsView {
  const { q, show, owner: ownerId, before } = query
  const { db } = site
  const person = ownerId === undefined ? null : getAccount({ db }, ownerId)
  const size = PAGE_SIZE.moderation
  const found = (person ? itemsOfOwner : itemsOfAll)[show](db).all({
    q,
    folded: folded(q),
    ownerId: ownerId ?? null,
    before: before ?? Number.MAX_SAFE_INTEGER,
    limit: size + 1,
  })
  const { shown, next_before } = pageById(found, size, ({ id }) => id)
  return {
    q,
    show,
    owner: person && { id: person.id, name: person.name },
    items: adminItems(
      site,
      viewer,
      shown.map(({ id }) => id),
    ),
    is_older: before !== undefined,
    next_before,
  }
}

export const aboutItem = (id: number, ownerId: number) => ({ noun: 'item', id, personId: ownerId })

/** @throws AppError 404 no such item */
export function getItem({ db }: Site, id: number) {
  const item = itemById(db).get({ id })
  if (!item) throw notFound(m.admin_item_missing())
  return item
}

/** Pins or unpins a featured item. @throws AppError 404 no such item; 409 not available, or unchanged */
export function pinItem(site: Site, admin: ViewerView, id: number, isPinned: boolean): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const { name, ownerId, status, pinnedAt } = getItem(site, id)
    if (isPinned && status !== 'available') throw conflict(m.admin_featured_unavailable())
    if (isPinned === (pinnedAt !== null)) {
      throw conflict(isPinned ? m.admin_item_pinned_already() : m.admin_item_not_pinned())
    }
    db.update(items)
      .set({ pinnedAt: isPinned ? new Date() : null })
      .where(eq(items.id, id))
      .run()
    audit(
      db,
      admin,
      isPinned ? 'pin' : 'unpin',
      aboutItem(id, ownerId),
      (isPinned ? m.admin_pinned_what : m.admin_unpinned_what)({ name }),
    )
  })
}
