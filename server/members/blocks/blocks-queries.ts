import { and, eq, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { blocks } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const blocksBetween = prepared((db) =>
  db
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, placeholder('me')), eq(blocks.blockedId, placeholder('other'))),
        and(eq(blocks.blockerId, placeholder('other')), eq(blocks.blockedId, placeholder('me'))),
      ),
    )
    .prepare(),
)

const haveMetRows = prepared((db) =>
  db.$client
    .prepare<{ me: number; other: number }, number>(
      `SELECT 1 FROM conversations WHERE low_account_id = min(:me, :other) AND high_account_id = max(:me, :other)
       UNION ALL SELECT 1 FROM swap_parties AS mine JOIN swap_parties AS theirs ON theirs.swap_id = mine.swap_id
         WHERE mine.account_id = :me AND theirs.account_id = :other LIMIT 1`,
    )
    .pluck(),
)

/** True if two users share a conversation or a swap, even a past one. */
export const haveMet = (db: Db, me: number, other: number): boolean =>
  haveMetRows(db).get({ me, other }) !== undefined

export const insertBlock = prepared((db) =>
  db
    .insert(blocks)
    .values({ blockerId: placeholder('me'), blockedId: placeholder('other') })
    .onConflictDoNothing()
    .prepare(),
)

export const deleteBlock = prepared((db) =>
  db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, placeholder('me')), eq(blocks.blockedId, placeholder('other'))))
    .prepare(),
)

interface BlockedRow {
  id: number
  name: string
  hash: string | null
  widths: string
  createdAt: number
}

export const blockedPageOf = prepared((db) =>
  db.$client.prepare<{ me: number; limit: number; offset: number }, BlockedRow>(
    `SELECT accounts.id, accounts.name, images.hash, images.widths, blocks.created_at AS createdAt
     FROM blocks JOIN accounts ON accounts.id = blocked_id LEFT JOIN images ON images.id = accounts.avatar_image_id
     WHERE blocker_id = :me ORDER BY blocks.created_at DESC, accounts.id DESC LIMIT :limit OFFSET :offset`,
  ),
)

export const blockedCountOf = prepared((db) =>
  db.$client.prepare<{ me: number }, { total: number }>(
    'SELECT count(*) AS total FROM blocks WHERE blocker_id = :me',
  ),
)
