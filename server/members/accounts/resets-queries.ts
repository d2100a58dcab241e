import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { accounts, resetCodes, resetFailures } from '../../../db/schema/index.ts'
import { RESET_TRIES } from '../limits.ts'

export const insertReset = (db: Db, row: typeof resetCodes.$inferInsert) =>
  db.insert(resetCodes).values(row).run()

/**
 * Counts an attempt and returns the hash of the newest code in one statement, so that parallel attempts cannot exceed the limit. Newest by
 * id, because clocks can be set back. Undefined without a valid code.
 */
export function takeTry(db: Db, accountId: number, now: Date) {
  const newest = db
    .select({ id: resetCodes.id })
    .from(resetCodes)
    .where(eq(resetCodes.accountId, accountId))
    .orderBy(desc(resetCodes.id))
    .limit(1)
  return db
    .update(resetCodes)
    .set({ tries: sql`${resetCodes.tries} + 1` })
    .where(
      and(
        eq(resetCodes.id, sql`(${newest})`),
        lt(resetCodes.tries, RESET_TRIES.perCode),
        gt(resetCodes.codeExpiresAt, now),
        isNull(resetCodes.tokenHash),
        isNull(resetCodes.usedAt),
      ),
    )
    .returning({ id: resetCodes.id, codeHash: resetCodes.codeHash })
    .get()
}

/** Stores the token for a correct code, which is then used. */
export const giveToken = (db: Db, id: number, tokenHash: string, tokenExpiresAt: Date) =>
  db.update(resetCodes).set({ tokenHash, tokenExpiresAt }).where(eq(resetCodes.id, id)).run()

export const insertFailure = (db: Db, accountId: number | null, network: string) =>
  db.insert(resetFailures).values({ accountId, network }).run()

export function countFailures(
  db: Db,
  since: Date,
  whose: { accountId: number } | { network: string },
): number {
  const which =
    'network' in whose
      ? and(eq(resetFailures.network, whose.network), isNotNull(resetFailures.accountId))
      : eq(resetFailures.accountId, whose.accountId)
  return db
    .select({ count: count() })
    .from(resetFailures)
    .where(and(which, gt(resetFailures.createdAt, since)))
    .get()!.count
}

/** The valid reset of a token or link; `email` must match. */
export const findReset = (db: Db, hash: string, email: string, now: Date) =>
  db
    .select({ id: resetCodes.id, accountId: resetCodes.accountId })
    .from(resetCodes)
    .innerJoin(accounts, eq(accounts.id, resetCodes.accountId))
    .where(
      and(
        eq(accounts.email, email),
        isNull(resetCodes.usedAt),
        or(
          and(eq(resetCodes.tokenHash, hash), gt(resetCodes.tokenExpiresAt, now)),
          and(eq(resetCodes.linkHash, hash), gt(resetCodes.linkExpiresAt, now)),
        ),
      ),
    )
    .get()

/** False if another call has used it. */
export const consumeReset = (db: Db, id: number, now: Date): boolean =>
  db
    .update(resetCodes)
    .set({ usedAt: now })
    .where(and(eq(resetCodes.id, id), isNull(resetCodes.usedAt)))
    .run().changes === 1

/** Invalidates codes and links mailed before a password change. */
export const endResetsOf = (db: Db, accountId: number, now: Date) =>
  db
    .update(resetCodes)
    .set({ usedAt: now })
    .where(and(eq(resetCodes.accountId, accountId), isNull(resetCodes.usedAt)))
    .run()

export const deleteResetsBefore = (db: Db, before: Date): number =>
  db.delete(resetCodes).where(lte(resetCodes.createdAt, before)).run().changes +
  db.delete(resetFailures).where(lte(resetFailures.createdAt, before)).run().changes
