import { aboutItem, getItem } from '../../market/items/admin-items-service.ts'
import { giftEnds } from '../../market/items/gift-hooks.ts'
import { putBack, takeDown } from '../../market/items/hidden-items-queries.ts'
import { requireMayJudge } from '../../members/accounts/admin-people-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { endCircleWith } from '../../swaps/swap-endings-service.ts'
import { settleReportsOf } from '../reports/settle-reports-service.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

/** Hides an item, notifies its owner and upholds open reports. @throws AppError 404 no such item; 403 as `requireMayJudge`; 409 already hidden */
export function hideItem(site: Site, moderator: ViewerView, id: number): void {
  const { db } = site
  actAsModerator(site, moderator, () => {
    const { name, ownerId, takenDownAt } = getItem(site, id)
    requireMayJudge(site, moderator, ownerId)
    if (takenDownAt) throw conflict(m.admin_item_taken_down_already())
    takeDown(db).run({ id, now: Date.now() })
    giftEnds(db, id)
    endCircleWith(db, id)
    settleReportsOf(db, { kind: 'item', id }, { handledById: moderator.id, outcome: 'upheld' })
    notify(db, 'item_taken_down', {
      to: ownerId,
      values: { item: name },
      url: `/productdetails/${id}`,
      about: { item: id },
    })
    audit(db, moderator, 'hide', aboutItem(id, ownerId), m.admin_took_down({ name }))
  })
}

/**
 * Shows an item again, with the status that its swaps imply. Items of suspended users remain hidden.
 * @throws AppError 404 no such item; 403 as `requireMayJudge`; 409 not hidden
 */
export function showItem(site: Site, moderator: ViewerView, id: number): void {
  const { db } = site
  actAsModerator(site, moderator, () => {
    const { name, ownerId, takenDownAt } = getItem(site, id)
    requireMayJudge(site, moderator, ownerId)
    if (!takenDownAt) throw conflict(m.admin_item_not_taken_down())
    putBack(db).run({ id })
    announceItems(db, [id])
    notify(db, 'item_shown', {
      to: ownerId,
      values: { item: name },
      url: `/productdetails/${id}`,
      about: { item: id },
    })
    audit(db, moderator, 'show', aboutItem(id, ownerId), m.admin_showed_again({ name }))
  })
}
