import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { contactMessages } from '../../db/schema/content.ts'

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
