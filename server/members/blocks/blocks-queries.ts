import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, blocks, conversations, images, swapParties } from '../../../db/schema/index.ts'

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

const mine = alias(swapParties, 'mine')
const theirs = alias(swapParties, 'theirs')

const haveMetRows = prepared((db) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      sql`${conversations.lowAccountId} = min(${placeholder('me')}, ${placeholder('other')})
        AND ${conversations.highAccountId} = max(${placeholder('me')}, ${placeholder('other')})`,
    )
    .unionAll(
      db
        .select({ id: mine.swapId })
        .from(mine)
        .innerJoin(theirs, eq(theirs.swapId, mine.swapId))
        .where(and(eq(mine.accountId, placeholder('me')), eq(theirs.accountId, placeholder('other')))),
    )
    .limit(1)
    .prepare(),
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

export const blockedPageOf = prepared((db) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      hash: images.hash,
      widths: images.widths,
      createdAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .leftJoin(images, eq(images.id, accounts.avatarImageId))
    .where(eq(blocks.blockerId, placeholder('me')))
    .orderBy(desc(blocks.createdAt), desc(accounts.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)

export const blockedCountOf = prepared((db) =>
  db
    .select({ total: count() })
    .from(blocks)
    .where(eq(blocks.blockerId, placeholder('me')))
    .prepare(),
)
