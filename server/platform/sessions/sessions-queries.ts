import { and, asc, count, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { is } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, images, sessions } from '../../../db/schema/index.ts'
import { DAY } from '../time-shared.ts'

const { placeholder } = sql

const insert = prepared((db) =>
  db
    .insert(sessions)
    .values({
      idHash: placeholder('idHash'),
      accountId: placeholder('accountId'),
      device: placeholder('device'),
      expiresAt: placeholder('expiresAt'),
    })
    .prepare(),
)

export const insertSession = (
  db: Db,
  row: Pick<typeof sessions.$inferInsert, 'idHash' | 'accountId' | 'device' | 'expiresAt'>,
) => insert(db).run(row)

const find = prepared((db) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      language: accounts.language,
      role: accounts.role,
      isDemo: accounts.isDemo,
      pendingSince: accounts.pendingSince,
      emailProvedAt: accounts.emailProvedAt,
      mailProvedAt: accounts.mailProvedAt,
      seenAt: accounts.seenAt,
      avatar: { hash: images.hash, widths: images.widths },
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(images, eq(images.id, accounts.avatarImageId))
    .where(
      and(
        is(sessions.idHash, 'idHash'),
        is(sessions.accountId, 'accountId'),
        gt(sessions.expiresAt, placeholder('now')),
        isNull(accounts.suspendedAt),
      ),
    )
    .prepare(),
)

export const findSession = (db: Db, idHash: string, accountId: number) =>
  find(db).get({ idHash, accountId, now: Date.now() })

const markSeen = prepared((db) =>
  db
    .update(accounts)
    .set({ seenAt: sql`${placeholder('now')}`, updatedAt: sql`${accounts.updatedAt}` })
    .where(eq(accounts.id, placeholder('id')))
    .prepare(),
)

/** Updates the last-seen time, at most once a day. */
export function noteSeen(db: Db, id: number, before: Date | null, now = Date.now()): void {
  if (before !== null && now - before.getTime() < DAY) return
  try {
    markSeen(db).run({ id, now })
  } catch {
    // If the disk is full, the time is not updated, because reading must still work.
  }
}

export const deleteSession = (db: Db, idHash: string) =>
  db.delete(sessions).where(eq(sessions.idHash, idHash)).run()

export const deleteSessionsOf = (db: Db, accountId: number) =>
  db.delete(sessions).where(eq(sessions.accountId, accountId)).run()

/** Deletes an account's sessions except `kept` and returns their ids. */
export const deleteOtherSessions = (db: Db, accountId: number, kept: string | null): string[] =>
  db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.idHash, kept ?? '')))
    .returning({ id: sessions.idHash })
    .all()
    .map(({ id }) => id)

export const deleteExpiredSessions = (db: Db) =>
  db.delete(sessions).where(lte(sessions.expiresAt, new Date())).run().changes

const isOpenOf = and(
  eq(sessions.accountId, placeholder('accountId')),
  gt(sessions.expiresAt, placeholder('now')),
)

export const sessionsPageOf = prepared((db) =>
  db
    .select({ id: sessions.idHash, device: sessions.device, createdAt: sessions.createdAt })
    .from(sessions)
    .where(isOpenOf)
    .orderBy(desc(sessions.createdAt), asc(sessions.idHash))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)

export const sessionsCountOf = prepared((db) =>
  db.select({ total: count() }).from(sessions).where(isOpenOf).prepare(),
)

export const isSessionOf = prepared((db) =>
  db
    .select({ id: sessions.idHash })
    .from(sessions)
    .where(and(eq(sessions.idHash, placeholder('id')), eq(sessions.accountId, placeholder('accountId'))))
    .prepare(),
)
