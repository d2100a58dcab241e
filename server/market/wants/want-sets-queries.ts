import { and, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, items, swapDayUses, swapLegs, uses, wantSets, wants } from '../../../db/schema/index.ts'
import { usesOf } from '../wishes/used-by.ts'
import { ownerIsHere } from './wants-queries.ts'

const { placeholder } = sql

export type WantSetRow = NonNullable<ReturnType<ReturnType<typeof setById>['get']>>

const columns = {
  id: wantSets.id,
  accountId: wantSets.accountId,
  name: wantSets.name,
  most: wantSets.most,
  used: usesOf('setId', wantSets.id),
  final: usesOf('setId', wantSets.id, sql`= 'final'`),
}

export const setsOf = prepared((db) =>
  db
    .select(columns)
    .from(wantSets)
    .where(eq(wantSets.accountId, placeholder('accountId')))
    .orderBy(wantSets.id)
    .prepare(),
)

const theSet = eq(wantSets.id, placeholder('id'))

export const setById = prepared((db) => db.select(columns).from(wantSets).where(theSet).prepare())

export const setByClientId = prepared((db) =>
  db
    .select({ id: wantSets.id })
    .from(wantSets)
    .where(
      and(eq(wantSets.accountId, placeholder('accountId')), eq(wantSets.clientId, placeholder('clientId'))),
    )
    .prepare(),
)

/** A want of an item that is still available. */
const isCurrent = sql`${wants.answer} = 'yes' AND ${items.status} NOT IN ('traded', 'hidden') AND ${ownerIsHere}`
const isInSet = eq(wants.setId, placeholder('id'))

const currentOfSet = prepared((db) =>
  db
    .select({ itemId: wants.itemId })
    .from(wants)
    .innerJoin(items, eq(items.id, wants.itemId))
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .where(and(isInSet, isCurrent))
    .orderBy(wants.heldAt, wants.itemId)
    .prepare(),
)

export const itemsOfSet = (db: Db, id: number): number[] =>
  currentOfSet(db)
    .all({ id })
    .map(({ itemId }) => itemId)

/** Current wants among the item ids (JSON), with their sets. */
export const currentWants = prepared((db) =>
  db
    .select({ itemId: wants.itemId, setId: wants.setId })
    .from(wants)
    .innerJoin(items, eq(items.id, wants.itemId))
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .where(and(eq(wants.accountId, placeholder('accountId')), isOneOf(wants.itemId, 'ids'), isCurrent))
    .prepare(),
)

export const insertSet = prepared((db) =>
  db
    .insert(wantSets)
    .values({
      accountId: placeholder('accountId'),
      name: placeholder('name'),
      most: placeholder('most'),
      clientId: placeholder('clientId'),
    })
    .returning({ id: wantSets.id })
    .prepare(),
)

export const updateSet = prepared((db) =>
  db
    .update(wantSets)
    .set({ name: sql`${placeholder('name')}`, most: sql`${placeholder('most')}` })
    .where(theSet)
    .prepare(),
)

export const deleteSet = prepared((db) => db.delete(wantSets).where(theSet).prepare())

export const joinSet = prepared((db) =>
  db
    .update(wants)
    .set({ setId: sql`${placeholder('id')}` })
    .where(
      sql`${wants.accountId} = ${placeholder('accountId')} AND ${wants.answer} = 'yes' AND ${isOneOf(wants.itemId, 'ids')}
        AND ${wants.setId} IS NOT ${placeholder('id')}`,
    )
    .prepare(),
)

const isInSetOnly = sql`${isInSet} AND NOT ${isOneOf(wants.itemId, 'ids')}`

export const leaveSet = prepared((db) => db.update(wants).set({ setId: null }).where(isInSetOnly).prepare())

/** Wants of a set for other items than `ids` (JSON). */
export const wantsBeside = prepared((db) =>
  db.select({ itemId: wants.itemId }).from(wants).where(isInSetOnly).prepare(),
)

const finalUsesOf = (table: typeof uses | typeof swapDayUses) =>
  prepared((db) =>
    db
      .delete(table)
      .where(sql`${table.setId} = ${placeholder('id')} AND ${table.state} = 'final'`)
      .prepare(),
  )

/** Deletes the uses of a set: its final ones, or running ones of items that were removed from it. */
export const dropSetUses = {
  final: finalUsesOf(uses),
  finalOfDays: finalUsesOf(swapDayUses),
  ofOthers: prepared((db) =>
    db
      .delete(uses)
      .where(
        sql`${uses.setId} = ${placeholder('id')} AND ${uses.state} = 'running' AND NOT ${isOneOf(uses.itemId, 'ids')}`,
      )
      .prepare(),
  ),
}

/** Running swaps that bring one of the items (JSON). */
export const swapsBringing = prepared((db) => {
  const isFound = sql<boolean>`${swapLegs.swapKind} = 'circle'`.mapWith(Boolean)
  return db
    .select({
      swapId: swapLegs.swapId,
      itemId: sql<number>`${swapLegs.itemId}`,
      isFound,
      isProposed: sql<boolean>`${swapLegs.swapState} = 'proposed'`.mapWith(Boolean),
      name: swapLegs.name,
    })
    .from(swapLegs)
    .where(
      sql`${swapLegs.toId} = ${placeholder('accountId')} AND ${isOneOf(swapLegs.itemId, 'ids')}
        AND ${swapLegs.untilRevision} IS NULL AND ${swapLegs.outcome} IS NULL
        AND (${swapLegs.swapState} = 'agreed' OR ${swapLegs.swapState} = 'proposed' AND ${isFound})`,
    )
    .orderBy(isFound, swapLegs.swapId)
    .prepare()
})

/** Records a use. A trigger rejects circles beyond the limit. */
export const noteSetUse = prepared((db) =>
  db
    .insert(uses)
    .values({
      setId: placeholder('id'),
      swapId: placeholder('swapId'),
      itemId: placeholder('itemId'),
      isFound: placeholder('isFound'),
    })
    .onConflictDoNothing()
    .prepare(),
)
