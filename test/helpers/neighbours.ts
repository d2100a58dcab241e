import type { Test } from 'tap'
import { testAccount } from './accounts.ts'
import { testItem } from './items.ts'
import { testMarket } from './market.ts'

/** A market in which people call the API. */
export async function testNeighbours(t: Test, env: Record<string, string> = {}) {
  const market = await testMarket(t, env)
  const { app } = market
  type Person = ReturnType<typeof testAccount>
  const person = (name: string) => testAccount(app, { name })
  const item = (owner: Person, name: string, values: Parameters<typeof testItem>[2] = {}) =>
    testItem(app, owner.id, { name, image_ids: [market.image], ...values })
  async function call(who: Person | null, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      ...(who ? { headers: who.bearer } : {}),
      ...(payload ? { payload } : {}),
    })
    const body = response.json()
    return { status: response.statusCode, body, data: body.data }
  }
  return { ...market, person, item, call }
}

export type Neighbours = Awaited<ReturnType<typeof testNeighbours>>
