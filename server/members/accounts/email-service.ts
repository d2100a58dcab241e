import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid } from '../../platform/errors.ts'
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
import { checkMayMail, mayMail } from './unverified-mails.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox' | 'sessions'>

/** The error for an address that `isTaken`. */
export const emailTaken = () => invalid({ email: [m.accounts_the_email_has_already_been_taken()] })

/** Whether an address is somebody else's, or was until a few days ago and may be theirs again. */
export const isTaken = (db: Db, email: string, accountId: number | null): boolean => {
  const holder = findAccountByEmail(db, email)
  return (holder !== undefined && holder.id !== accountId) || isAddressKept(db, email, accountId)
}

/** Mails the link of a sign-up, unless the address had its mails of the hour: it can be asked for again. Call it in a transaction. */
export function mailEmailProof(site: Omit<Site, 'sessions'>, accountId: number): void {
  if (mayMail(site.db, findAccount(site.db, accountId)!.email)) mailProof(site, accountId)
}

function mailProof({ config, db, outbox }: Omit<Site, 'sessions'>, accountId: number): void {
  const { email } = findAccount(db, accountId)!
  const { token, expiresAt } = insertProof(db, { purpose: 'email', accountId, email }, LIFETIME.emailProof)
  const link = `${config.publicUrl}/email-proof?token=${token}`
  mailAccount({ db, outbox }, { id: accountId, email }, 'email-proof', { link }, expiresAt)
}

/**
 * Mails the link of `mailEmailProof` again.
 *
 * @throws AppError 409 where the address is proved already; 429 after 3 mails to it in an hour.
 */
export function mailEmailProofAgain(site: Omit<Site, 'sessions'>, accountId: number): void {
  immediate(site.db, () => {
    const { email, mailProvedAt } = findAccount(site.db, accountId)!
    if (mailProvedAt) throw conflict(m.accounts_your_address_is_confirmed_already())
    checkMayMail(site.db, email)
    mailProof(site, accountId)
  })
}

/**
 * A link by which the owner of the present address keeps it, or gets it back. The address is kept from others only if it was
 * verified: a stranger could block any address for a week by signing up with it.
 */
export function undoLink(
  { config, db }: Omit<Site, 'sessions'>,
  { id, email, mailProvedAt }: AccountRow,
): string {
  const proof = { purpose: 'undo_email', accountId: id, email, keepsEmail: mailProvedAt !== null } as const
  return `${config.publicUrl}/email-undo?token=${insertProof(db, proof, LIFETIME.emailUndo).token}`
}

/** A mail with this link in it is blanked as soon as it is sent, or the link expires. */
export const undoExpiry = () => new Date(Date.now() + LIFETIME.emailUndo)

/**
 * Begins a change of address: the new one gets a link, and the old one, which stays until that is used, is told.
 *
 * @param count called once the password was right: counts the call, and throws where there were too many.
 * @throws AppError 422 for a wrong password, the address one has, and one that is taken; 409 for the last admin, where ADMIN_EMAILS
 * names the old address and not the new one; 429 after too many wrong passwords, and after 3 mails to the new address in an hour; 503 when too many wait to be hashed.
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
    if (account.email === email) throw invalid({ email: [m.accounts_this_is_your_address_already()] })
    if (isTaken(db, email, accountId)) throw emailTaken()
    checkAdminStays(site, account, email)
    checkMayMail(db, email)
    // Of several that are asked for, the last counts.
    deleteProofsOf(db, 'new_email', accountId)
    const { token, expiresAt } = insertProof(
      db,
      { purpose: 'new_email', accountId, email },
      LIFETIME.emailProof,
    )
    const link = `${config.publicUrl}/email-proof?token=${token}`
    mailAccount(site, { id: accountId, email }, 'email-new', { link }, expiresAt)
    const undo = { link: undoLink(site, account) }
    mailAccount(site, account, 'email-changing', undo, undoExpiry())
  })
}

/**
 * Gives an account its new, proved address. Mail to the old one and contact messages from it stay this person's only where that
 * was proved, too: anybody may have signed up with an address that others write from.
 */
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
  // Somebody who is an admin by ADMIN_EMAILS has to prove the new address for that, too.
  updateAccount(db, account.id, { email, mailProvedAt: new Date(), emailProvedAt: null })
}

/** @throws AppError 409 where nobody would be admin any more: the rights of one whom ADMIN_EMAILS names hang on the address. */
export function checkAdminStays(site: Site, { id, role }: AccountRow, email: string): void {
  if (role !== 'admin' && !site.config.adminEmails.includes(email) && isLastAdmin(site, id)) {
    throw conflict(m.common_you_are_the_last_admin_here_appoint())
  }
}

const gone = () => m.accounts_this_link_was_used_already_or_its()

/** @throws AppError 403 for a link that does nothing any more. */
export function checkUndoLink({ db }: Pick<Site, 'db'>, token: string): void {
  if (!findProof(db, 'undo_email', token)) throw forbidden(gone())
}

/**
 * Calls a change of address off, or takes it back, from the old address: that is the account's again, nobody is signed in
 * any more and no reset that is under way counts.
 *
 * @throws AppError 403 for a link that was used, has expired or is none of ours; 409 if another account has the address by now.
 */
export function undoEmailChange({ db, sessions }: Pick<Site, 'db' | 'sessions'>, token: string): void {
  immediate(db, () => {
    const proof = takeProof(db, 'undo_email', token)
    const account = proof && findAccount(db, proof.accountId)
    if (!account || account.leftAt) throw forbidden(gone())
    for (const purpose of ['admin', 'new_email', 'export'] as const) deleteProofsOf(db, purpose, account.id)
    // An older address outranks a newer one: whoever has taken the account over cannot end the links of its owner.
    deleteProofsSince(db, 'undo_email', account.id, proof.createdAt)
    endResetsOf(db, account.id, new Date())
    sessions.endAll(account.id)
    if (account.email === proof.email) return
    // An address that was never verified is not kept, so somebody else may have it by now.
    if (isTaken(db, proof.email, account.id))
      throw conflict(m.accounts_somebody_else_has_this_address_here_by())
    setEmail(db, account, proof.email)
  })
}

/** The address that waits for its link to be used; null for none. */
export function newEmailUnderWay(db: Db, accountId: number): string | null {
  const email = proofUnderWay(db, 'new_email', accountId)?.email
  // The link stays after its use, to say on a second visit that all is done.
  return email === undefined || email === findAccount(db, accountId)?.email ? null : email
}
