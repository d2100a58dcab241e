import { eq } from 'drizzle-orm'
import type { Test } from 'tap'
import { items, notifications } from '../../db/schema/index.ts'
import { testAccount } from './accounts.ts'
import { testApp } from './app.ts'
import { testItem } from './items.ts'
import { firstCategoryId } from './market.ts'

/** Two people with an item each, who call the API as a browser would; `offer` is the requester's for the owner's. */
export async function testSwap(t: Test, env: Record<string, string> = {}) {
  const app = await testApp(t, env)
  const owner = testAccount(app, { name: 'Olga Owner' })
  const requester = testAccount(app, { name: 'Rita Requester' })
  const wanted = testItem(app, owner.id, { name: 'Guitar' })
  const offered = testItem(app, requester.id, { name: 'Camera' })
  const offer = (values: object = {}) => ({
    name: 'Camera',
    description: 'Takes pictures',
    condition: 'Old',
    product_category_id: firstCategoryId(app),
    message: 'Shall we swap?',
    requested_product_id: wanted,
    offered_product_id: offered,
    ...values,
  })
  const call = async (
    who: { bearer: object },
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const response = await app.inject({ method, url: `/api${url}`, headers: { ...who.bearer }, payload })
    return { status: response.statusCode, body: response.json() }
  }
  const send = async (who = requester, values: object = {}) => {
    const { body } = await call(who, 'POST', '/exchange-request', offer(values))
    return body.data.id as number
  }
  const statusOf = (id: number) => app.db.select().from(items).where(eq(items.id, id)).get()?.status
  const told = (who: { id: number }) =>
    app.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, who.id))
      .all()
      .map(({ type }) => type)
  return { app, owner, requester, wanted, offered, offer, call, send, statusOf, told }
}
