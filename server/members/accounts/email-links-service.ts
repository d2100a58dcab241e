import type { FastifyInstance } from 'fastify'
import { immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden } from '../../platform/errors.ts'
import type { Session } from '../../platform/sessions/sessions-service.ts'
import { type AccountRow, findAccount, updateAccount } from './accounts-queries.ts'
import { mailAdminProof } from './admins-service.ts'
import { checkAdminStays, isTaken, mailUndo, setEmail } from './email-service.ts'
import { checkOwnPassword } from './own-password.ts'
import { deleteProofsOf, findProof } from './proofs-queries.ts'
import { endResetsOf } from './resets-queries.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox' | 'sessions'>

/** A mailed link: `first` verifies a sign-up, `new` confirms an email change, `done` was used. */
interface EmailLink {
  step: 'first' | 'new' | 'done'
  account: AccountRow
  email: string
}

const usedUp = () => m.accounts_email_link_used()

/**
 * Validates a link without using it. Used links remain readable until they expire.
 * @throws AppError 403 unknown, expired or cancelled; 409 address taken since, or the last admin would lose the rights
 */
export function readEmailLink(site: Site, token: string): EmailLink {
  const { db } = site
  const first = findProof(db, 'email', token)
  const proof = first ?? findProof(db, 'new_email', token)
  const account = proof && findAccount(db, proof.accountId)
  if (!account || account.suspendedAt) throw forbidden(usedUp())
  const { email } = proof
  if (account.email === email) return { step: account.mailProvedAt ? 'done' : 'first', account, email }
  if (first) throw forbidden(usedUp())
  if (isTaken(db, email, account.id)) throw conflict(m.accounts_email_taken_meanwhile())
  checkAdminStays(site, account, email)
  return { step: 'new', account, email }
}

function takeNewEmail(site: Site, account: AccountRow, email: string): void {
  const { db } = site
  for (const purpose of ['admin', 'email', 'export'] as const) deleteProofsOf(db, purpose, account.id)
  endResetsOf(db, account.id, new Date())
  setEmail(db, account, email)
  mailUndo(site, account, 'email-changed')
  mailAdminProof(site, email)
}

/**
 * Uses a mailed link. The reader must also own the account (session or password), because a stranger may have typed the address. Ends all
 * other sessions. Grants no admin rights.
 * @param session of the caller; null for a visitor.
 * @param password used without a session of the account.
 * @returns the kind of link.
 * @throws AppError as `readEmailLink`; 422 wrong password; 429 too many attempts; 503 too many waiting hashes
 */
export async function confirmEmail(
  site: Site,
  token: string,
  session: Session | null,
  password: string,
): Promise<EmailLink> {
  const { db, sessions } = site
  const link = readEmailLink(site, token)
  if (link.step === 'done') return link
  const own = session?.viewer.id === link.account.id ? session : null
  const checkUnchanged = own ? null : await checkOwnPassword(db, link.account.id, password)
  return immediate(db, () => {
    const { step, account, email } = readEmailLink(site, token)
    checkUnchanged?.()
    if (step === 'first') updateAccount(db, account.id, { mailProvedAt: new Date() })
    if (step === 'new') takeNewEmail(site, account, email)
    if (step !== 'done') sessions.endOthers(account.id, own)
    return { step, account, email }
  })
}
