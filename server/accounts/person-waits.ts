import type { FastifyInstance } from 'fastify'
import { notify } from '../notifications/notifications-service.ts'
import { moderatorIds } from '../sessions/admins-queries.ts'

/** Tells those who let people in that somebody waits. Call it in the transaction of the sign-up. */
export function tellWhoLetsIn(site: Pick<FastifyInstance, 'config' | 'db'>, id: number): void {
  for (const to of moderatorIds(site))
    notify(site.db, 'admin_person_waits', {
      to,
      values: { who: { person: id } },
      url: `/admin/people/${id}`,
    })
}
