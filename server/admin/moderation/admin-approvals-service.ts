import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { accounts } from '../../../db/schema/index.ts'
import { type AccountRow, updateAccount } from '../../members/accounts/accounts-queries.ts'
import { aboutPerson, getAccount, requireMayActOn } from '../../members/accounts/admin-people-service.ts'
import { forgetThatOneWaits } from '../../members/accounts/person-waits.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict } from '../../platform/errors.ts'
import { dropUnusedImages, type ImageStore } from '../../platform/images/images-service.ts'
import { speakingTo } from '../../platform/languages/reader-language.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { asksApproval, asksInvitation, type CommunityRules } from '../../site/community/community-shared.ts'
import { siteView } from '../../site/content/content-service.ts'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { templates } from '../../site/mail/templates.ts'
import { countUnverifiedMail } from '../../site/mail/unverified-mails.ts'

function letIn(site: AdminSite, moderator: ViewerView, person: AccountRow): void {
  const { id } = person
  updateAccount(site.db, id, { pendingSince: null, letInAt: new Date() })
  mailAccount(site, person, 'approved', () => ({ values: { link: `${site.config.publicUrl}/sign-in` } }))
  audit(site.db, moderator, 'approve', aboutPerson(id), m.admin_let_in_named({ name: PERSON }))
}

/** Approves a waiting user if the rules do not require approval, and sends a mail. */
export function letInIfMayJoin(
  site: AdminSite,
  moderator: ViewerView,
  person: AccountRow,
  rules: CommunityRules,
): void {
  if (asksApproval(rules) || !person.pendingSince) return
  if (!asksInvitation(rules) || person.invitedById !== null) letIn(site, moderator, person)
}

/** Approves all waiting users if the rules no longer require approval. Suspended ones are approved when their suspension ends. */
export function letInWhoMayJoin(site: AdminSite, admin: ViewerView, rules: CommunityRules): void {
  const waiting = and(isNotNull(accounts.pendingSince), isNull(accounts.suspendedAt))
  for (const person of site.db.select().from(accounts).where(waiting).all())
    letInIfMayJoin(site, admin, person, rules)
}

/** Approves a waiting user and sends a mail. @throws AppError 404 no such user; 409 not waiting, or suspended */
export function approve(site: AdminSite, moderator: ViewerView, id: number): void {
  actAsModerator(site, moderator, () => {
    const person = getAccount(site, id)
    const { name, pendingSince, suspendedAt } = person
    if (!pendingSince) throw conflict(m.admin_is_not_waiting({ name }))
    if (suspendedAt) throw conflict(m.admin_is_suspended({ name }))
    letIn(site, moderator, person)
  })
}

/**
 * Rejects a waiting user: sends the reason and deletes the account. No row references the account, because other users cannot see it
 * before approval.
 * @param reason for the mail.
 * @throws AppError 404 no such user; 403 as `requireMayActOn`; 409 not waiting
 */
export function decline(
  site: AdminSite & { images: ImageStore },
  moderator: ViewerView,
  id: number,
  reason: string,
): void {
  const { db, images, outbox, sessions } = site
  actAsModerator(site, moderator, () => {
    const { name, email, mailProvedAt, pendingSince, avatarImageId } = getAccount(site, id)
    requireMayActOn(site, moderator, id)
    if (!pendingSince) throw conflict(m.admin_is_not_waiting({ name }))
    const letter = speakingTo(db, id, () => templates.declined(siteView(db), { reason }))
    sessions.endAll(id)
    forgetThatOneWaits(site, id)
    db.delete(accounts).where(eq(accounts.id, id)).run()
    if (avatarImageId) dropUnusedImages(images, [avatarImageId])
    const wait = mailProvedAt ? 0 : countUnverifiedMail(db, email)
    const sendAt = new Date(Date.now() + wait * 1000)
    outbox.enqueue({ template: 'declined', recipient: email, accountId: null, ...letter, sendAt })
    audit(db, moderator, 'decline', { noun: 'person', id }, m.admin_turned_away())
  })
}
