import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Db, prepared } from '../../../db/open.ts'
import { RATE } from '../../platform/limits.ts'

type Limit = (request: FastifyRequest) => Promise<void>

const limits = prepared((_db: Db): { limit?: Limit } => ({}))

/** Shared rate limit of requests and gift requests. */
export function limitExchangeRequests(app: Pick<FastifyInstance, 'db' | 'limitByViewer'>): Limit {
  const known = limits(app.db)
  known.limit ??= app.limitByViewer(RATE.exchangeRequests)
  return known.limit
}
