import { and, eq, sql } from 'drizzle-orm'
import { is } from '../../../db/is.ts'
import { prepared } from '../../../db/open.ts'
import { images, itemImages, items } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const ownItemsCount = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(items)
    .where(eq(items.ownerId, placeholder('ownerId')))
    .prepare(),
)

export const ownItemsPage = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(eq(items.ownerId, placeholder('ownerId')))
    .orderBy(sql`${items.id} DESC`)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)

export const editableFields = prepared((db) =>
  db
    .select({
      id: items.id,
      description: items.description,
      message: items.message,
      phone: items.phone,
      location: items.location,
      neighbourhoodId: items.neighbourhoodId,
      videoLinks: items.videoLinks,
      startsChain: items.startsChain,
      tradePreferences: items.tradePreferences,
      version: items.version,
    })
    .from(items)
    .where(sql`${items.id} IN (SELECT value FROM json_each(${placeholder('ids')}))`)
    .prepare(),
)

export const itemByClientId = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.ownerId, placeholder('ownerId')), eq(items.clientId, placeholder('clientId'))))
    .prepare(),
)

export const itemById = prepared((db) =>
  db
    .select()
    .from(items)
    .where(eq(items.id, placeholder('id')))
    .prepare(),
)

export const imageRowsOf = prepared((db) =>
  db
    .select({ imageId: itemImages.imageId, hash: images.hash })
    .from(itemImages)
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(is(itemImages.itemId, 'id'))
    .orderBy(itemImages.position)
    .prepare(),
)
