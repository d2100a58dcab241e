import { sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { items } from '../../../db/schema/index.ts'

const { placeholder } = sql

const after = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.ownerId} = ${placeholder('ownerId')} AND ${items.id} > ${placeholder('after')}`)
    .orderBy(items.id)
    .limit(placeholder('limit'))
    .prepare(),
)

export const itemIdsAfter = (db: Db, asked: { ownerId: number; after: number; limit: number }): number[] =>
  after(db)
    .all(asked)
    .map(({ id }) => id)
