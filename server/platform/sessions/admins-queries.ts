import type { FastifyInstance } from 'fastify'
import { prepared } from '../../../db/open.ts'

/** Whether an account is an admin's, by the rule of Sessions.find, for SQL. `:emails` is ADMIN_EMAILS as a JSON list. */
export const IS_ADMIN = `(accounts.role = 'admin' OR (accounts.email_proved_at IS NOT NULL
  AND accounts.email IN (SELECT value FROM json_each(:emails))))`

const activeAdmins = prepared((db) =>
  db.$client
    .prepare<{ emails: string }, number>(`SELECT id FROM accounts WHERE suspended_at IS NULL AND ${IS_ADMIN}`)
    .pluck(),
)

/** Ids of all who are admins at this moment. */
export const adminIds = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>): number[] =>
  activeAdmins(db).all({ emails: JSON.stringify(config.adminEmails) })

const anAdmin = prepared((db) =>
  db.$client
    .prepare<{ id: number; emails: string }, number>(`SELECT 1 FROM accounts WHERE id = :id AND ${IS_ADMIN}`)
    .pluck(),
)

/** Whether somebody is the only admin at this moment: a site never loses its last one. */
export function isLastAdmin(site: Pick<FastifyInstance, 'config' | 'db'>, id: number): boolean {
  const ids = adminIds(site)
  return ids.length === 1 && ids[0] === id
}

/** Whether somebody is an admin, or is one again once their suspension is lifted. */
export const isAdmin = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>, id: number): boolean =>
  anAdmin(db).get({ id, emails: JSON.stringify(config.adminEmails) }) !== undefined

const activeModerators = prepared((db) =>
  db.$client
    .prepare<{ emails: string }, number>(
      `SELECT id FROM accounts WHERE suspended_at IS NULL AND (accounts.role = 'moderator' OR ${IS_ADMIN})`,
    )
    .pluck(),
)

/** Ids of all who may do what moderators do at this moment, admins among them. */
export const moderatorIds = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>): number[] =>
  activeModerators(db).all({ emails: JSON.stringify(config.adminEmails) })
