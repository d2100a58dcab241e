import { desc, type SQL, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { outbox } from '../../../db/schema/index.ts'
import type { MAIL_FILTERS } from './admin-outbox-shared.ts'

const FILTERS: Record<(typeof MAIL_FILTERS)[number], SQL> = {
  all: sql`1`,
  // Includes mail that is still retried.
  failed: sql`${outbox.sentAt} IS NULL AND ${outbox.lastError} <> ''`,
}

const page = (filter: SQL) =>
  prepared((db) =>
    db
      .select()
      .from(outbox)
      .where(sql`${outbox.id} < ${sql.placeholder('before')} AND ${filter}`)
      .orderBy(desc(outbox.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  )

export const mailPages = { all: page(FILTERS.all), failed: page(FILTERS.failed) }

export const failedCount = prepared((db) =>
  db.select({ total: sql<number>`count(*)` }).from(outbox).where(FILTERS.failed).prepare(),
)

export const mailById = prepared((db) =>
  db
    .select()
    .from(outbox)
    .where(sql`${outbox.id} = ${sql.placeholder('id')}`)
    .prepare(),
)
