import type { FastifyInstance } from 'fastify'
import { testAccount } from '../../helpers/accounts.ts'
import { formPayload } from '../../helpers/form.ts'
import { testItem } from '../../helpers/items.ts'
import { firstCategoryId } from '../../helpers/market.ts'

/** Who asks, and what there is to ask for. All of it is the owner's, or between the owner and the partner. */
export async function makeWorld(app: FastifyInstance) {
  const [owner, stranger, partner, bystander] = ['Olga', 'Sven', 'Petra', 'Bodo'].map((name) =>
    testAccount(app, { name }),
  ) as [Person, Person, Person, Person]
  const admin = testAccount(app, { name: 'Ann Admin', isAdmin: true })

  /** Message with a document, from the partner to the owner. */
  const form = await formPayload({ message: '', 'attachments[]': new File(['Hello'], 'hello.txt') })
  const sent = await app.inject({
    method: 'POST',
    url: `/api/messages/${owner.id}`,
    headers: { ...partner.bearer, ...form.headers },
    payload: form.payload,
  })
  const attachment: string = sent.json().data.attachments[0].url

  const item = () => testItem(app, owner.id)
  /** The partner's request for an item of the owner. */
  async function request(state: 'pending' | 'accepted'): Promise<number> {
    const payload = {
      name: 'Camera',
      description: 'Takes pictures',
      condition: 'Old',
      message: 'Shall we swap?',
      product_category_id: firstCategoryId(app),
      requested_product_id: item(),
      offered_product_id: testItem(app, partner.id),
    }
    const asked = await app.inject({
      method: 'POST',
      url: '/api/exchange-request',
      headers: partner.bearer,
      payload,
    })
    const id: number = asked.json().data.id
    if (state === 'accepted') {
      await app.inject({ method: 'POST', url: `/api/exchange-request/${id}/accept`, headers: owner.bearer })
    }
    return id
  }
  return { owner, stranger, partner, bystander, admin, item, request, attachment: () => attachment }
}

type Person = ReturnType<typeof testAccount>
export type World = Awaited<ReturnType<typeof makeWorld>>
