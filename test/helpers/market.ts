import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { categories } from '../../db/schema/index.ts'
import { createItem, type ItemInput } from '../../server/items/create-item-service.ts'
import { testAccount } from './accounts.ts'
import { testApp } from './app.ts'
import { testImage } from './items.ts'

/** The site with an account, an own category and a way to list items there; the newest is listed last. */
export async function testMarket(t: Test, env: Record<string, string> = {}) {
  const app = await testApp(t, env)
  const owner = testAccount(app, { name: 'Olga Owner', address: 'Oak Street' })
  const image = testImage(app)
  const category = app.db
    .insert(categories)
    .values({ name: 'Curiosities', position: -1 })
    .returning({ id: categories.id })
    .get().id
  const list = (name: string, values: Partial<ItemInput> = {}): number =>
    createItem(app.db, owner.id, {
      name,
      description: 'In fine shape',
      product_category_id: category,
      condition: 'LikeNew',
      image_ids: [image],
      ...values,
    })
  /** Lists `count` items in one transaction and gives their ids. */
  const listMany = (count: number, name: (at: number) => string, values: Partial<ItemInput> = {}) =>
    app.db.$client.transaction(() => Array.from({ length: count }, (_, at) => list(name(at), values)))()
  /** The body of an API answer and its status. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await app.inject({ url: `/api${path}`, headers })
    return { status: response.statusCode, body: response.json() }
  }
  return { app, owner, image, category, list, listMany, get }
}

/** Names of the products of a list answer. */
export const namesOf = ({ body }: { body: { data: { products: { name: string }[] } } }): string[] =>
  body.data.products.map(({ name }) => name)

export const firstCategoryId = (app: FastifyInstance): number =>
  app.db.select({ id: categories.id }).from(categories).get()!.id
