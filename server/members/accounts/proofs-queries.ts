import { and, eq, gt, gte, lte, ne } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { proofs } from '../../../db/schema/index.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'

type Purpose = (typeof proofs.$inferSelect)['purpose']

/** Creates a single-use token, valid for `lifetime` milliseconds. */
export function insertProof(
  db: Db,
  proof: { purpose: Purpose; accountId: number; email: string; keepsEmail?: boolean },
  lifetime: number,
): { token: string; expiresAt: Date } {
  const token = newToken()
  const expiresAt = new Date(Date.now() + lifetime)
  db.insert(proofs)
    .values({ ...proof, tokenHash: hashToken(token), expiresAt })
    .run()
  return { token, expiresAt }
}

/** SQL condition: unused and not expired. */
const stillCounts = (purpose: Purpose, token: string) =>
  and(eq(proofs.tokenHash, hashToken(token)), eq(proofs.purpose, purpose), gt(proofs.expiresAt, new Date()))

/** Uses a token; undefined if used, expired or unknown. */
export const takeProof = (
  db: Db,
  purpose: Purpose,
  token: string,
): { accountId: number; email: string; createdAt: Date } | undefined =>
  db
    .delete(proofs)
    .where(stillCounts(purpose, token))
    .returning({ accountId: proofs.accountId, email: proofs.email, createdAt: proofs.createdAt })
    .get()

/** As `takeProof`, without using it. */
export const findProof = (
  db: Db,
  purpose: Purpose,
  token: string,
): { accountId: number; email: string } | undefined =>
  db
    .select({ accountId: proofs.accountId, email: proofs.email })
    .from(proofs)
    .where(stillCounts(purpose, token))
    .get()

/** True if another account recently had this verified address and may revert to it. */
export const isAddressKept = (db: Db, email: string, accountId: number | null): boolean =>
  db
    .select({ accountId: proofs.accountId })
    .from(proofs)
    .where(
      and(
        eq(proofs.email, email),
        eq(proofs.purpose, 'undo_email'),
        eq(proofs.keepsEmail, true),
        gt(proofs.expiresAt, new Date()),
        ...(accountId === null ? [] : [ne(proofs.accountId, accountId)]),
      ),
    )
    .limit(1)
    .get() !== undefined

const ofAccount = (purpose: Purpose, accountId: number) =>
  and(eq(proofs.accountId, accountId), eq(proofs.purpose, purpose))

/** True if an unused token was mailed after `since`, which must be within its lifetime. */
export const isProofUnderWay = (db: Db, purpose: Purpose, accountId: number, since: Date): boolean =>
  db
    .select({ accountId: proofs.accountId })
    .from(proofs)
    .where(and(ofAccount(purpose, accountId), gt(proofs.createdAt, since)))
    .limit(1)
    .get() !== undefined

export const proofUnderWay = (db: Db, purpose: Purpose, accountId: number): { email: string } | undefined =>
  db
    .select({ email: proofs.email })
    .from(proofs)
    .where(and(ofAccount(purpose, accountId), gt(proofs.expiresAt, new Date())))
    .limit(1)
    .get()

/** Deletes links mailed from a moment on. */
export const deleteProofsSince = (db: Db, purpose: Purpose, accountId: number, since: Date) =>
  db
    .delete(proofs)
    .where(and(ofAccount(purpose, accountId), gte(proofs.createdAt, since)))
    .run()

/** Deletes links mailed to addresses other than `email`. */
export const deleteProofsElsewhere = (db: Db, purpose: Purpose, accountId: number, email: string) =>
  db
    .delete(proofs)
    .where(and(ofAccount(purpose, accountId), ne(proofs.email, email)))
    .run()

export const deleteProofsOf = (db: Db, purpose: Purpose, accountId: number) =>
  db.delete(proofs).where(ofAccount(purpose, accountId)).run()

export const deleteExpiredProofs = (db: Db): number =>
  db.delete(proofs).where(lte(proofs.expiresAt, new Date())).run().changes
