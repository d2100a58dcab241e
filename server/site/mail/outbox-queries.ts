import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, min, ne, sql } from 'drizzle-orm'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { outbox } from '../../../db/schema/index.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** As SQL over `outbox`: a mail that was tried, was not taken, and is tried no more. */
export const GIVEN_UP = 'next_attempt_at IS NULL AND sent_at IS NULL AND attempts > 0'

export const insertMail = (db: Db, row: typeof outbox.$inferInsert) => db.insert(outbox).values(row).run()

/** Characters of text that `requireRoom` asks room for: a mail with both of its bodies, what it tells of, and their indexes. */
const ROOM = 32_000

/**
 * Makes sure that a mail could be stored a moment from now, for what is answered before it is done: writes one and takes it
 * out again in the same transaction. Its pages reach the disk, since `secure_delete` blanks them, and stay free for the mail.
 *
 * @throws Sqlite.SqliteError where the disk is full, as any write does.
 */
export const requireRoom = (db: Db): void =>
  immediate(db, () => {
    const blank = { template: '', recipient: '', subject: '', text: 'x'.repeat(ROOM), html: '' }
    const { lastInsertRowid } = insertMail(db, blank)
    db.delete(outbox)
      .where(eq(outbox.id, Number(lastInsertRowid)))
      .run()
  })

/** Makes mail that went to an address, or is to be answered there, somebody's who has had it. */
export const adoptMailTo = prepared((db) =>
  db.$client.prepare<{ accountId: number; email: string }>(
    `UPDATE outbox SET account_id = :accountId
     WHERE account_id IS NULL AND (recipient = :email OR lower(trim(reply_to)) = :email)`,
  ),
)

/** Those with a secret first: somebody waits for them, and they do not live long, while others can be sent by anybody in any number. */
export const dueMails = (db: Db, now: Date, limit: number): OutboxRow[] =>
  db
    .select()
    .from(outbox)
    .where(and(isNotNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now)))
    .orderBy(isNull(outbox.expiresAt), asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(limit)
    .all()

export const updateMail = (db: Db, id: number, changes: Partial<typeof outbox.$inferInsert>) =>
  db.update(outbox).set(changes).where(eq(outbox.id, id)).run()

/** Without its body a mail can no longer be sent, and holds no secret any more. */
export const BLANK = { text: '', html: '', expiresAt: null, nextAttemptAt: null } as const

/** Takes the bodies out of mails whose secrets have expired. */
export const blankExpired = (db: Db, now: Date) =>
  db
    .update(outbox)
    .set(BLANK)
    .where(and(isNotNull(outbox.expiresAt), lte(outbox.expiresAt, now)))
    .run()

/** Has mail go out that was kept for want of a server, unless it is older than that. */
export const queueKept = (db: Db, since: Date) =>
  db
    .update(outbox)
    .set({ nextAttemptAt: new Date() })
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.nextAttemptAt),
        eq(outbox.attempts, 0),
        ne(outbox.text, ''),
        gt(outbox.createdAt, since),
      ),
    )
    .run()

/** Lets all that is due wait until a moment; it counts as no attempt. */
export const letWait = (db: Db, now: Date, until: Date) =>
  db
    .update(outbox)
    .set({ nextAttemptAt: until })
    .where(and(isNotNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now)))
    .run()

/** Retries mail that was given up and is younger than `since`: all of it, or that of some recipients. Gives how many. */
export const undoGivenUp = (db: Db, recipients: readonly string[] | 'all', since: Date, at: Date): number =>
  db
    .update(outbox)
    .set({ nextAttemptAt: at, attempts: recipients === 'all' ? 0 : outbox.attempts })
    .where(
      and(
        sql.raw(GIVEN_UP),
        ne(outbox.text, ''),
        gt(outbox.createdAt, since),
        recipients === 'all' ? undefined : inArray(outbox.recipient, [...recipients]),
      ),
    )
    .run().changes

/** Has all mail that waits tried at a moment; gives how many. */
export const retryWaiting = (db: Db, at: Date): number =>
  db.update(outbox).set({ nextAttemptAt: at }).where(isNotNull(outbox.nextAttemptAt)).run().changes

/** Has mail tried now that waits for a moment that no wait leads to: the clock ran ahead for a while. */
export const bringBack = (db: Db, now: Date, furthest: Date) =>
  db.update(outbox).set({ nextAttemptAt: now }).where(gt(outbox.nextAttemptAt, furthest)).run()

/** Deletes mail that was put in before a moment, sent or not; gives how many. */
export const deleteBefore = (db: Db, before: Date): number =>
  db.delete(outbox).where(lte(outbox.createdAt, before)).run().changes

/** When something is due, to be sent or to be blanked; null when nothing is. */
export function nextMoment(db: Db): Date | null {
  const due = db
    .select({ at: min(outbox.nextAttemptAt) })
    .from(outbox)
    .where(isNotNull(outbox.nextAttemptAt))
    .get()?.at
  const expiry = db
    .select({ at: min(outbox.expiresAt) })
    .from(outbox)
    .where(isNotNull(outbox.expiresAt))
    .get()?.at
  const moments = [due, expiry].flatMap((at) => (at ? [at.getTime()] : []))
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

const counts = prepared((db) =>
  db
    .select({
      waiting: sql<number>`count(*) FILTER (WHERE next_attempt_at IS NOT NULL)`,
      failed: sql<number>`count(*) FILTER (WHERE ${sql.raw(GIVEN_UP)})`,
    })
    .from(outbox)
    .prepare(),
)

/** How many mails are still to be sent, and how many were given up. */
export const outboxCounts = (db: Db): { waiting: number; failed: number } => counts(db).get()!
