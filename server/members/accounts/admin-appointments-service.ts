import * as m from '../../platform/catalogues/messages.ts'
import { conflict } from '../../platform/errors.ts'
import { adminIds, isAdmin, isLastAdmin } from '../../platform/sessions/admins-queries.ts'
import type { Role, ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { updateAccount } from './accounts-queries.ts'
import { aboutPerson, getAccount } from './admin-people-service.ts'
import { IS_IN, mailAdminProof, setAdmin } from './admins-service.ts'

/**
 * Appoints an admin: immediately if the email is verified, else when the mailed link is opened, because anyone can sign up with any
 * address (decisions, section 2). Also approves a waiting account.
 * @returns true if the user is an admin now.
 * @throws AppError 404 no such user; 409 suspended, or already an admin
 */
export function appointAdmin(site: AdminSite, admin: ViewerView, id: number): boolean {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    const { name, email, suspendedAt, emailProvedAt } = getAccount(site, id)
    if (suspendedAt) throw conflict(m.admin_is_suspended({ name }))
    if (adminIds(site).includes(id)) throw conflict(m.admin_is_an_admin_already({ name }))
    const isProved = emailProvedAt !== null
    updateAccount(db, id, isProved ? { role: 'admin', ...IS_IN } : { appointedAt: new Date() })
    mailAdminProof(site, email)
    audit(
      db,
      admin,
      'appoint',
      aboutPerson(id),
      (isProved ? m.admin_made_admin : m.admin_made_admin_once_proved)({ name: PERSON }),
    )
    return isProved
  })
}

/**
 * Removes admin rights or a pending appointment. A user in ADMIN_EMAILS regains the rights by verifying the address again.
 * @throws AppError 404 no such user; 409 not an admin, or the last one
 */
export function removeAdmin(site: AdminSite, admin: ViewerView, id: number): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const { name, email, appointedAt } = getAccount(site, id)
    if (!isAdmin(site, id) && !appointedAt) throw conflict(m.admin_is_no_admin({ name }))
    if (isLastAdmin(site, id)) throw conflict(m.admin_last_admin())
    setAdmin(db, email, false)
    audit(db, admin, 'remove', aboutPerson(id), m.admin_removed_admin_rights({ name: PERSON }))
  })
}

/**
 * Changes a role.
 * @returns true if it is effective; false if an admin's address must be verified first.
 * @throws AppError 404 no such user; 409 suspended, waiting, unchanged, or the last admin
 */
export function setRole(site: AdminSite, admin: ViewerView, id: number, role: Role): boolean {
  if (role === 'admin') return appointAdmin(site, admin, id)
  const { db } = site
  actAsAdmin(site, admin, () => {
    const { name, suspendedAt, pendingSince, appointedAt, role: before } = getAccount(site, id)
    if (role === 'moderator' && suspendedAt) throw conflict(m.admin_is_suspended({ name }))
    if (role === 'moderator' && pendingSince) throw conflict(m.admin_is_not_let_in({ name }))
    if (isAdmin(site, id) || appointedAt) removeAdmin(site, admin, id)
    else if (before === role) throw conflict(m.admin_is_a_already({ name, role }))
    updateAccount(db, id, { role })
    audit(db, admin, 'appoint', aboutPerson(id), m.admin_made_a({ name: PERSON, role }))
  })
  return true
}
