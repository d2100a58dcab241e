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

/** Milliseconds that pass at least between two links to one address. */
const PAUSE = HOUR

/** Columns of everybody who becomes an admin: they do not wait to be let in. */
export const IS_IN = { pendingSince: null }

/**
 * Mails the link that proves the address of somebody whom ADMIN_EMAILS names or an admin has appointed; to be called at the
 * appointment and at each sign-in (decisions, section 2). Does nothing for other addresses, for one that is proved, and within an
 * hour of the last link.
 */
export function mailAdminProof({ config, db, outbox }: Site, email: string): void {
  const account = findAccountByEmail(db, email)
  if (!account || account.emailProvedAt) return
  if (!account.appointedAt && !config.adminEmails.includes(email)) return
  immediate(db, () => {
    if (isProofUnderWay(db, 'admin', account.id, new Date(Date.now() - PAUSE))) return
    const proof = { purpose: 'admin', accountId: account.id, email } as const
    const { token, expiresAt } = insertProof(db, proof, LIFETIME.adminProof)
    const link = `${config.publicUrl}/admin-proof?token=${token}`
    mailAccount({ db, outbox }, account, 'admin-proof', { link }, expiresAt)
  })
}

/**
 * Warns in the log where a site that has had an admin has none, since it prints no link to become the first one: as when a market
 * whose only admin was named by ADMIN_EMAILS comes to a machine where that is not set.
 */
export function warnWithoutAdmin({ config, db, log }: Pick<FastifyInstance, 'config' | 'db' | 'log'>): void {
  if (adminIds({ config, db }).length > 0) return
  log.warn(
    'nobody is an admin of this site: "npm run admin -- grant EMAIL" makes somebody one who has joined, or set ADMIN_EMAILS (docs/hosting.md, "The first admin")',
  )
}

/**
 * Makes the account of `email` an admin, or none any more; gives false where there is no such account. One who is
 * named by ADMIN_EMAILS has to prove the address anew after being revoked: links mailed before prove nothing any more.
 */
export function setAdmin(db: Db, email: string, isAdmin: boolean): boolean {
  const account = findAccountByEmail(db, cleanEmail(email))
  if (!account) return false
  deleteProofsOf(db, 'admin', account.id)
  // Who is a moderator, and an admin by ADMIN_EMAILS or by an appointment that is not proved yet, stays a moderator.
  const role = isAdmin ? 'admin' : account.role === 'admin' ? 'member' : account.role
  updateAccount(db, account.id, { role, appointedAt: null, ...(isAdmin ? IS_IN : { emailProvedAt: null }) })
  return true
}
