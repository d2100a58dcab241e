import { type Db, prepared } from '../../db/open.ts'
import type { swapLegs } from '../../db/schema/index.ts'
import type { Swap } from './swaps-queries.ts'

type LegRow = typeof swapLegs.$inferSelect

/** `itemId` is null for free-text items. */
export interface Thing extends Pick<LegRow, 'itemId' | 'name' | 'condition' | 'categoryId'> {
  /** Safe HTML; empty for an item displayed as listed. */
  description: string
  imageIds: readonly number[]
}

export interface NewLeg extends Thing {
  fromId: number
  toId: number
}

const listed = prepared((db) =>
  db.$client.prepare<
    [ids: string],
    Pick<LegRow, 'name' | 'condition' | 'categoryId'> & { itemId: number; imageId: number | null }
  >(
    `SELECT id AS itemId, name, condition, category_id AS categoryId,
       (SELECT image_id FROM item_images WHERE item_id = items.id ORDER BY position LIMIT 1) AS imageId
     FROM items WHERE id IN (SELECT value FROM json_each(?))`,
  ),
)

/** Current items in the order of `ids`; missing ones are omitted. */
export function listedThings(db: Db, ids: readonly number[]): Thing[] {
  const rows = new Map(
    listed(db)
      .all(JSON.stringify(ids))
      .map((row) => [row.itemId, row]),
  )
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const { imageId, ...thing } = row
    return { ...thing, description: '', imageIds: imageId === null ? [] : [imageId] }
  })
}

const insertLeg = prepared((db) =>
  db.$client
    .prepare<
      Omit<NewLeg, 'imageIds'> & {
        swapId: number
        swapKind: string
        swapState: string
        revision: number
        position: number
      },
      number
    >(
      `INSERT INTO swap_legs (swap_id, swap_kind, swap_state, item_id, from_id, to_id, position, since_revision, name,
         description, condition, category_id)
       VALUES (:swapId, :swapKind, :swapState, :itemId, :fromId, :toId, :position, :revision, :name, :description,
         :condition, :categoryId) RETURNING id`,
    )
    .pluck(),
)

const insertPicture = prepared((db) =>
  db.$client.prepare<{ legId: number; position: number; imageId: number }>(
    'INSERT INTO swap_leg_images (leg_id, position, image_id) VALUES (:legId, :position, :imageId)',
  ),
)

export function addLeg(
  db: Db,
  swap: Pick<Swap, 'id' | 'kind' | 'state' | 'revision'>,
  { imageIds, ...leg }: NewLeg,
  position: number,
): void {
  const { id: swapId, kind: swapKind, state: swapState, revision } = swap
  const { itemId, fromId, toId, name, description, condition, categoryId } = leg
  const thing = { itemId, fromId, toId, name, description, condition, categoryId }
  const legId = insertLeg(db).get({ swapId, swapKind, swapState, revision, position, ...thing })!
  for (const [at, imageId] of imageIds.entries()) insertPicture(db).run({ legId, position: at, imageId })
}

const insertCopy = prepared((db) =>
  db.$client
    .prepare<{ id: number; revision: number; position: number }, number>(
      `INSERT INTO swap_legs (swap_id, swap_kind, swap_state, item_id, from_id, to_id, position, since_revision, name,
         description, condition, category_id)
       SELECT swap_id, swap_kind, swap_state, item_id, from_id, to_id, :position, :revision, name, description, condition,
         category_id FROM swap_legs WHERE id = :id RETURNING id`,
    )
    .pluck(),
)

const copyPictures = prepared((db) =>
  db.$client.prepare<{ id: number; copy: number }>(
    `INSERT INTO swap_leg_images (leg_id, position, image_id)
     SELECT :copy, position, image_id FROM swap_leg_images WHERE leg_id = :id`,
  ),
)

/** Copies an earlier leg to another position of the newest terms. */
export function copyLeg(db: Db, id: number, revision: number, position: number): void {
  const copy = insertCopy(db).get({ id, revision, position })!
  copyPictures(db).run({ id, copy })
}
