import { and, asc, desc, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm'
import { excluded } from '../../../db/is.ts'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { postponedItems } from '../../../db/schema/index.ts'
import { othersItem } from '../../market/wants/wants-service.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { DECK } from '../limits.ts'

const { placeholder } = sql
const isMine = eq(postponedItems.accountId, placeholder('me'))

const standing = prepared((db) =>
  db
    .select({ itemId: postponedItems.itemId })
    .from(postponedItems)
    .where(and(isMine, gt(postponedItems.createdAt, placeholder('since'))))
    .prepare(),
)

const put = prepared((db) =>
  db
    .insert(postponedItems)
    .values({
      accountId: placeholder('me'),
      itemId: placeholder('itemId'),
      createdAt: sql`${placeholder('now')}`,
    })
    .onConflictDoUpdate({
      target: [postponedItems.accountId, postponedItems.itemId],
      set: { createdAt: excluded(postponedItems.createdAt) },
    })
    .prepare(),
)

const forget = prepared((db) => {
  const newest = db
    .select({ itemId: postponedItems.itemId })
    .from(postponedItems)
    .where(isMine)
    .orderBy(desc(postponedItems.createdAt), asc(postponedItems.itemId))
    .limit(DECK.postponed)
  const isPast = lte(postponedItems.createdAt, placeholder('since'))
  return db
    .delete(postponedItems)
    .where(and(isMine, or(isPast, notInArray(postponedItems.itemId, newest))))
    .prepare()
})

export const postponedBy = (db: Db, me: number): number[] =>
  standing(db)
    .all({ me, since: Date.now() - DECK.postponedFor })
    .map(({ itemId }) => itemId)

/** Hides an item from the deck for DECK.postponedFor; at most DECK.postponed per user. @throws AppError 404 no access; 422 own item; 401 suspended */
export function postpone(db: Db, me: number, itemId: number): void {
  immediate(db, () => {
    checkActive(db, me)
    othersItem(db, me, itemId)
    const now = Date.now()
    put(db).run({ me, itemId, now })
    forget(db).run({ me, since: now - DECK.postponedFor })
  })
}
