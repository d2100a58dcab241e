import { and, eq, or, sql } from 'drizzle-orm'
import { prepared } from '../../db/open.ts'
import { blocks } from '../../db/schema/index.ts'

const { placeholder } = sql

/** Blocks between two people, whoever made them. */
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
