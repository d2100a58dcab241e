import type { FastifyInstance } from 'fastify'
import { immediate } from '../../../db/open.ts'
import { itemImports, swapDays } from '../../../db/schema/index.ts'
import { proposeCircle } from '../../../server/trading/circles/propose-circle.ts'
import { joinWith } from '../../../server/trading/swap-days/days-service.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { formPayload } from '../../helpers/form.ts'
import { testItem } from '../../helpers/items.ts'
import { firstCategoryId } from '../../helpers/market.ts'

/** Users and objects. All belong to the owner, or to owner and partner. */
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

  /** A session per step, because one of the calls ends all sessions of its user. */
  const bearerOf = ({ id }: Person) => ({ authorization: `Bearer ${app.sessions.start(id)}` })
  const item = () => testItem(app, owner.id)
  /** A request for the owner's item, by a new user because of the hourly limit. */
  async function request(
    state: 'pending' | 'accepted' | 'completed',
    asker: Person = testAccount(app, { name: 'Pia' }),
  ): Promise<number> {
    const payload = {
      name: 'Camera',
      description: 'Takes pictures',
      condition: 'Old',
      message: 'Shall we swap?',
      product_category_id: firstCategoryId(app),
      requested_product_id: item(),
      offered_product_id: testItem(app, asker.id),
    }
    const asked = await app.inject({
      method: 'POST',
      url: '/api/exchange-request',
      headers: bearerOf(asker),
      payload,
    })
    const id: number = asked.json().data.id
    const step = (verb: string, who: Person) =>
      app.inject({ method: 'POST', url: `/api/exchange-request/${id}/${verb}`, headers: bearerOf(who) })
    if (state !== 'pending') await step('accept', owner)
    if (state === 'completed') for (const who of [owner, asker]) await step('completion', who)
    return id
  }
  /** The partner's published review of the owner. */
  async function review(): Promise<number> {
    const swap = await request('completed', partner)
    const write = (who: Person, about: Person) =>
      app.inject({
        method: 'POST',
        url: `/api/swaps/${swap}/reviews`,
        headers: bearerOf(who),
        payload: { about: about.id, would_swap_again: true },
      })
    await write(owner, partner)
    return (await write(partner, owner)).json().data.id
  }
  async function wish(): Promise<string> {
    const payload = { text: `Kayak ${crypto.randomUUID()}` }
    const made = await app.inject({ method: 'POST', url: '/api/wishes', headers: bearerOf(owner), payload })
    return `/api/wishes/${made.json().data.id}`
  }
  /** An import of the owner's that has expired. */
  const itemImport = (): number => {
    const row = { accountId: owner.id, byId: owner.id, digest: '', file: '', size: 0, expiresAt: new Date(0) }
    return app.db.insert(itemImports).values(row).returning({ id: itemImports.id }).get().id
  }
  /** A circle proposed to owner and partner. */
  const circle = (): number => {
    const [one, other] = [item(), testItem(app, partner.id)]
    const found = { items: [one, other], people: [owner.id, partner.id], why: ['want', 'want'] } as const
    return immediate(app.db, () => proposeCircle(app.db, found).id)
  }
  /** A swap day that the owner has joined with an item. */
  const day = (): { id: number; itemId: number } => {
    const itemId = item()
    const now = new Date()
    const { id } = app.db
      .insert(swapDays)
      .values({ title: 'Day', place: 'Hall', startsAt: now, checkInUntil: now, most: 10 })
      .returning({ id: swapDays.id })
      .get()
    joinWith(app, id, owner.id, { product_ids: [itemId] })
    return { id, itemId }
  }
  return {
    circle,
    day,
    owner,
    stranger,
    partner,
    bystander,
    admin,
    item,
    request,
    review,
    wish,
    itemImport,
    attachment: () => attachment,
  }
}

type Person = ReturnType<typeof testAccount>
export type World = Awaited<ReturnType<typeof makeWorld>>
