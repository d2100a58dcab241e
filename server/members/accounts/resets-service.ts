import { randomInt, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { AppError, tooMany } from '../../platform/errors.ts'
import { LIFETIME } from '../../platform/limits.ts'
import { cleanEmail } from '../../platform/schemas/unseen-shared.ts'
import { hashToken, keyedHash, newToken, siteSecret } from '../../platform/sessions/tokens.ts'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { RESET_TRIES } from '../limits.ts'
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

export const TOO_MANY_CODES = m.accounts_too_many_codes

export interface ResetSite extends Pick<FastifyInstance, 'config' | 'db' | 'sessions' | 'outbox'> {
  /** HMAC with the site's key: a code has only 4 characters, so it could be guessed from a plain hash. */
  hashCode(text: string): string
}

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

/** The account id acts as a salt. */
const codeText = (accountId: number, code: string) => `${accountId}:${code}`

/** Stores a code and a link. */
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

/** Mails a code and a link; no-op for an unknown email. @returns as `mailAccount` */
export function sendResetCode({ config, db, outbox, hashCode }: ResetSite, email: string): number {
  const account = findAccountByEmail(db, email)
  if (!account) return 0
  return immediate(db, () =>
    mailAccount({ db, outbox }, account, 'reset-code', () => {
      const { code, link, linkExpiresAt } = makeReset({ config, db, hashCode }, account)
      return { values: { code, link }, expiresAt: linkExpiresAt }
    }),
  )
}

/** For the command line; null if `email` is unknown. */
export function resetLink({ config, db }: Pick<ResetSite, 'config' | 'db'>, email: string): string | null {
  const account = findAccountByEmail(db, cleanEmail(email))
  if (!account) return null
  return makeReset({ config, db, hashCode: keyedHash(siteSecret(db, 'reset_code_key')) }, account).link
}

/** An unknown email takes the same steps, for constant time. */
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
 * Exchanges a correct code for a token, valid once within 5 minutes.
 * @param network from `networkOf`.
 * @throws AppError 422 wrong, expired or used code, or unknown email, indistinguishable; 429 too many failures of the account or network,
 * even for a correct code
 */
export function verifyCode(site: ResetSite, body: VerifyOtpBody, network: string): string {
  // The error is thrown after the transaction, because a rollback would undo the count of attempts.
  const token = immediate(site.db, () => compareCode(site, body, network, new Date()))
  if (token) return token
  throw new AppError(422, 'invalid', m.accounts_otp_wrong(), {
    fields: { otp: [m.accounts_code_invalid()] },
  })
}

const refused = () => new AppError(403, 'forbidden', m.accounts_password_reset_failed())

/**
 * Sets a new password, ends all sessions and resets, and sends a notification. Returns the account id.
 * @param token from `verifyCode` or a link.
 * @throws AppError 403 invalid token, with the same text for every email; 422 common password; 503 too many waiting hashes
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
    // The code or link was mailed to this address, so its use verifies the address.
    const { email: present, mailProvedAt } = findAccount(db, found.accountId)!
    updateAccount(db, found.accountId, { mailProvedAt: mailProvedAt ?? new Date() })
    // The reset proves ownership of the current address, so older addresses can no longer revert the change.
    deleteProofsElsewhere(db, 'undo_email', found.accountId, present)
  })
  return found.accountId
}
