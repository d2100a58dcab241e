import { randomInt, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { AppError, tooMany } from '../../platform/errors.ts'
import { LIFETIME, RESET_TRIES } from '../../platform/limits.ts'
import { cleanEmail } from '../../platform/schemas/unseen-shared.ts'
import { hashToken, keyedHash, newToken, siteSecret } from '../../platform/sessions/tokens.ts'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { findAccount, findAccountByEmail, updateAccount } from './accounts-queries.ts'
import { CODE_LENGTH, type ResetPasswordBody, type VerifyOtpBody } from './accounts-shared.ts'
import { replacePassword } from './password-change.ts'
import { hashChosenPassword } from './passwords.ts'
import { deleteProofsElsewhere } from './proofs-queries.ts'
import {
  consumeReset,
  countFailures,
  findReset,
  giveToken,
  insertFailure,
  insertReset,
  takeTry,
} from './resets-queries.ts'

export const TOO_MANY_CODES = m.accounts_too_many_wrong_codes_please_use_the

/** What the rules of resets work on. */
export interface ResetSite extends Pick<FastifyInstance, 'config' | 'db' | 'sessions' | 'outbox'> {
  /** Keyed hash of a code: four characters would be found again from a plain one. */
  hashCode(text: string): string
}

/** What the app has of it. */
export const resetSite = ({
  config,
  db,
  outbox,
  sessions,
}: Pick<FastifyInstance, 'config' | 'db' | 'sessions' | 'outbox'>): ResetSite => ({
  config,
  db,
  outbox,
  sessions,
  hashCode: keyedHash(siteSecret(db, 'reset_code_key')),
})

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const from = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** The same four characters of two accounts have different hashes. */
const codeText = (accountId: number, code: string) => `${accountId}:${code}`

/** Stores a reset of an account: a code, and a long link that sets a new password within LIFETIME.resetLink. */
function makeReset(
  { config, db, hashCode }: Pick<ResetSite, 'config' | 'db' | 'hashCode'>,
  { id, email }: { id: number; email: string },
) {
  const now = new Date()
  const code = newCode()
  const token = newToken()
  const linkExpiresAt = from(now, LIFETIME.resetLink)
  insertReset(db, {
    accountId: id,
    codeHash: hashCode(codeText(id, code)),
    codeExpiresAt: from(now, LIFETIME.resetCode),
    linkHash: hashToken(token),
    linkExpiresAt,
  })
  const link = `${config.publicUrl}/createnewpassword?token=${token}&email=${encodeURIComponent(email)}`
  return { code, link, linkExpiresAt }
}

/** Mails a code and a long link to the account of `email`; does nothing where there is none. */
export function sendResetCode({ config, db, outbox, hashCode }: ResetSite, email: string): void {
  const account = findAccountByEmail(db, email)
  if (!account) return
  immediate(db, () => {
    const { code, link, linkExpiresAt } = makeReset({ config, db, hashCode }, account)
    mailAccount({ db, outbox }, account, 'reset-code', { code, link }, linkExpiresAt)
  })
}

/** A link that sets a new password, for somebody on the machine of the site; null if nobody has joined with `email`. */
export function resetLink({ config, db }: Pick<ResetSite, 'config' | 'db'>, email: string): string | null {
  const account = findAccountByEmail(db, cleanEmail(email))
  if (!account) return null
  return makeReset({ config, db, hashCode: keyedHash(siteSecret(db, 'reset_code_key')) }, account).link
}

/** An unknown email goes through the same steps, as an account that does not exist, so that it takes as long. */
const NOBODY = { accountId: 0, codeHash: '0'.repeat(64) }

function compareCode(
  { db, hashCode }: ResetSite,
  { email, otp }: VerifyOtpBody,
  network: string,
  now: Date,
): string | null {
  const accountId = findAccountByEmail(db, email)?.id ?? NOBODY.accountId
  const since = from(now, -RESET_TRIES.timeWindow)
  const tooOften =
    countFailures(db, since, { network }) >= RESET_TRIES.perNetwork ||
    countFailures(db, since, { accountId }) >= RESET_TRIES.perAccount
  if (tooOften) throw tooMany(RESET_TRIES.timeWindow / 1000, TOO_MANY_CODES())

  const taken = takeTry(db, accountId, now)
  const expected = Buffer.from(taken?.codeHash ?? NOBODY.codeHash)
  const right = timingSafeEqual(expected, Buffer.from(hashCode(codeText(accountId, otp))))
  if (taken && right) {
    const token = newToken()
    giveToken(db, taken.id, hashToken(token), from(now, LIFETIME.resetToken))
    return token
  }
  insertFailure(db, taken ? accountId : null, network)
  return null
}

/**
 * Exchanges a right code for a token that sets a new password, once and within 5 minutes.
 *
 * @param network that the code comes from, as `networkOf` says it.
 * @throws AppError 422 for a code that is wrong, expired, used, or of an unknown email, all alike; 429 after too
 * many wrong codes of the account or from the network, whatever the code is.
 */
export function verifyCode(site: ResetSite, body: VerifyOtpBody, network: string): string {
  // The failure is thrown outside: thrown inside it would take back the count of the try.
  const token = immediate(site.db, () => compareCode(site, body, network, new Date()))
  if (token) return token
  throw new AppError(422, 'invalid', m.accounts_otp_wrong(), {
    fields: { otp: [m.accounts_this_code_is_wrong_or_has_expired()] },
  })
}

const refused = () => new AppError(403, 'forbidden', m.accounts_password_reset_failed())

/**
 * Sets a new password, ends all sessions and resets of the account, and mails a notice. Gives the account's id.
 *
 * @param token of `verifyCode` or of a long link; undefined is refused like a wrong one.
 * @throws AppError 403, with the same text for every email, where the token is not one for it; 422 for one of the
 * most used passwords; 503 when too many wait to be hashed.
 */
export async function resetPassword(
  site: ResetSite,
  { email, password }: ResetPasswordBody,
  token: string | undefined,
): Promise<number> {
  const { db } = site
  const found = findReset(db, hashToken(token ?? ''), email, new Date())
  if (!found) throw refused()
  const passwordHash = await hashChosenPassword(password, 'password', found)
  immediate(db, () => {
    if (!consumeReset(db, found.id, new Date())) throw refused()
    replacePassword(site, found.accountId, passwordHash)
    // The code and the link were mailed to the address that the account has.
    const { email: present, mailProvedAt } = findAccount(db, found.accountId)!
    updateAccount(db, found.accountId, { mailProvedAt: mailProvedAt ?? new Date() })
    // The owner of the present address has the account from now on: no older address takes it back.
    deleteProofsElsewhere(db, 'undo_email', found.accountId, present)
  })
  return found.accountId
}
