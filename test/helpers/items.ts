import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { images, items } from '../../db/schema/index.ts'
import { createItem, type ItemInput } from '../../server/market/items/create-item-service.ts'
import { storeImage } from '../../server/platform/images/images-service.ts'
import { twoColours } from './pictures.ts'

/** Stores `count` different images, 640 by 544 pixels and up; returns their ids. */
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

/** An image's row without files, for tests that only refer to images. */
export const testImage = (app: FastifyInstance, widths = [320, 640, 1280]): number =>
  app.db
    .insert(images)
    .values({
      hash: crypto.randomUUID().replaceAll('-', ''),
      width: widths.at(-1)!,
      height: 600,
      widths,
      placeholder: 'data:image/webp;base64,AAAA',
      size: 1000,
    })
    .returning({ id: images.id })
    .get().id

/** Lists an item and returns its id; by default its image has no files. */
export const testItem = (app: FastifyInstance, ownerId: number, values: Partial<ItemInput> = {}): number =>
  createItem(app.db, ownerId, {
    name: 'Kettle',
    description: '<p>Works as it should.</p>',
    product_category_id: 1,
    condition: 'LikeNew',
    image_ids: values.image_ids ?? [testImage(app)],
    ...values,
  })

/** Status of an item; undefined if there is none. */
export const statusIn = (app: FastifyInstance) => (id: number) =>
  app.db.select().from(items).where(eq(items.id, id)).get()?.status
