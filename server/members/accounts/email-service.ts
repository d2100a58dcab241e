import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid, tooMany } from '../../platform/errors.ts'
import { LIFETIME } from '../../platform/limits.ts'
import { isLastAdmin } from '../../platform/sessions/admins-queries.ts'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { adoptMailTo } from '../../site/mail/outbox-queries.ts'
import { readdressContactMessages } from '../contact/contact-queries.ts'
import { type AccountRow, findAccount, findAccountByEmail, updateAccount } from './accounts-queries.ts'
import { checkActive } from './active-account.ts'
import type { EmailChangeBody } from './email-shared.ts'
import { checkOwnPassword } from './own-password.ts'
import {
  deleteProofsOf,
  deleteProofsSince,
  findProof,
  insertProof,
  isAddressKept,
  proofUnderWay,
  takeProof,
} from './proofs-queries.ts'
import { endResetsOf } from './resets-queries.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox' | 'sessions'>

export const emailTaken = () => invalid({ email: [m.accounts_email_taken()] })

/** True if the address belongs to another account, or did recently and is reserved for it. */
export const isTaken = (db: Db, email: string, accountId: number | null): boolean => {
  const holder = findAccountByEmail(db, email)
  return (holder !== undefined && holder.id !== accountId) || isAddressKept(db, email, accountId)
}

/** Mails the verification link of a sign-up. Call it in a transaction. @returns as `mailAccount` */
export function mailEmailProof({ config, db, outbox }: Omit<Site, 'sessions'>, accountId: number): number {
  const account = findAccount(db, accountId)!
  const proof = { purpose: 'email', accountId, email: account.email } as const
  return mailAccount({ db, outbox }, account, 'email-proof', () => {
    const { token, expiresAt } = insertProof(db, proof, LIFETIME.emailProof)
    return { values: { link: `${config.publicUrl}/email-proof?token=${token}` }, expiresAt }
  })
}

/** @param wait of `mailAccount`. @throws AppError 429 unverified address with too many mails this hour */
export function checkMailed(wait: number): void {
  if (wait > 0) throw tooMany(wait)
}

/** Resends the link of `mailEmailProof`. @throws AppError 409 already verified; 429 after 3 mails in an hour */
export function mailEmailProofAgain(site: Omit<Site, 'sessions'>, accountId: number): void {
  immediate(site.db, () => {
    const { mailProvedAt } = findAccount(site.db, accountId)!
    if (mailProvedAt) throw conflict(m.accounts_email_confirmed_already())
    checkMailed(mailEmailProof(site, accountId))
  })
}

/** Mails the old address a link that reverts the change. Only a verified address is reserved; else a stranger could block any address for a week. */
export function mailUndo(
  { config, db, outbox }: Omit<Site, 'sessions'>,
  account: AccountRow,
  template: 'email-changing' | 'email-changed',
): void {
  const { id, email, mailProvedAt } = account
  const proof = { purpose: 'undo_email', accountId: id, email, keepsEmail: mailProvedAt !== null } as const
  mailAccount({ db, outbox }, account, template, () => {
    const { token, expiresAt } = insertProof(db, proof, LIFETIME.emailUndo)
    return { values: { link: `${config.publicUrl}/email-undo?token=${token}` }, expiresAt }
  })
}

/**
 * Starts an email change: mails a link to the new address and a notification to the old one, which is valid until the link is used.
 * @param count called after the password check to count the call; may throw 429.
 * @throws AppError 422 wrong password, unchanged or taken address; 409 the last admin would lose the rights of ADMIN_EMAILS; 429 too many
 * wrong passwords, or 3 mails to the new address in an hour; 503 too many waiting hashes
 */
export async function askForEmail(
  site: Site,
  accountId: number,
  { email, password }: EmailChangeBody,
  count: () => Promise<void>,
): Promise<void> {
  const { config, db } = site
  const checkUnchanged = await checkOwnPassword(db, accountId, password)
  await count()
  immediate(db, () => {
    checkActive(db, accountId)
    checkUnchanged()
    const account = findAccount(db, accountId)!
    if (account.email === email) throw invalid({ email: [m.accounts_email_unchanged()] })
    if (isTaken(db, email, accountId)) throw emailTaken()
    checkAdminStays(site, account, email)
    // Only the last requested change is valid.
    deleteProofsOf(db, 'new_email', accountId)
    const to = { id: accountId, email, mailProvedAt: null }
    const wait = mailAccount(site, to, 'email-new', () => {
      const proof = { purpose: 'new_email', accountId, email } as const
      const { token, expiresAt } = insertProof(db, proof, LIFETIME.emailProof)
      return { values: { link: `${config.publicUrl}/email-proof?token=${token}` }, expiresAt }
    })
    checkMailed(wait)
    mailUndo(site, account, 'email-changing')
  })
}

/** Mail and contact messages of the old address remain linked to the account only if it was verified. Otherwise it may be another person's. */
export function setEmail(db: Db, account: AccountRow, email: string): void {
  if (account.mailProvedAt) {
    adoptMailTo(db).run({ accountId: account.id, email: account.email })
    readdressContactMessages(db).run({
      accountId: account.id,
      from: account.email,
      to: email,
      since: account.mailProvedAt.getTime(),
    })
  }
  // Admin rights by ADMIN_EMAILS need a separate verification.
  updateAccount(db, account.id, { email, mailProvedAt: new Date(), emailProvedAt: null })
}

/** @throws AppError 409 if the last admin, who has the rights by ADMIN_EMAILS, would lose them */
export function checkAdminStays(site: Site, { id, role }: AccountRow, email: string): void {
  if (role !== 'admin' && !site.config.adminEmails.includes(email) && isLastAdmin(site, id)) {
    throw conflict(m.common_last_admin())
  }
}

const gone = () => m.accounts_undo_link_used()

/** @throws AppError 403 invalid link */
export function checkUndoLink({ db }: Pick<Site, 'db'>, token: string): void {
  if (!findProof(db, 'undo_email', token)) throw forbidden(gone())
}

/** Also ends all sessions and resets. @throws AppError 403 used, expired or unknown link; 409 address taken in between */
export function undoEmailChange({ db, sessions }: Pick<Site, 'db' | 'sessions'>, token: string): void {
  immediate(db, () => {
    const proof = takeProof(db, 'undo_email', token)
    const account = proof && findAccount(db, proof.accountId)
    if (!account || account.leftAt) throw forbidden(gone())
    for (const purpose of ['admin', 'new_email', 'export'] as const) deleteProofsOf(db, purpose, account.id)
    // Older addresses take precedence: an attacker's later links are deleted, not the owner's.
    deleteProofsSince(db, 'undo_email', account.id, proof.createdAt)
    endResetsOf(db, account.id, new Date())
    sessions.endAll(account.id)
    if (account.email === proof.email) return
    if (isTaken(db, proof.email, account.id)) throw conflict(m.accounts_email_taken_meanwhile())
    setEmail(db, account, proof.email)
  })
}

export function newEmailUnderWay(db: Db, accountId: number): string | null {
  const email = proofUnderWay(db, 'new_email', accountId)?.email
  // The row of a used link remains, so that its page can be visited again. The address is then the current one.
  return email === undefined || email === findAccount(db, accountId)?.email ? null : email
}
