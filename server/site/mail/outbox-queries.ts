import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, min, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { outbox } from '../../../db/schema/index.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** Failed permanently. */
export const GIVEN_UP: SQL = sql`(${outbox.nextAttemptAt} IS NULL AND ${outbox.sentAt} IS NULL AND ${outbox.attempts} > 0)`

export const insertMail = (db: Db, row: typeof outbox.$inferInsert) => db.insert(outbox).values(row).run()

/** Characters reserved by `requireRoom`: a mail with both bodies and indexes. */
const ROOM = 32_000

/**
 * Checks that a mail can be stored, for calls that respond before they store the mail: inserts and deletes one in a transaction. Because
 * of `secure_delete` its pages are written and then free.
 * @throws Sqlite.SqliteError if the disk is full.
 */
export const requireRoom = (db: Db): void =>
  immediate(db, () => {
    const blank = { template: '', recipient: '', subject: '', text: 'x'.repeat(ROOM), html: '' }
    const { lastInsertRowid } = insertMail(db, blank)
    db.delete(outbox)
      .where(eq(outbox.id, Number(lastInsertRowid)))
      .run()
  })

/** Links mail to or from an address to the account that verified it. */
export const adoptMailTo = prepared((db) =>
  db
    .update(outbox)
    .set({ accountId: sql`${sql.placeholder('accountId')}` })
    .where(
      and(
        isNull(outbox.accountId),
        or(
          eq(outbox.recipient, sql.placeholder('email')),
          sql`lower(trim(${outbox.replyTo})) = ${sql.placeholder('email')}`,
        ),
      ),
    )
    .prepare(),
)

/** Secret mails first: users wait for them and they expire soon. */
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

/** Columns of a blanked mail, whose content is removed and which cannot be sent anymore. */
export const BLANK = { text: '', html: '', expiresAt: null, nextAttemptAt: null } as const

/** Blanks mails with expired secrets. */
export const blankExpired = (db: Db, now: Date) =>
  db
    .update(outbox)
    .set(BLANK)
    .where(and(isNotNull(outbox.expiresAt), lte(outbox.expiresAt, now)))
    .run()

/** Queues mail that waited for a server, if recent. */
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

/** Defers due mail, without counting an attempt. */
export const letWait = (db: Db, now: Date, until: Date) =>
  db
    .update(outbox)
    .set({ nextAttemptAt: until })
    .where(and(isNotNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now)))
    .run()

/** Retries failed mail since `since`: all, or of some recipients. Returns the number. */
export const undoGivenUp = (db: Db, recipients: readonly string[] | 'all', since: Date, at: Date): number =>
  db
    .update(outbox)
    .set({ nextAttemptAt: at, attempts: recipients === 'all' ? 0 : outbox.attempts })
    .where(
      and(
        GIVEN_UP,
        ne(outbox.text, ''),
        gt(outbox.createdAt, since),
        recipients === 'all' ? undefined : inArray(outbox.recipient, [...recipients]),
      ),
    )
    .run().changes

export const retryWaiting = (db: Db, at: Date): number =>
  db.update(outbox).set({ nextAttemptAt: at }).where(isNotNull(outbox.nextAttemptAt)).run().changes

/** Reschedules mail with an impossibly late time, set while the clock ran ahead. */
export const bringBack = (db: Db, now: Date, furthest: Date) =>
  db.update(outbox).set({ nextAttemptAt: now }).where(gt(outbox.nextAttemptAt, furthest)).run()

export const deleteBefore = (db: Db, before: Date): number =>
  db.delete(outbox).where(lte(outbox.createdAt, before)).run().changes

/** Next time at which a mail must be sent or blanked; null for none. */
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
      waiting: sql<number>`count(*) FILTER (WHERE ${outbox.nextAttemptAt} IS NOT NULL)`,
      failed: sql<number>`count(*) FILTER (WHERE ${GIVEN_UP})`,
    })
    .from(outbox)
    .prepare(),
)

export const outboxCounts = (db: Db): { waiting: number; failed: number } => counts(db).get()!
