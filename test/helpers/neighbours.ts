import type { Test } from 'tap'
import { testAccount } from './accounts.ts'
import { calling } from './calling.ts'
import { testItem } from './items.ts'
import { testMarket } from './market.ts'

/** A market with people who call the API. */
export async function testNeighbours(t: Test, env: Record<string, string> = {}) {
  const market = await testMarket(t, env)
  const { app } = market
  type Person = ReturnType<typeof testAccount>
  const person = (name: string) => testAccount(app, { name })
  const item = (owner: Person, name: string, values: Parameters<typeof testItem>[2] = {}) =>
    testItem(app, owner.id, { name, image_ids: [market.image], ...values })
  const answered = calling(app)
  const call = async (...asked: Parameters<typeof answered>) => {
    const answer = await answered(...asked)
    return { ...answer, data: answer.body.data }
  }
  return { ...market, person, item, call }
}

export type Neighbours = Awaited<ReturnType<typeof testNeighbours>>
