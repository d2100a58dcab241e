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

/** The mailed link of an admin. */
export interface AdminLink {
  account: AccountRow
  /** Whether the link was used before. */
  isDone: boolean
  /** Whether a new password is asked for: until now anybody may have signed up with this address, and may know the present one. */
  asksNewPassword: boolean
}

/**
 * Reads the mailed link of an admin; changes nothing. It counts only for the account that it was mailed to, signed in.
 *
 * @throws AppError 403 for a link that is none of ours, expired, or another account's.
 */
export function readAdminLink({ db }: Pick<Site, 'db'>, viewer: ViewerView, token: string): AdminLink {
  const proof = findProof(db, 'admin', token)
  const account = findAccount(db, viewer.id)
  if (!account || proof?.accountId !== viewer.id || proof.email !== account.email) {
    throw forbidden(m.accounts_this_link_is_not_for_this_account_was())
  }
  const isDone = account.emailProvedAt !== null
  return { account, isDone, asksNewPassword: !isDone && account.mailProvedAt === null }
}

/** @throws AppError 422 for a new password that breaks a rule, or is the present one; 503 when too many wait to be hashed. */
async function hashNewPassword(accountId: number, { password, ...typed }: AdminProofForm): Promise<string> {
  const { new_password } = parseForm(NewPasswordBody, typed)
  if (new_password === password) throw invalid({ new_password: [m.accounts_password_not_new()] })
  return hashChosenPassword(new_password, 'new_password', { accountId })
}

/**
 * Verifies the address of the viewer for the rights of an admin, once. All other sessions of the account end: an older one may be a
 * stranger's who signed up with this address first. With a new password all sessions end.
 *
 * @returns whether the viewer stays signed in.
 * @throws AppError as `readAdminLink`; 422 for a wrong password, and a new one that is refused; 429 after too many; 503 when too many
 * wait to be hashed.
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
    // The site is set up once somebody whom ADMIN_EMAILS names is an admin.
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
