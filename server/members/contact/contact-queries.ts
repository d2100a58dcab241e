import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { contactMessages } from '../../../db/schema/content.ts'

export const contactMessageByClientId = prepared((db) =>
  db
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, sql.placeholder('email')),
        eq(contactMessages.clientId, sql.placeholder('clientId')),
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
    .offset(sql.placeholder('newer'))
    .prepare(),
)

/** Links messages sent after the old address was verified (`since`, ms) to the account; merges duplicates by client id. */
export const readdressContactMessages = prepared((db) =>
  db.$client.prepare<{ accountId: number; from: string; to: string; since: number }>(
    `UPDATE OR REPLACE contact_messages
     SET email = :to, account_id = coalesce(account_id, iif(created_at >= :since, :accountId, NULL))
     WHERE lower(trim(email)) = :from`,
  ),
)

export const accountOfEmail = prepared((db) =>
  db.$client.prepare<[email: string], number>('SELECT id FROM accounts WHERE email = lower(trim(?))').pluck(),
)
