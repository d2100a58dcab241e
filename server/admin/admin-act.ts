import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../db/open.ts'
import type { ViewerView } from '../accounts/accounts-schema.ts'
import { activeAdmins } from '../accounts/admins-queries.ts'
import { notFound } from '../errors.ts'

export type AdminSite = Pick<FastifyInstance, 'config' | 'db' | 'outbox' | 'sessions'>

/** Ids of all who are admins at this moment. */
export const adminIds = ({ config, db }: { config: AdminSite['config']; db: Db }): number[] =>
  activeAdmins(db).all({ emails: JSON.stringify(config.adminEmails) })

/**
 * Does what an admin asks for in one transaction, in which they are an admin still: of two who remove each other at
 * once, the second is none any more.
 *
 * @throws AppError 404 for one who is not, and what `work` throws.
 */
export function actAsAdmin<T>(
  site: Pick<AdminSite, 'config' | 'db'>,
  admin: Pick<ViewerView, 'id'>,
  work: () => T,
): T {
  return immediate(site.db, () => {
    if (!adminIds(site).includes(admin.id)) throw notFound()
    return work()
  })
}
