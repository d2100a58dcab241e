import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isOneOf } from '../../../db/is.ts'
import { prepared } from '../../../db/open.ts'
import { accounts } from '../../../db/schema/index.ts'

/** The admin rule of Sessions.find. The parameter `emails` is ADMIN_EMAILS as JSON. */
export const IS_ADMIN: SQL = sql`(${accounts.role} = 'admin' OR (${accounts.emailProvedAt} IS NOT NULL
  AND ${isOneOf(accounts.email, 'emails')}))`

const activeAdmins = prepared((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.suspendedAt), IS_ADMIN))
    .prepare(),
)

export const adminIds = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>): number[] =>
  activeAdmins(db)
    .all({ emails: JSON.stringify(config.adminEmails) })
    .map(({ id }) => id)

const anAdmin = prepared((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, sql.placeholder('id')), IS_ADMIN))
    .prepare(),
)

export function isLastAdmin(site: Pick<FastifyInstance, 'config' | 'db'>, id: number): boolean {
  const ids = adminIds(site)
  return ids.length === 1 && ids[0] === id
}

/** Includes suspended admins. */
export const isAdmin = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>, id: number): boolean =>
  anAdmin(db).get({ id, emails: JSON.stringify(config.adminEmails) }) !== undefined

const activeModerators = prepared((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.suspendedAt), or(eq(accounts.role, 'moderator'), IS_ADMIN)))
    .prepare(),
)

export const moderatorIds = ({ config, db }: Pick<FastifyInstance, 'config' | 'db'>): number[] =>
  activeModerators(db)
    .all({ emails: JSON.stringify(config.adminEmails) })
    .map(({ id }) => id)
