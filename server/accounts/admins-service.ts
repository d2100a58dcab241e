import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../db/open.ts'
import { siteView } from '../content/content-service.ts'
import { forbidden } from '../errors.ts'
import { LIFETIME } from '../limits.ts'
import { mailedSince } from '../mail/outbox-queries.ts'
import { templates } from '../mail/templates.ts'
import { keyedHash, signingSecret } from '../sessions/tokens.ts'
import { findAccount, findAccountByEmail, updateAccount } from './accounts-queries.ts'
import type { ViewerView } from './accounts-shared.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox'>

/** Milliseconds that pass at least between two links to one address. */
const PAUSE = 60 * 60_000

const TEMPLATE = 'admin-proof'

const signature = ({ db, config }: Site, text: string) =>
  keyedHash(signingSecret(db, config.jwtSecret), TEMPLATE)(text)

/**
 * Mails the link that proves an address of ADMIN_EMAILS, or of one whom an admin has appointed, then and on signing in
 * (decisions, section 2). Does nothing for other addresses, for one that is proved, and within an hour of the last link.
 */
export function mailAdminProof(site: Site, email: string): void {
  const { config, db, outbox } = site
  const account = findAccountByEmail(db, email)
  if (!account || account.emailProvedAt) return
  if (!account.appointedAt && !config.adminEmails.includes(email)) return
  if (mailedSince(db, TEMPLATE, email, new Date(Date.now() - PAUSE))) return
  const expiresAt = new Date(Date.now() + LIFETIME.adminProof)
  const text = `${account.id}.${expiresAt.getTime()}`
  const link = `${config.publicUrl}/admin-proof?token=${text}.${signature(site, text)}`
  outbox.enqueue({
    template: TEMPLATE,
    recipient: email,
    ...templates[TEMPLATE](siteView(db).name, { link }),
    expiresAt,
  })
}

/**
 * Notes that the viewer reads the mail of their address. The link counts only where its account is signed in: who
 * has signed up with somebody else's address does not get the link, and its real owner does not know the password.
 *
 * @throws AppError 403 for a link that is forged, expired, or another account's.
 */
export function proveAdmin(site: Site, viewer: ViewerView, token: string): void {
  const [id, expires, given = ''] = token.split('.')
  const right = signature(site, `${id}.${expires}`)
  const ours = given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
  if (!ours || Number(id) !== viewer.id || Number(expires) < Date.now()) {
    throw forbidden('This link is not for this account or has expired. Signing in again brings a new one.')
  }
  immediate(site.db, () => {
    const appointed = findAccount(site.db, viewer.id)?.appointedAt
    updateAccount(site.db, viewer.id, {
      emailProvedAt: new Date(),
      ...(appointed ? { isAdmin: true, appointedAt: null } : {}),
    })
  })
}

/**
 * Makes the account of `email` an admin, or none any more; gives false where there is no such account. One who is
 * named by ADMIN_EMAILS has to prove the address anew after being revoked.
 */
export function setAdmin(db: Db, email: string, isAdmin: boolean): boolean {
  const account = findAccountByEmail(db, email.trim().toLowerCase())
  if (!account) return false
  updateAccount(db, account.id, { isAdmin, appointedAt: null, ...(isAdmin ? {} : { emailProvedAt: null }) })
  return true
}
