import type { FastifyInstance } from 'fastify'
import { storeImage } from '../../server/images/images-service.ts'
import { createItem, type ItemInput } from '../../server/items/create-item-service.ts'
import { twoColours } from './pictures.ts'

/** Stores `count` different pictures, 640 by 544 pixels and up, and gives their ids. */
export async function testPictures(app: FastifyInstance, count = 1): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    ids.push(
      await storeImage(
        app.images,
        await twoColours(640 + 16 * at, 544)
          .png()
          .toBuffer(),
      ),
    )
  }
  return ids
}

/** Lists an item as its owner would and gives its id. */
export const testItem = (
  app: FastifyInstance,
  ownerId: number,
  values: Partial<ItemInput> & Pick<ItemInput, 'image_ids'>,
): number =>
  createItem(app.db, ownerId, {
    name: 'Film camera',
    description: '<p>Works as it should.</p>',
    product_category_id: 1,
    condition: 'LikeNew',
    ...values,
  })
