import type { Test } from 'tap'
import { formPayload } from './form.ts'
import { testItem } from './items.ts'
import { firstCategoryId } from './market.ts'
import { twoColours } from './pictures.ts'
import { testSwap } from './swap.ts'

/** As `testSwap`, with more items on both sides for negotiation. */
export async function testBundle(t: Test) {
  const swap = await testSwap(t)
  const { app, owner, requester, call } = swap
  const ofOwner = ['Guitar case', 'Amplifier'].map((name) => testItem(app, owner.id, { name }))
  const ofRequester = ['Lens', 'Tripod', 'Flash'].map((name) => testItem(app, requester.id, { name }))
  /** Requests items for items; returns the request's id. */
  const ask = async (requested: number[], offered: number[], more: object = {}) => {
    const body = {
      requested_product_ids: requested,
      offered_product_ids: offered,
      message: 'Shall we?',
      ...more,
    }
    return call(requester, 'POST', '/exchange-request', body)
  }
  const asked = async (...terms: Parameters<typeof ask>) => (await ask(...terms)).body.data.id as number
  /** Offers an unlisted item called Film. */
  const askByHand = async (requested: number, more: Record<string, string> = {}): Promise<number> => {
    const { headers, payload } = await formPayload({
      name: 'Film',
      description: 'Ten rolls',
      condition: 'New',
      product_category_id: String(firstCategoryId(app)),
      message: 'Film?',
      requested_product_id: String(requested),
      'images[]': new File([await twoColours(64, 48).png().toBuffer()], 'film.png'),
      ...more,
    })
    const url = '/api/exchange-request'
    const bearer = { ...headers, ...requester.bearer }
    return (await app.inject({ method: 'POST', url, headers: bearer, payload })).json().data?.id
  }
  const look = async (who: { bearer: object }, id: number) =>
    (await call(who, 'GET', `/exchange-request/${id}`)).body.data
  const counter = (
    who: { bearer: object },
    id: number,
    revision: number,
    requested: number[],
    offered: number[],
    more: object = {},
  ) =>
    call(who, 'POST', `/exchange-request/${id}/counter`, {
      revision,
      requested_product_ids: requested,
      offered_product_ids: offered,
      ...more,
    })
  const accept = (who: { bearer: object }, id: number, body?: object) =>
    call(who, 'POST', `/exchange-request/${id}/accept`, body)
  return { ...swap, ofOwner, ofRequester, ask, asked, askByHand, look, counter, accept }
}

/** Names of items, in order. */
export const namesOf = (things: { name: string }[]) => things.map(({ name }) => name)
