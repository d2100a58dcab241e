import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { LIFETIME } from '../../platform/limits.ts'
import { cleanEmail } from '../../platform/schemas/unseen-shared.ts'
import { adminIds } from '../../platform/sessions/admins-queries.ts'
import { HOUR } from '../../platform/time-shared.ts'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { findAccountByEmail, updateAccount } from './accounts-queries.ts'
import { deleteProofsOf, insertProof, isProofUnderWay } from './proofs-queries.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox'>

/** Minimum milliseconds between two links to one address. */
const PAUSE = HOUR

/** Columns of an approved account. Admins need no approval. */
export const IS_IN = { pendingSince: null }

/**
 * Mails a verification link to an appointed user or one in ADMIN_EMAILS; call it at appointment and sign-in (decisions, section 2). No-op
 * for others, verified addresses, and within an hour of the last link.
 */
export function mailAdminProof({ config, db, outbox }: Site, email: string): void {
  const account = findAccountByEmail(db, email)
  if (!account || account.emailProvedAt) return
  if (!account.appointedAt && !config.adminEmails.includes(email)) return
  immediate(db, () => {
    if (isProofUnderWay(db, 'admin', account.id, new Date(Date.now() - PAUSE))) return
    const proof = { purpose: 'admin', accountId: account.id, email } as const
    mailAccount({ db, outbox }, account, 'admin-proof', () => {
      const { token, expiresAt } = insertProof(db, proof, LIFETIME.adminProof)
      return { values: { link: `${config.publicUrl}/admin-proof?token=${token}` }, expiresAt }
    })
  })
}

/** Logs a warning if a set-up site has no admin, for example after moving to a machine without ADMIN_EMAILS: it prints no setup link. */
export function warnWithoutAdmin({ config, db, log }: Pick<FastifyInstance, 'config' | 'db' | 'log'>): void {
  if (adminIds({ config, db }).length > 0) return
  log.warn(
    'nobody is an admin of this site: "npm run admin -- grant EMAIL" makes somebody one who has joined, or set ADMIN_EMAILS (docs/hosting.md, "The first admin")',
  )
}

/** False if there is no such account. Revoking invalidates mailed links, so a user in ADMIN_EMAILS must verify again. */
export function setAdmin(db: Db, email: string, isAdmin: boolean): boolean {
  const account = findAccountByEmail(db, cleanEmail(email))
  if (!account) return false
  deleteProofsOf(db, 'admin', account.id)
  // A moderator with a pending appointment remains a moderator.
  const role = isAdmin ? 'admin' : account.role === 'admin' ? 'member' : account.role
  updateAccount(db, account.id, { role, appointedAt: null, ...(isAdmin ? IS_IN : { emailProvedAt: null }) })
  return true
}
