import { readdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { items } from '../../db/schema/index.ts'
import { testAccount } from './accounts.ts'
import { testApp } from './app.ts'
import { formPayload } from './form.ts'
import { firstCategoryId } from './market.ts'
import { noisy, twoColours } from './pictures.ts'

export const jpeg = await noisy(300, 200, 1).jpeg().toBuffer()
export const file = (bytes: Uint8Array | string, name = 'photo.jpg') =>
  new File([bytes as BlobPart], name, { type: 'image/jpeg' })
export const pictureOf = async (width: number) =>
  file(await twoColours(width, 200).png().toBuffer(), `${width}.png`)

export const stored = (app: FastifyInstance) =>
  readdirSync(app.config.uploadsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

/** A user who posts items with images, like a browser. */
export async function testShop(t: Test) {
  const app = await testApp(t)
  const owner = testAccount(app)
  const fields = {
    name: 'Film camera',
    description: 'Works as it should',
    condition: 'LikeNew',
    product_category_id: String(firstCategoryId(app)),
  }
  async function call(
    url: string,
    values: Record<string, string | File | File[]>,
    who: { bearer: object } = owner,
  ) {
    const { headers, payload } = await formPayload(values)
    const response = await app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...headers, ...who.bearer },
      payload,
    })
    return { status: response.statusCode, body: response.json() }
  }
  const post = (values: Record<string, string | File | File[]> = {}) =>
    call('/product/store', { ...fields, 'images[]': file(jpeg), ...values })
  const remove = async (id: number, who: { bearer: object } = owner) => {
    const response = await app.inject({
      method: 'DELETE',
      url: `/api/products/delete/${id}`,
      headers: { ...who.bearer },
    })
    return { status: response.statusCode, body: response.json() }
  }
  const count = () => app.db.select().from(items).all().length
  return { app, owner, fields, call, post, remove, count }
}
