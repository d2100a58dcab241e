import type { FastifyInstance } from 'fastify'
import type { testAccount } from './accounts.ts'
import { calling } from './calling.ts'
import { testItem } from './items.ts'
import { firstCategoryId } from './market.ts'

type Person = ReturnType<typeof testAccount>

/** People who swap and review through the API, and an adjustable clock. */
export function reviewing(app: FastifyInstance) {
  const call = calling(app)
  /** Makes two people agree on a swap; returns its id. */
  async function agreed(requester: Person, owner: Person): Promise<number> {
    const { body } = await call(requester, 'POST', '/exchange-request', {
      name: 'Camera',
      description: 'Takes pictures',
      condition: 'Old',
      product_category_id: firstCategoryId(app),
      message: 'Shall we swap?',
      requested_product_id: testItem(app, owner.id),
      offered_product_id: testItem(app, requester.id),
    })
    const id = body.data.id as number
    await call(owner, 'POST', `/exchange-request/${id}/accept`)
    return id
  }
  async function swapped(requester: Person, owner: Person): Promise<number> {
    const id = await agreed(requester, owner)
    for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
    return id
  }
  const review = (who: Person, swap: number, about: { id: number }, yes = true, text = '') =>
    call(who, 'POST', `/swaps/${swap}/reviews`, { about: about.id, would_swap_again: yes, text })
  /** Moves completed swaps this many milliseconds into the past. */
  function passes(time: number) {
    app.db.$client.exec(
      `UPDATE swaps SET ended_at = ended_at - ${time}; UPDATE completed_pairs SET completed_at = completed_at - ${time}`,
    )
  }
  return { call, agreed, swapped, review, passes }
}
