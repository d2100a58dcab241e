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

/** When the message came that has so many newer ones; undefined where there are not so many. */
export const contactMessageBefore = prepared((db) =>
  db
    .select({ createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .orderBy(desc(contactMessages.id))
    .limit(1)
    .offset(sql.placeholder('newer'))
    .prepare(),
)

/**
 * What came in under an address of somebody who has another now. It becomes theirs if it came after the address was verified, at
 * `since` (ms): before, anybody may have written it. What was sent under both with one client id is one message.
 */
export const readdressContactMessages = prepared((db) =>
  db.$client.prepare<{ accountId: number; from: string; to: string; since: number }>(
    `UPDATE OR REPLACE contact_messages
     SET email = :to, account_id = coalesce(account_id, iif(created_at >= :since, :accountId, NULL))
     WHERE lower(trim(email)) = :from`,
  ),
)

/** Whose address it is now, as typed into the contact form; undefined for nobody's. */
export const accountOfEmail = prepared((db) =>
  db.$client.prepare<[email: string], number>('SELECT id FROM accounts WHERE email = lower(trim(?))').pluck(),
)
