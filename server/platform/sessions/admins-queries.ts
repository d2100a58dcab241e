import type { FastifyInstance } from 'fastify'
import { prepared } from '../../../db/open.ts'

/** SQL for the admin rule of Sessions.find. `:emails` is ADMIN_EMAILS as JSON. */
export const IS_ADMIN = `(accounts.role = 'admin' OR (accounts.email_proved_at IS NOT NULL
  AND accounts.email IN (SELECT value FROM json_each(:emails))))`

const activeAdmins = prepared((db) =>
  db.$client
    .prepare<{ emails: string }, number>(`SELECT id FROM accounts WHERE suspended_at IS NULL AND ${IS_ADMIN}`)
    .pluck(),
)

export const adminIds = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>): number[] =>
  activeAdmins(db).all({ emails: JSON.stringify(config.adminEmails) })

const anAdmin = prepared((db) =>
  db.$client
    .prepare<{ id: number; emails: string }, number>(`SELECT 1 FROM accounts WHERE id = :id AND ${IS_ADMIN}`)
    .pluck(),
)

export function isLastAdmin(site: Pick<FastifyInstance, 'config' | 'db'>, id: number): boolean {
  const ids = adminIds(site)
  return ids.length === 1 && ids[0] === id
}

/** Includes suspended admins. */
export const isAdmin = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>, id: number): boolean =>
  anAdmin(db).get({ id, emails: JSON.stringify(config.adminEmails) }) !== undefined

const activeModerators = prepared((db) =>
  db.$client
    .prepare<{ emails: string }, number>(
      `SELECT id FROM accounts WHERE suspended_at IS NULL AND (accounts.role = 'moderator' OR ${IS_ADMIN})`,
    )
    .pluck(),
)

export const moderatorIds = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>): number[] =>
  activeModerators(db).all({ emails: JSON.stringify(config.adminEmails) })
