import { sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { HOLDERS_SHOWN } from '../limits.ts'
import { DAY } from '../time-shared.ts'

const { placeholder } = sql

const held = prepared((db) =>
  db
    .select({
      bytes: sql<number>`(SELECT total(size) FROM images WHERE holder_id = ${placeholder('accountId')})
        + (SELECT total(size) FROM attachments WHERE holder_id = ${placeholder('accountId')})`,
    })
    .from(sql`(SELECT 1)`)
    .prepare(),
)

export const heldBytes = (db: Db, accountId: number): number => held(db).get({ accountId })!.bytes

const fresh = prepared((db) =>
  db
    .select({
      bytes: sql<number>`(SELECT total(size) FROM images WHERE holder_id IS NOT NULL AND created_at BETWEEN ${placeholder('since')} AND ${placeholder('until')})
        + (SELECT total(size) FROM attachments WHERE stored_at BETWEEN ${placeholder('since')} AND ${placeholder('until')})`,
    })
    .from(sql`(SELECT 1)`)
    .prepare(),
)

/** Bytes stored by all users in the last 24 hours. Files dated more than a day in the future, by a wrong clock, do not count. */
export function newBytes(db: Db): number {
  const now = Date.now()
  return fresh(db).get({ since: now - DAY, until: now + DAY })!.bytes
}

export const largestHolders = prepared((db) =>
  db.$client.prepare<[], { id: number; name: string; bytes: number }>(
    `SELECT accounts.id, accounts.name, total(size) AS bytes FROM (
       SELECT holder_id, size FROM images WHERE holder_id IS NOT NULL
       UNION ALL SELECT holder_id, size FROM attachments WHERE holder_id IS NOT NULL
     ) JOIN accounts ON accounts.id = holder_id GROUP BY accounts.id ORDER BY bytes DESC LIMIT ${HOLDERS_SHOWN}`,
  ),
)
