import { and, between, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, attachments, images } from '../../../db/schema/index.ts'
import { statement } from '../../../db/statement.ts'
import { HOLDERS_SHOWN } from '../limits.ts'
import { DAY } from '../time-shared.ts'

const { placeholder } = sql

const totalOf = (db: Db, table: typeof images | typeof attachments, where: SQL | undefined) =>
  sql<number>`${db
    .select({ bytes: sql`total(${table.size})` })
    .from(table)
    .where(where)}`

const held = prepared((db) => {
  const heldIn = (table: typeof images | typeof attachments) =>
    totalOf(db, table, eq(table.holderId, placeholder('accountId')))
  return statement<{ accountId: number }>(db).rows(
    { images: heldIn(images), attachments: heldIn(attachments) },
    (columns) => sql`SELECT ${columns}`,
  )
})

export function heldBytes(db: Db, accountId: number): number {
  const bytes = held(db).get({ accountId })!
  return bytes.images + bytes.attachments
}

const fresh = prepared((db) => {
  const [since, until] = [placeholder('since'), placeholder('until')]
  return statement<{ since: number; until: number }>(db).rows(
    {
      images: totalOf(db, images, and(isNotNull(images.holderId), between(images.createdAt, since, until))),
      attachments: totalOf(db, attachments, between(attachments.storedAt, since, until)),
    },
    (columns) => sql`SELECT ${columns}`,
  )
})

/** Bytes stored by all users in the last 24 hours. Files that a wrong clock dated more than a day into the future do not count. */
export function newBytes(db: Db): number {
  const now = Date.now()
  const bytes = fresh(db).get({ since: now - DAY, until: now + DAY })!
  return bytes.images + bytes.attachments
}

export const largestHolders = prepared((db) => {
  const files = db
    .select({ holderId: images.holderId, size: images.size })
    .from(images)
    .where(isNotNull(images.holderId))
    .unionAll(
      db
        .select({ holderId: attachments.holderId, size: attachments.size })
        .from(attachments)
        .where(isNotNull(attachments.holderId)),
    )
    .as('files')
  const bytes = sql<number>`total(${files.size})`
  return db
    .select({ id: accounts.id, name: accounts.name, bytes })
    .from(files)
    .innerJoin(accounts, eq(accounts.id, files.holderId))
    .groupBy(accounts.id)
    .orderBy(desc(bytes))
    .limit(HOLDERS_SHOWN)
    .prepare()
})
