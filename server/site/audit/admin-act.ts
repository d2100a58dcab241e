import type { FastifyInstance } from 'fastify'
import { immediate } from '../../../db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { adminIds, moderatorIds } from '../../platform/sessions/admins-queries.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'

export type AdminSite = Pick<FastifyInstance, 'config' | 'db' | 'outbox' | 'sessions'>

/**
 * Runs `work` in a transaction as an admin. The role is checked inside it, so that two admins cannot remove each other at the same time.
 * @throws AppError 404 not an admin; of `work`
 */
export function actAsAdmin<T>(
  site: Pick<AdminSite, 'config' | 'db'>,
  admin: Pick<ViewerView, 'id'>,
  work: () => T,
): T {
  return actAs(site, adminIds, admin, work)
}

export function actAsModerator<T>(
  site: Pick<AdminSite, 'config' | 'db'>,
  moderator: Pick<ViewerView, 'id'>,
  work: () => T,
): T {
  return actAs(site, moderatorIds, moderator, work)
}

function actAs<T>(
  site: Pick<AdminSite, 'config' | 'db'>,
  whoMay: typeof adminIds,
  viewer: Pick<ViewerView, 'id'>,
  work: () => T,
): T {
  return immediate(site.db, () => {
    if (!whoMay(site).includes(viewer.id)) throw notFound()
    return work()
  })
}
