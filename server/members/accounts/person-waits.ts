import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isOneOf } from '../../../db/is.ts'
import { prepared } from '../../../db/open.ts'
import { notifications } from '../../../db/schema/index.ts'
import { moderatorIds } from '../../platform/sessions/admins-queries.ts'
import { notify } from '../../site/notifications/notifications-service.ts'

/** Notifies moderators of a waiting account. Call it in the transaction of the sign-up. */
export function tellWhoLetsIn(site: Pick<FastifyInstance, 'config' | 'db'>, id: number): void {
  for (const to of moderatorIds(site))
    notify(site.db, 'admin_person_waits', {
      to,
      values: { who: { person: id } },
      url: `/admin/people/${id}`,
    })
}

const deleteNotices = prepared((db) =>
  db
    .delete(notifications)
    .where(
      sql`${isOneOf(notifications.accountId, 'to')} AND ${notifications.kind} = 'admin_person_waits'
        AND ${notifications.details} ->> '$.values.who.person' = ${sql.placeholder('id')}`,
    )
    .prepare(),
)

/** Deletes these notifications after a rejection or deletion, because they would lead to a missing page. */
export function forgetThatOneWaits(site: Pick<FastifyInstance, 'config' | 'db'>, id: number): void {
  deleteNotices(site.db).run({ id, to: JSON.stringify(moderatorIds(site)) })
}
