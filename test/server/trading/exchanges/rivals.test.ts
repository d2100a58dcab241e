import t from 'tap'
import { counterRequest } from '../../../../server/trading/exchanges/exchange-terms-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testItem } from '../../../helpers/items.ts'
import { testSwap } from '../../../helpers/swap.ts'

/** An owner's items, with requests by different people. */
async function rivalry(t: Parameters<typeof testSwap>[0]) {
  const site = await testSwap(t)
  const { app, owner, call, send } = site
  const thing = (name: string) => testItem(app, owner.id, { name })
  const ask = async (...things: number[]) => {
    const asker = testAccount(app)
    const offered = testItem(app, asker.id, { name: 'Bell' })
    const id = await send(asker, {
      requested_product_id: undefined,
      requested_product_ids: things,
      offered_product_id: offered,
    })
    return { id, offered }
  }
  /** The owner's counter-offer: this item for the offered one. */
  const counter = ({ id, offered }: { id: number; offered: number }, wanted: number) =>
    counterRequest(app.db, owner.id, id, {
      revision: 1,
      requested_product_ids: [wanted],
      offered_product_ids: [offered],
      keep_unlisted: false,
      message: '',
    })
  const listed = async (page = 1) => {
    const { body } = await call(owner, 'GET', `/exchange-request/list?page=${page}`)
    return body.data as { id: number; rivals: { id: number; of: number; name: string } | null }[]
  }
  const ids = async (page?: number) => (await listed(page)).map(({ id }) => id)
  return { ...site, thing, ask, counter, listed, ids }
}

t.test('requests for one thing of mine stand together, over all pages', async (t) => {
  const { thing, ask, listed, ids } = await rivalry(t)
  const [lamp, tent] = [thing('Lamp'), thing('Tent')]
  const oldest = await ask(lamp)
  const between = []
  for (let at = 0; at < 20; at++) between.push((await ask(thing(`Book ${at}`))).id)
  const newest = await ask(lamp)
  const alone = await ask(tent)
  t.strictSame((await ids()).slice(0, 4), [alone.id, newest.id, oldest.id, between.at(-1)!])
  t.strictSame(await ids(2), between.slice(0, 3).toReversed())
  const rivals = (await listed()).map((row) => row.rivals).slice(0, 4)
  const lamps = { id: newest.id, of: 2, name: 'Lamp' }
  t.strictSame(rivals, [null, lamps, lamps, null])
})

t.test('rivals that do not fit on a page are counted on the next', async (t) => {
  const { thing, ask, listed } = await rivalry(t)
  const lamp = thing('Lamp')
  for (let at = 0; at < 22; at++) await ask(lamp)
  t.strictSame(
    (await listed(2)).map(({ rivals }) => rivals?.of),
    [22, 22],
  )
})

t.test('bundles with a common item of mine are rivals; my turns are first', async (t) => {
  const { thing, ask, counter, listed } = await rivalry(t)
  const [lamp, tent, drum] = [thing('Lamp'), thing('Tent'), thing('Drum')]
  const first = await ask(tent, lamp)
  const second = await ask(drum)
  const third = await ask(drum, tent)
  const other = await ask(tent)
  counter(other, tent)
  const rows = await listed()
  t.strictSame(
    rows.map(({ id }) => id),
    [third, second, first, other].map(({ id }) => id),
  )
  for (const { rivals } of rows) t.strictSame(rivals, { id: other.id, of: 4, name: 'Tent' })
})

t.test(
  'a request for two items groups the competing requests for both, at the newest one’s position',
  async (t) => {
    const { thing, ask, listed } = await rivalry(t)
    const [lamp, tent] = [thing('Lamp'), thing('Tent')]
    const both = await ask(lamp, tent)
    const forLamp = await ask(lamp)
    const between = await ask(thing('Book'))
    const forTent = await ask(tent)
    const rows = (await listed()).map(({ id, rivals }) => [id, rivals?.of ?? null])
    t.strictSame(rows, [
      [forTent.id, 3],
      [forLamp.id, 3],
      [both.id, 3],
      [between.id, null],
    ])
  },
)

t.test('who asks for a thing no more is no rival for it', async (t) => {
  const { thing, ask, counter, listed } = await rivalry(t)
  const [lamp, tent] = [thing('Lamp'), thing('Tent')]
  const first = await ask(lamp, tent)
  await ask(tent)
  const rivals = async () => (await listed()).map((row) => row.rivals?.of ?? null)
  t.strictSame(await rivals(), [2, 2])
  counter(first, lamp)
  t.strictSame(await rivals(), [null, null])
})
