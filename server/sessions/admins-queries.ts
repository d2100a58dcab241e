import type { FastifyInstance } from 'fastify'
import { prepared } from '../../db/open.ts'

/** Whether an account is an admin's, by the rule of Sessions.find, for SQL. `:emails` is ADMIN_EMAILS as a JSON list. */
export const IS_ADMIN = `(accounts.is_admin = 1 OR (accounts.email_proved_at IS NOT NULL
  AND accounts.email IN (SELECT value FROM json_each(:emails))))`

const activeAdmins = prepared((db) =>
  db.$client
    .prepare<{ emails: string }, number>(`SELECT id FROM accounts WHERE suspended_at IS NULL AND ${IS_ADMIN}`)
    .pluck(),
)

/** Ids of all who are admins at this moment. */
export const adminIds = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>): number[] =>
  activeAdmins(db).all({ emails: JSON.stringify(config.adminEmails) })
