import { and, eq, type SQL, sql } from 'drizzle-orm'
import { excluded, isOneOf } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import {
  accounts,
  items,
  swapDayGuests,
  swapDayThings,
  wantDays,
  wantItems,
  wants,
} from '../../../db/schema/index.ts'
import { isBlocked } from '../../site/notifications/blocked-between.ts'

const { placeholder } = sql

interface Of {
  accountId: number
  itemId: number
}

const columns = {
  itemId: wants.itemId,
  answer: wants.answer,
  forAny: wants.forAny,
  heldAt: wants.heldAt,
  askedAt: wants.askedAt,
}

const isOwn = sql`${wants.accountId} = ${placeholder('accountId')}`
const isTheWant = sql`${isOwn} AND ${wants.itemId} = ${placeholder('itemId')}`

export const wantOf = prepared((db) => db.select(columns).from(wants).where(isTheWant).prepare())

export const ownerIsHere = sql`(${accounts.suspendedAt} IS NULL
  OR ${accounts.id} IN (SELECT ${swapDayGuests.accountId} FROM ${swapDayGuests}))`

const ofItem = eq(items.id, wants.itemId)
const ofOwner = eq(accounts.id, items.ownerId)
const isShown = sql`${isOwn} AND ${wants.answer} = 'yes' AND ${items.status} <> 'hidden' AND ${ownerIsHere}`

export const wantsPage = prepared((db) =>
  db
    .select(columns)
    .from(wants)
    .innerJoin(items, ofItem)
    .innerJoin(accounts, ofOwner)
    .where(isShown)
    .orderBy(sql`${wants.heldAt} DESC, ${wants.itemId} DESC`)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)

const count = { total: sql<number>`count(*)` }

export const wantsTotal = prepared((db) =>
  db.select(count).from(wants).innerJoin(items, ofItem).innerJoin(accounts, ofOwner).where(isShown).prepare(),
)

export const openWants = prepared((db) =>
  db
    .select(count)
    .from(wants)
    .innerJoin(items, ofItem)
    .where(sql`${isOwn} AND ${wants.answer} = 'yes' AND ${items.status} <> 'traded'`)
    .prepare(),
)

export const setAnswer = prepared((db) =>
  db
    .insert(wants)
    .values({
      accountId: placeholder('accountId'),
      itemId: placeholder('itemId'),
      answer: placeholder('answer'),
      forAny: placeholder('forAny'),
      heldAt: placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [wants.accountId, wants.itemId],
      set: {
        answer: excluded(wants.answer),
        forAny: excluded(wants.forAny),
        heldAt: excluded(wants.heldAt),
        askedAt: null,
      },
    })
    .prepare(),
)

export const deleteWant = prepared((db) =>
  db.delete(wants).where(sql`${isTheWant} AND ${wants.answer} = 'yes'`).prepare(),
)

const clearFor = prepared((db) =>
  db
    .delete(wantItems)
    .where(
      and(eq(wantItems.accountId, placeholder('accountId')), eq(wantItems.itemId, placeholder('itemId'))),
    )
    .prepare(),
)

const addFor = prepared((db) =>
  db
    .insert(wantItems)
    .values({
      accountId: placeholder('accountId'),
      itemId: placeholder('itemId'),
      forItemId: placeholder('forItemId'),
    })
    .prepare(),
)

export function setFor(db: Db, of: Of, ids: readonly number[]): void {
  clearFor(db).run({ ...of })
  for (const forItemId of ids) addFor(db).run({ ...of, forItemId })
}

const forRows = prepared((db) =>
  db
    .select({ itemId: wantItems.itemId, forItemId: wantItems.forItemId })
    .from(wantItems)
    .where(and(eq(wantItems.accountId, placeholder('accountId')), isOneOf(wantItems.itemId, 'ids')))
    .orderBy(wantItems.forItemId)
    .prepare(),
)

export function namedFor(db: Db, accountId: number, itemIds: readonly number[]): Map<number, number[]> {
  const rows = forRows(db).all({ accountId, ids: JSON.stringify(itemIds) })
  return new Map(
    [...Map.groupBy(rows, ({ itemId }) => itemId)].map(([itemId, of]) => [
      itemId,
      of.map(({ forItemId }) => forItemId),
    ]),
  )
}

const nameable = prepared((db) =>
  db
    .select(count)
    .from(items)
    .where(
      sql`${isOneOf(items.id, 'ids')} AND ${items.ownerId} = ${placeholder('accountId')}
        AND (${items.status} = 'available'
          OR ${items.id} IN (SELECT ${swapDayThings.itemId} FROM ${swapDayThings} WHERE ${swapDayThings.hold} = 'reserved')
          OR ${items.id} IN (SELECT ${wantItems.forItemId} FROM ${wantItems}
            WHERE ${wantItems.accountId} = ${placeholder('accountId')} AND ${wantItems.itemId} = ${placeholder('itemId')}))`,
    )
    .prepare(),
)

/** True if all ids are own items that are available or already named. */
export const mayBeNamed = (db: Db, of: Of, ids: readonly number[]): boolean =>
  nameable(db).get({ ...of, ids: JSON.stringify(ids) })?.total === ids.length

export const wantDay = prepared((db) =>
  db
    .select({ since: wantDays.since, count: wantDays.count })
    .from(wantDays)
    .where(eq(wantDays.accountId, placeholder('accountId')))
    .prepare(),
)

export const setWantDay = prepared((db) =>
  db
    .insert(wantDays)
    .values({
      accountId: placeholder('accountId'),
      since: placeholder('since'),
      count: placeholder('count'),
    })
    .onConflictDoUpdate({
      target: wantDays.accountId,
      set: { since: excluded(wantDays.since), count: excluded(wantDays.count) },
    })
    .prepare(),
)

const isOld = sql`${wants.answer} = 'yes' AND ${wants.askedAt} IS NULL AND ${wants.heldAt} < ${placeholder('before')}`

const askable = prepared((db) =>
  db
    .selectDistinct({ accountId: sql<number>`${wants.accountId}` })
    .from(sql`${wants} INDEXED BY wants_held`)
    .innerJoin(items, ofItem)
    .innerJoin(accounts, eq(accounts.id, wants.accountId))
    .where(
      sql`${isOld} AND ${items.status} = 'available' AND ${accounts.suspendedAt} IS NULL
        AND NOT ${isBlocked(wants.accountId, items.ownerId)}`,
    )
    .limit(placeholder('most'))
    .prepare(),
)

/** Users with unconfirmed wants of available items before `before`. INDEXED BY, because SQLite would scan all wants for DISTINCT. */
export const peopleToAsk = (db: Db, before: number, most: number): number[] =>
  askable(db)
    .all({ before, most })
    .map(({ accountId }) => accountId)

export const markAsked = prepared((db) => {
  const name: SQL = sql`SELECT ${items.name} FROM ${items} WHERE ${ofItem}`
  return db
    .update(wants)
    .set({ askedAt: sql`${placeholder('now')}` })
    .where(
      sql`${isOwn} AND ${isOld} AND EXISTS (SELECT 1 FROM ${items} WHERE ${ofItem} AND ${items.status} = 'available'
        AND NOT ${isBlocked(placeholder('accountId'), items.ownerId)})`,
    )
    .returning({ name: sql<string>`(${name})` })
    .prepare()
})

export const isGuestsItem = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .innerJoin(swapDayGuests, eq(swapDayGuests.accountId, items.ownerId))
    .where(sql`${items.id} = ${placeholder('itemId')} AND ${items.status} <> 'hidden'`)
    .prepare(),
)
