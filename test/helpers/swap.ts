import type { Test } from 'tap'
import { testAccount } from './accounts.ts'
import { testApp } from './app.ts'
import { calling } from './calling.ts'
import { statusIn, testItem } from './items.ts'
import { firstCategoryId } from './market.ts'
import { toldIn } from './told.ts'

/** Two people with an item each, calling the API like browsers; `offer` is the requester's for the owner's item. */
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
  const call = calling(app)
  const send = async (who = requester, values: object = {}) => {
    const { body } = await call(who, 'POST', '/exchange-request', offer(values))
    return body.data.id as number
  }
  const [statusOf, told] = [statusIn(app), toldIn(app)]
  return { app, owner, requester, wanted, offered, offer, call, send, statusOf, told }
}
