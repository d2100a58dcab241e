import { and, eq, gt, gte, lte, ne } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { proofs } from '../../../db/schema/index.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'

type Purpose = (typeof proofs.$inferSelect)['purpose']

/** Makes a proof that lives for `lifetime` milliseconds and works once; gives the token for its link. */
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

/** SQL condition: this proof is here, unused, and has not expired. */
const stillCounts = (purpose: Purpose, token: string) =>
  and(eq(proofs.tokenHash, hashToken(token)), eq(proofs.purpose, purpose), gt(proofs.expiresAt, new Date()))

/** Uses a proof up and gives whose it was and which address it proves; undefined where it was used, has expired or never was. */
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

/** Whose a proof is, and which address it proves, without using it up; undefined as for `takeProof`. */
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

/** Whether an address was another account's verified one until a few days ago, so that its owner may have it back. */
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

/** Whether such a proof was mailed to the account after `since` and was not used yet. `since` lies within its lifetime. */
export const isProofUnderWay = (db: Db, purpose: Purpose, accountId: number, since: Date): boolean =>
  db
    .select({ accountId: proofs.accountId })
    .from(proofs)
    .where(and(ofAccount(purpose, accountId), gt(proofs.createdAt, since)))
    .limit(1)
    .get() !== undefined

/** A proof of this purpose that still counts; undefined for none. */
export const proofUnderWay = (db: Db, purpose: Purpose, accountId: number): { email: string } | undefined =>
  db
    .select({ email: proofs.email })
    .from(proofs)
    .where(and(ofAccount(purpose, accountId), gt(proofs.expiresAt, new Date())))
    .limit(1)
    .get()

/** Ends the links of this purpose that were mailed to the account from a moment on. */
export const deleteProofsSince = (db: Db, purpose: Purpose, accountId: number, since: Date) =>
  db
    .delete(proofs)
    .where(and(ofAccount(purpose, accountId), gte(proofs.createdAt, since)))
    .run()

/** Ends the links of this purpose that were mailed to other addresses of the account than `email`. */
export const deleteProofsElsewhere = (db: Db, purpose: Purpose, accountId: number, email: string) =>
  db
    .delete(proofs)
    .where(and(ofAccount(purpose, accountId), ne(proofs.email, email)))
    .run()

/** Ends all links of this purpose that were mailed to the account. */
export const deleteProofsOf = (db: Db, purpose: Purpose, accountId: number) =>
  db.delete(proofs).where(ofAccount(purpose, accountId)).run()

/** Deletes what has expired; gives how many. */
export const deleteExpiredProofs = (db: Db): number =>
  db.delete(proofs).where(lte(proofs.expiresAt, new Date())).run().changes
