import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { categories } from '../../db/schema/index.ts'
import { createItem, type ItemInput } from '../../server/market/items/create-item-service.ts'
import { folded } from '../../server/platform/search/folded-shared.ts'
import { testAccount } from './accounts.ts'
import { testApp } from './app.ts'
import { testImage } from './items.ts'

/** The site with an account, its own category, and a way to list items there, newest last. */
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
  /** Lists `count` items in one transaction and returns their ids: the first by the API's function, the others as faster copies. */
  const listMany = (count: number, name: (at: number) => string, values: Partial<ItemInput> = {}) => {
    const sql = app.db.$client
    const same = sql
      .prepare<[], string>(
        "SELECT group_concat(name) FROM pragma_table_info('items') WHERE name NOT IN ('id', 'name', 'sort_name')",
      )
      .pluck()
      .get()
    const copy = sql.prepare(
      `INSERT INTO items (name, sort_name, ${same}) SELECT ?, ?, ${same} FROM items WHERE id = ?`,
    )
    const copyImages = sql.prepare(
      'INSERT INTO item_images (item_id, image_id, position) SELECT ?, image_id, position FROM item_images WHERE item_id = ?',
    )
    return sql.transaction(() => {
      const ids = [list(name(0), values)]
      for (let at = 1; at < count; at++) {
        const id = Number(copy.run(name(at), folded(name(at)), ids[0]).lastInsertRowid)
        copyImages.run(id, ids[0])
        ids.push(id)
      }
      return ids
    })()
  }
  /** Status and body of an API response. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await app.inject({ url: `/api${path}`, headers })
    return { status: response.statusCode, body: response.json() }
  }
  return { app, owner, image, category, list, listMany, get }
}

/** Item names in a list response. */
export const namesOf = ({ body }: { body: { data: { products: { name: string }[] } } }): string[] =>
  body.data.products.map(({ name }) => name)

export const firstCategoryId = (app: FastifyInstance): number =>
  app.db.select({ id: categories.id }).from(categories).get()!.id
