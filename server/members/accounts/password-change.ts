import type { FastifyInstance } from 'fastify'
import { mailAccount } from '../../site/mail/mail-account.ts'
import { findAccount, updateAccount } from './accounts-queries.ts'
import { deleteProofsOf } from './proofs-queries.ts'
import { endResetsOf } from './resets-queries.ts'

/** Ends sessions, resets, a pending email change and an export; sends a notification. Call it in the transaction of a password change. */
export function replacePassword(
  { config, db, sessions, outbox }: Pick<FastifyInstance, 'config' | 'db' | 'sessions' | 'outbox'>,
  accountId: number,
  passwordHash: string,
): void {
  updateAccount(db, accountId, { passwordHash })
  sessions.endAll(accountId)
  endResetsOf(db, accountId, new Date())
  for (const purpose of ['new_email', 'export'] as const) deleteProofsOf(db, purpose, accountId)
  const link = `${config.publicUrl}/resetpassword`
  mailAccount({ db, outbox }, findAccount(db, accountId)!, 'password-changed', () => ({ values: { link } }))
}
