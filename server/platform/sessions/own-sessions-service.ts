import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import { notFound } from '../errors.ts'
import { PAGE_SIZE } from '../limits.ts'
import { type Pagination, paginate } from '../schemas/pagination-shared.ts'
import type { SessionView } from './own-sessions-shared.ts'
import { isSessionOf, sessionsCountOf, sessionsPageOf } from './sessions-queries.ts'
import type { Session } from './sessions-service.ts'

export function ownSessions(
  db: Db,
  { id: current, viewer }: Session,
  page: number,
): { sessions: SessionView[]; pagination: Pagination } {
  const asked = { accountId: viewer.id, now: Date.now() }
  const limit = PAGE_SIZE.sessions
  const rows = sessionsPageOf(db).all({ ...asked, limit, offset: (page - 1) * limit })
  return {
    sessions: rows.map(({ id, device, createdAt }) => {
      const [browser = '', system = ''] = device.split('/')
      return { id, browser, system, created_at: createdAt.toISOString(), is_this: id === current }
    }),
    pagination: paginate(page, limit, sessionsCountOf(db).get(asked)!.total),
  }
}

/** @throws AppError 404 no own session with this id */
export function endOwnSession(
  { db, sessions }: Pick<FastifyInstance, 'db' | 'sessions'>,
  accountId: number,
  id: string,
): void {
  if (!isSessionOf(db).get({ accountId, id })) throw notFound(m.people_no_such_session())
  sessions.end({ id, viewer: { id: accountId } })
}
