import type { FastifyInstance } from 'fastify'
import { immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { forbidden, invalid } from '../../platform/errors.ts'
import type { Session } from '../../platform/sessions/sessions-service.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { noteAdmin } from '../../site/community/setting-up.ts'
import { type AccountRow, findAccount, updateAccount } from './accounts-queries.ts'
import { NewPasswordBody } from './accounts-shared.ts'
import { IS_IN } from './admins-service.ts'
import type { AdminProofForm } from './email-shared.ts'
import { parseForm } from './form-problems.ts'
import { checkOwnPassword } from './own-password.ts'
import { replacePassword } from './password-change.ts'
import { hashChosenPassword } from './passwords.ts'
import { findProof } from './proofs-queries.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox' | 'sessions'>

export interface AdminLink {
  account: AccountRow
  isDone: boolean
  /** True if a new password is required: the address was unverified, so another person may have set the current one. */
  asksNewPassword: boolean
}

/** Reads the link of an appointment without using it. Only valid for its recipient. @throws AppError 403 unknown, expired, or another account's */
export function readAdminLink({ db }: Pick<Site, 'db'>, viewer: ViewerView, token: string): AdminLink {
  const proof = findProof(db, 'admin', token)
  const account = findAccount(db, viewer.id)
  if (!account || proof?.accountId !== viewer.id || proof.email !== account.email) {
    throw forbidden(m.accounts_link_invalid())
  }
  const isDone = account.emailProvedAt !== null
  return { account, isDone, asksNewPassword: !isDone && account.mailProvedAt === null }
}

/** @throws AppError 422 invalid or unchanged password; 503 too many waiting hashes */
async function hashNewPassword(accountId: number, { password, ...typed }: AdminProofForm): Promise<string> {
  const { new_password } = parseForm(NewPasswordBody, typed)
  if (new_password === password) throw invalid({ new_password: [m.accounts_password_not_new()] })
  return hashChosenPassword(new_password, 'new_password', { accountId })
}

/**
 * Verifies the viewer's address for admin rights, once. Ends all other sessions, because a stranger may have created the account; with a
 * new password, all sessions.
 * @returns true if the viewer stays signed in.
 * @throws AppError as `readAdminLink`; 422 wrong or invalid password; 429 too many attempts; 503 too many waiting hashes
 */
export async function proveAdmin(
  site: Site,
  session: Session,
  token: string,
  form: AdminProofForm,
): Promise<boolean> {
  const { config, db, sessions } = site
  const { id } = session.viewer
  const link = readAdminLink(site, session.viewer, token)
  if (link.isDone) return true
  const checkUnchanged = await checkOwnPassword(db, id, form.password)
  const passwordHash = link.asksNewPassword ? await hashNewPassword(id, form) : null
  return immediate(db, () => {
    const { account, isDone } = readAdminLink(site, session.viewer, token)
    if (isDone) return true
    checkUnchanged()
    const isNamed = config.adminEmails.includes(account.email)
    // Completes the setup step "first admin".
    if (isNamed) noteAdmin(db)
    updateAccount(db, id, {
      emailProvedAt: new Date(),
      mailProvedAt: account.mailProvedAt ?? new Date(),
      ...(isNamed ? IS_IN : {}),
      ...(account.appointedAt ? { role: 'admin', appointedAt: null, ...IS_IN } : {}),
    })
    if (passwordHash) replacePassword(site, id, passwordHash)
    else sessions.endOthers(id, session)
    return passwordHash === null
  })
}
