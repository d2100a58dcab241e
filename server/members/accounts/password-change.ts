import type { FastifyInstance } from 'fastify'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { findAccount, updateAccount } from './accounts-queries.ts'
import { deleteProofsOf } from './proofs-queries.ts'
import { endResetsOf } from './resets-queries.ts'

/**
 * What a new password brings with it, however it came about: all sessions and running resets of the account end, and
 * with them a change of address and an export, which somebody who knew the old one may have asked for. The owner is
 * told by mail. Call it in a transaction.
 */
export function replacePassword(
  { config, db, sessions, outbox }: Pick<FastifyInstance, 'config' | 'db' | 'sessions' | 'outbox'>,
  accountId: number,
  passwordHash: string,
): void {
  updateAccount(db, accountId, { passwordHash })
  sessions.endAll(accountId)
  endResetsOf(db, accountId, new Date())
  for (const purpose of ['new_email', 'export'] as const) deleteProofsOf(db, purpose, accountId)
  const { email } = findAccount(db, accountId)!
  const link = `${config.publicUrl}/resetpassword`
  mailAccount({ db, outbox }, { id: accountId, email }, 'password-changed', { link })
}
