import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, contactMessages } from '../../../db/schema/index.ts'
import { names, statement } from '../../../db/statement.ts'

const { placeholder } = sql

export const contactMessageByClientId = prepared((db) =>
  db
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, placeholder('email')),
        eq(contactMessages.clientId, placeholder('clientId')),
      ),
    )
    .prepare(),
)

export const insertContactMessage = (db: Db, row: typeof contactMessages.$inferInsert) =>
  db.insert(contactMessages).values(row).returning().get()

export const contactMessageBefore = prepared((db) =>
  db
    .select({ createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .orderBy(desc(contactMessages.id))
    .limit(1)
    .offset(placeholder('newer'))
    .prepare(),
)

/** Links messages sent after the old address was verified (`since`, ms) to the account; merges duplicates by client id. */
export const readdressContactMessages = prepared((db) =>
  statement<{ accountId: number; from: string; to: string; since: number }>(db).change(
    sql`UPDATE OR REPLACE ${contactMessages} SET ${names(contactMessages.email)} = ${placeholder('to')},
        ${names(contactMessages.accountId)} = coalesce(${contactMessages.accountId},
          iif(${contactMessages.createdAt} >= ${placeholder('since')}, ${placeholder('accountId')}, NULL))
      WHERE lower(trim(${contactMessages.email})) = ${placeholder('from')}`,
  ),
)

const byEmail = prepared((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, sql`lower(trim(${placeholder('email')}))`))
    .prepare(),
)

export const accountOfEmail = (db: Db, email: string): number | undefined => byEmail(db).get({ email })?.id
