import { eq } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { swapLegImages, swapLegs, swapParties, swapRevisions, swaps } from '../../db/schema/index.ts'
import { showChanged } from './swap-moves.ts'
import type { SwapKind } from './swap-standings.ts'
import { waitingFor } from './swap-waits.ts'
import { findSwap, type Swap } from './swaps-queries.ts'

type LegRow = typeof swapLegs.$inferSelect

/** A thing as its giver shows it; `itemId` is null for one that is listed nowhere. */
export interface Thing extends Pick<LegRow, 'itemId' | 'name' | 'condition' | 'categoryId'> {
  /** Safe HTML; empty for an item that is shown as it is listed. */
  description: string
  imageIds: readonly number[]
}

/** A thing on its way from one party to another, by the ids of their accounts. */
export interface NewLeg extends Thing {
  fromId: number
  toId: number
}

/** Who puts terms, and what they say to them. */
export interface NewRevision {
  /** Null for the site. */
  byId: number | null
  message?: string
  /** How many of the requester's listed things are chosen; null for all. */
  pick?: number | null
  isEdit?: boolean
  clientId?: string | undefined
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

/** Items as they are listed now, in the order of `ids`; one that is not there is left out. */
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

/** Makes a leg show these pictures, in this order. */
export function setLegPictures(db: Db, legId: number, imageIds: readonly number[]): void {
  db.delete(swapLegImages).where(eq(swapLegImages.legId, legId)).run()
  if (imageIds.length === 0) return
  db.insert(swapLegImages)
    .values(imageIds.map((imageId, position) => ({ legId, imageId, position })))
    .run()
}

function addLegs(
  db: Db,
  swap: Pick<Swap, 'id' | 'kind' | 'state' | 'revision'>,
  legs: readonly NewLeg[],
): void {
  for (const [position, { imageIds, ...leg }] of legs.entries()) {
    const { id } = db
      .insert(swapLegs)
      .values({
        swapId: swap.id,
        swapKind: swap.kind,
        swapState: swap.state,
        sinceRevision: swap.revision,
        position,
        ...leg,
      })
      .returning({ id: swapLegs.id })
      .get()
    setLegPictures(db, id, imageIds)
  }
}

function addRevision(
  db: Db,
  swapId: number,
  revision: number,
  { byId, message, pick, isEdit, clientId }: NewRevision,
) {
  db.insert(swapRevisions).values({ swapId, revision, byId, message, pick, isEdit, clientId }).run()
}

/**
 * Proposes a swap; goes into the transaction of what has checked its terms.
 *
 * @param people ids of accounts in the order of their places: of a request the requester first.
 */
export function proposeSwap(
  db: Db,
  kind: SwapKind,
  people: readonly number[],
  legs: readonly NewLeg[],
  terms: NewRevision,
): Swap {
  const swap = db
    .insert(swaps)
    .values({ kind, ...waitingFor('answer', new Date()) })
    .returning()
    .get()
  const copied = { swapId: swap.id, swapKind: kind, swapState: swap.state }
  db.insert(swapParties)
    .values(people.map((accountId, place) => ({ ...copied, accountId, place })))
    .run()
  addRevision(db, swap.id, 1, terms)
  addLegs(db, swap, legs)
  const proposed = findSwap(db, swap.id)!
  showChanged(db, proposed)
  return proposed
}
