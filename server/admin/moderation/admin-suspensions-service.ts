import { hideAvailableOf, showHiddenOf } from '../../market/items/hidden-items-queries.ts'
import { updateAccount } from '../../members/accounts/accounts-queries.ts'
import { aboutPerson, getAccount, requireMayActOn } from '../../members/accounts/admin-people-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { communityRules } from '../../site/community/community-rules.ts'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { setAside } from '../../swaps/set-aside-service.ts'
import { endRequests, endRequestsOf } from '../../trading/gifts/gift-rounds-service.ts'
import { openRounds } from '../../trading/gifts/gifts-queries.ts'
import { settleReportsAbout } from '../reports/settle-reports-service.ts'
import { letInIfMayJoin } from './admin-approvals-service.ts'

/**
 * Suspends a user: ends sessions and proposals, hides available items, upholds open reports and sends a mail.
 * @param reason for the mail.
 * @throws AppError 404 no such user; 403 as `requireMayActOn`; 409 oneself, or already suspended
 */
export function suspend(site: AdminSite, moderator: ViewerView, id: number, reason: string): void {
  const { db, sessions } = site
  actAsModerator(site, moderator, () => {
    const person = getAccount(site, id)
    const { name, suspendedAt } = person
    requireMayActOn(site, moderator, id)
    if (id === moderator.id) throw conflict(m.admin_you_cannot_suspend_yourself())
    if (suspendedAt) throw conflict(m.admin_is_suspended_already({ name }))
    updateAccount(db, id, { suspendedAt: new Date() })
    hideAvailableOf(db).run({ ownerId: id })
    setAside(site, id)
    for (const itemId of openRounds(db).all({ ownerId: id })) endRequests(db, itemId)
    endRequestsOf(db, id)
    sessions.endAll(id)
    settleReportsAbout(db, id, { handledById: moderator.id, outcome: 'upheld' })
    mailAccount(site, person, 'suspended', () => ({ values: { reason } }))
    audit(db, moderator, 'suspend', aboutPerson(id), m.admin_suspended_named({ name: PERSON }))
  })
}

/**
 * Ends a suspension and shows the items that it has hidden. A waiting user still needs approval, if the site requires it.
 * @throws AppError 404 no such user; 403 as `requireMayActOn`; 409 not suspended
 */
export function liftSuspension(site: AdminSite, moderator: ViewerView, id: number): void {
  const { config, db } = site
  actAsModerator(site, moderator, () => {
    const person = getAccount(site, id)
    const { name, suspendedAt } = person
    requireMayActOn(site, moderator, id)
    if (!suspendedAt) throw conflict(m.admin_is_not_suspended({ name }))
    updateAccount(db, id, { suspendedAt: null })
    const items = showHiddenOf(db).all({ ownerId: id })
    announceItems(
      db,
      items.map((item) => item.id),
    )
    const link = `${config.publicUrl}/sign-in`
    mailAccount(site, person, 'suspension-lifted', () => ({ values: { link } }))
    audit(db, moderator, 'lift', aboutPerson(id), m.admin_lifted_the_suspension_of({ name: PERSON }))
    // Approval may no longer be required.
    letInIfMayJoin(site, moderator, person, communityRules(db))
  })
}
