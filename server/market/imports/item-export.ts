import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { BYTE_ORDER_MARK, csvRow, guarded } from '../../platform/csv.ts'
import { imageUrl } from '../../platform/images/image-view.ts'
import { pictureName, uploadPath } from '../../platform/images/upload-path.ts'
import { fileStream, zipStream } from '../../platform/zip-stream.ts'
import { findNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { listCategories } from '../items/categories-queries.ts'
import { picturesOf } from '../items/items-queries.ts'
import { itemById } from '../items/own-items-queries.ts'
import { itemWishes } from '../wishes/wishes-service.ts'
import { ITEM_COLUMNS, type ItemColumn, TABLE, VALUES } from './item-columns.ts'
import { itemIdsAfter } from './item-export-queries.ts'

type Site = Pick<FastifyInstance, 'config' | 'db'>

interface Picture {
  hash: string
  width: number
}

const PAGE = 200

function* idsOf(db: Db, ownerId: number): Generator<number> {
  for (let after = 0; ; ) {
    const ids = itemIdsAfter(db, { ownerId, after, limit: PAGE })
    yield* ids
    if (ids.length < PAGE) return
    after = ids.at(-1)!
  }
}

/** Undefined if the item was deleted since. */
function rowOf(
  db: Db,
  id: number,
  categories: Map<number, string>,
  nameOf: (picture: Picture) => string,
): string | undefined {
  const item = itemById(db).get({ id })
  if (!item) return
  const cells: Record<ItemColumn, string> = {
    id: String(id),
    client_id: item.clientId ?? '',
    name: item.name,
    description: item.description,
    category: categories.get(item.categoryId) ?? '',
    condition: item.condition,
    place: item.neighbourhoodId === null ? '' : (findNeighbourhood(db, item.neighbourhoodId)?.name ?? ''),
    location: item.location,
    phone: item.phone,
    trade_preferences: item.tradePreferences,
    message: item.message,
    wishes: itemWishes(db, id).join(VALUES),
    is_gift: item.isGift ? '1' : '0',
    video_links: item.videoLinks.join(VALUES),
    images: picturesOf(db).all({ id }).map(nameOf).join(VALUES),
    status: item.status,
    created_at: item.createdAt.toISOString(),
  }
  return csvRow(ITEM_COLUMNS.map((column) => guarded(cells[column])))
}

const categoryNames = (db: Db) => new Map(listCategories(db).map(({ id, name }) => [id, name]))

function* rows(
  db: Db,
  ownerId: number,
  categories: Map<number, string>,
  nameOf: (picture: Picture) => string,
): Generator<string> {
  yield BYTE_ORDER_MARK + csvRow(ITEM_COLUMNS)
  for (const id of idsOf(db, ownerId)) {
    const row = rowOf(db, id, categories, nameOf)
    if (row) yield row
  }
}

/** Streams the items as CSV. `images` are paths on this site. */
export const itemsCsv = ({ db }: Site, ownerId: number): Readable =>
  Readable.from(
    rows(db, ownerId, categoryNames(db), ({ hash, width }) => imageUrl(hash, width)),
    { objectMode: false },
  )

const nameInZip = ({ hash, width }: Picture) => `pictures/${hash}-${width}.webp`

/** Streams items and images as a ZIP. Missing files are skipped. */
export function itemsZip({ config, db }: Site, ownerId: number): Readable {
  const categories = categoryNames(db)
  return zipStream((pack) => {
    pack(TABLE, true, async () =>
      Readable.from(rows(db, ownerId, categories, nameInZip), { objectMode: false }),
    )
    const packed = new Set<string>()
    for (const id of idsOf(db, ownerId)) {
      for (const picture of picturesOf(db).all({ id })) {
        const name = nameInZip(picture)
        const path = uploadPath(config.uploadsDir, pictureName(picture.hash, picture.width))
        if (packed.has(name) || !existsSync(path)) continue
        packed.add(name)
        pack(name, false, () => fileStream(path))
      }
    }
  })
}
