import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { is, isOneOf } from '../../../db/is.ts'
import { prepared } from '../../../db/open.ts'
import { accounts, categories, images, itemImages, items, neighbourhoods } from '../../../db/schema/index.ts'
import { statement } from '../../../db/statement.ts'
import { newestItems, type Owned, type Step } from '../../platform/database/newest-per-owner.ts'
import type { Sort } from '../../platform/search/sort-shared.ts'

// Lists read ids from covering partial indexes; cards-queries.ts joins the few shown. SQLite only uses a partial index if its condition is
// a literal in the query.

const { placeholder } = sql
const available = sql`${items.status} = 'available'`
const inCategory = sql`${available} AND ${items.categoryId} = ${placeholder('categoryId')}`

const ORDERS = {
  newest: sql`${items.id} DESC`,
  oldest: sql`${items.id} ASC`,
  alphabetical_asc: sql`${items.sortName} ASC, ${items.id} ASC`,
  alphabetical_desc: sql`${items.sortName} DESC, ${items.id} DESC`,
} satisfies Record<Sort, unknown>

const page = (where: SQL, order: SQL) =>
  prepared((db) =>
    db
      .select({ id: items.id })
      .from(items)
      .where(where)
      .orderBy(order)
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare(),
  )

const inEachOrder = (where: SQL) =>
  ({
    newest: page(where, ORDERS.newest),
    oldest: page(where, ORDERS.oldest),
    alphabetical_asc: page(where, ORDERS.alphabetical_asc),
    alphabetical_desc: page(where, ORDERS.alphabetical_desc),
  }) satisfies Record<Sort, unknown>

export const categoryPages = inEachOrder(inCategory)

export const allPages = inEachOrder(available)

export const featuredPage = page(available, sql`${items.pinnedAt} DESC, ${items.id} DESC`)

const newestOf = <Values extends object = object>(where: string) =>
  prepared((db) =>
    db.$client.prepare<Step & { limit: number } & Values, Owned>(
      `${newestItems(`status = 'available' ${where}`)} LIMIT :limit`,
    ),
  )

export const newestOfAll = newestOf('')

export const newestUnpinned = newestOf('AND pinned_at IS NULL')

export const newestOfCategory = newestOf<{ categoryId: number }>('AND category_id = :categoryId')

export const newestElsewhere = newestOf<{ categoryId: number }>('AND category_id <> :categoryId')

export const itemVisibility = prepared((db) =>
  db
    .select({ status: items.status, ownerId: items.ownerId, ownerSuspendedAt: accounts.suspendedAt })
    .from(items)
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .where(is(items.id, 'id'))
    .prepare(),
)

const avatars = alias(images, 'avatars')

export const itemDetails = prepared((db) =>
  db
    .select({
      item: {
        name: items.name,
        description: items.description,
        descriptionText: items.descriptionText,
        message: items.message,
        condition: items.condition,
        status: items.status,
        isGift: items.isGift,
        startsChain: items.startsChain,
        tradePreferences: items.tradePreferences,
        phone: items.phone,
        location: items.location,
        videoLinks: items.videoLinks,
        categoryId: items.categoryId,
        createdAt: items.createdAt,
        version: items.version,
      },
      owner: {
        id: accounts.id,
        name: accounts.name,
        phone: accounts.phoneNumber,
        email: accounts.email,
        address: accounts.address,
      },
      avatar: { hash: avatars.hash, widths: avatars.widths },
      category: { id: categories.id, name: categories.name },
      neighbourhood: { id: neighbourhoods.id, name: neighbourhoods.name },
    })
    .from(items)
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(neighbourhoods, eq(neighbourhoods.id, items.neighbourhoodId))
    .leftJoin(avatars, eq(avatars.id, accounts.avatarImageId))
    .where(is(items.id, 'id'))
    .prepare(),
)

export const picturesOf = prepared((db) =>
  db
    .select({
      id: images.id,
      hash: images.hash,
      widths: images.widths,
      placeholder: images.placeholder,
      width: images.width,
      height: images.height,
    })
    .from(itemImages)
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(is(itemImages.itemId, 'id'))
    .orderBy(itemImages.position)
    .prepare(),
)

export const textsOfResults = prepared((db) =>
  statement<{ ids: string }>(db).rows(
    {
      id: items.id,
      ownerId: items.ownerId,
      name: items.name,
      description: items.descriptionText,
      category: categories.name,
      preferences: items.tradePreferences,
    },
    (
      columns,
    ) => sql`SELECT ${columns} FROM ${items} JOIN ${categories} ON ${categories.id} = ${items.categoryId}
      WHERE ${isOneOf(items.id, 'ids')} AND ${items.tradePreferences} <> ''`,
  ),
)
