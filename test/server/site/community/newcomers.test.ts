import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { swaps } from '../../../../db/schema/index.ts'
import { deleteItem } from '../../../../server/market/items/own-items-service.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { checkNewcomer } from '../../../../server/site/community/newcomers.ts'
import { mayWrite } from '../../../../server/trading/messages/send-message-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { reviewing } from '../../../helpers/reviews.ts'

/** A site open for this many days, with limits for new members. */
async function market(t: import('tap').Test, days = 40) {
  const app = await testApp(t)
  testAccount(app, { createdAt: new Date(Date.now() - days * DAY) })
  saveCommunityRules(app.db, { newcomers: true })
  return app
}

const write = (app: FastifyInstance, { bearer }: ReturnType<typeof testAccount>, to: number) =>
  app.inject({ method: 'POST', url: `/api/messages/${to}`, headers: bearer, payload: { message: 'Hello' } })

t.test('a new user can start five conversations a day, and continue existing ones', async (t) => {
  const app = await market(t)
  const newcomer = testAccount(app)
  const others = Array.from({ length: 6 }, () => testAccount(app))
  for (const { id } of others.slice(0, 5)) t.equal((await write(app, newcomer, id)).statusCode, 200)
  t.notOk(mayWrite(app.db, newcomer.id, others[5]!.id), 'and says to no sixth one that they type')
  t.ok(mayWrite(app.db, newcomer.id, others[0]!.id))
  const sixth = await write(app, newcomer, others[5]!.id)
  t.equal(sixth.statusCode, 429)
  t.match(sixth.json().message, /5 conversations a day/)
  t.ok(Number(sixth.headers['retry-after']) > 0)
  t.equal((await write(app, newcomer, others[0]!.id)).statusCode, 200, 'a conversation that there is goes on')
  t.equal((await write(app, others[5]!, newcomer.id)).statusCode, 200, 'others write to them')
  t.equal((await write(app, newcomer, others[5]!.id)).statusCode, 200, 'and are answered')
  app.db.$client.prepare('UPDATE conversations SET created_at = created_at - ?').run(DAY)
  t.equal((await write(app, newcomer, testAccount(app).id)).statusCode, 200, 'the next day is another')
})

t.test('conversations started by others do not count', async (t) => {
  const app = await market(t)
  const newcomer = testAccount(app)
  for (let at = 0; at < 5; at++) t.equal((await write(app, testAccount(app), newcomer.id)).statusCode, 200)
  t.equal((await write(app, newcomer, testAccount(app).id)).statusCode, 200)
})

t.test('who is new posts ten items a day', async (t) => {
  const app = await market(t)
  const { id } = testAccount(app)
  for (let at = 0; at < 9; at++) testItem(app, id)
  checkNewcomer(app.db, id, 'items')
  const last = testItem(app, id)
  t.throws(() => checkNewcomer(app.db, id, 'items'), /10 items a day/)
  deleteItem(app.db, id, last)
  t.throws(() => checkNewcomer(app.db, id, 'items'), /10 items a day/, 'a deleted item was posted, too')
  app.db.$client.prepare('UPDATE deleted_items SET created_at = created_at - ?').run(DAY)
  checkNewcomer(app.db, id, 'items')
  testItem(app, id)
  app.db.$client.prepare('UPDATE items SET created_at = created_at + ?').run(400 * DAY)
  checkNewcomer(app.db, id, 'items') // The clock had been ahead: that day is far in the future.
})

t.test('an approved user is new from the approval on', async (t) => {
  const app = await market(t)
  const { act } = testModerator(app)
  const long = new Date(Date.now() - 20 * DAY)
  const { id } = testAccount(app, { createdAt: long, pendingSince: long })
  t.equal((await act('POST', `/people/${id}/approval`)).status, 200)
  for (let at = 0; at < 10; at++) testItem(app, id)
  t.throws(() => checkNewcomer(app.db, id, 'items'), /10 items a day/)
})

t.test('who is new sends ten requests a day', async (t) => {
  const app = await market(t)
  const newcomer = testAccount(app)
  const offered = testItem(app, newcomer.id)
  const ask = async () => {
    const owner = testAccount(app)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/exchange-request',
      headers: newcomer.bearer,
      payload: {
        requested_product_ids: [testItem(app, owner.id)],
        offered_product_ids: [offered],
        message: 'Shall we?',
      },
    })
    return answer.statusCode
  }
  for (let at = 0; at < 9; at++) t.equal(await ask(), 200)
  const { id } = app.db.select().from(swaps).get()!
  const changed = await app.inject({
    method: 'POST',
    url: `/api/exchange-request/${id}/offered-product`,
    headers: newcomer.bearer,
    payload: { message: 'Please!' },
  })
  t.equal(changed.statusCode, 200, 'a change of one is no further one')
  t.equal(await ask(), 200)
  t.equal(await ask(), 429)
})

t.test('a user is no longer new after a completed swap', async (t) => {
  const app = await market(t)
  const newcomer = testAccount(app)
  const other = testAccount(app, { createdAt: new Date(Date.now() - 8 * DAY) })
  const { agreed, call } = reviewing(app)
  const swap = await agreed(newcomer, other)
  for (let at = 0; at < 10; at++) testItem(app, newcomer.id)
  t.throws(() => checkNewcomer(app.db, newcomer.id, 'items'), /10 items a day/)
  for (const who of [newcomer, other]) await call(who, 'POST', `/exchange-request/${swap}/completion`)
  t.doesNotThrow(() => checkNewcomer(app.db, newcomer.id, 'items'))
})

t.test('a swap between two newcomers ends the limits of neither', async (t) => {
  const app = await market(t)
  const both = [testAccount(app), testAccount(app)] as const
  const { agreed, call } = reviewing(app)
  const swap = await agreed(...both)
  for (const who of both) await call(who, 'POST', `/exchange-request/${swap}/completion`)
  for (const { id } of both) {
    for (let at = 0; at < 10; at++) testItem(app, id)
    t.throws(() => checkNewcomer(app.db, id, 'items'), /10 items a day/)
  }
})

t.test('limits only apply to new users, if enabled, on an established site', async (t) => {
  const app = await market(t)
  const many = (values: Parameters<typeof testAccount>[1]) => {
    const { id } = testAccount(app, values)
    for (let at = 0; at < 11; at++) testItem(app, id)
    return id
  }
  const [old, moderator, newcomer] = [
    many({ createdAt: new Date(Date.now() - 8 * DAY) }),
    many({ role: 'moderator' }),
    many({}),
  ]
  checkNewcomer(app.db, old, 'items')
  checkNewcomer(app.db, moderator, 'items')
  t.throws(() => checkNewcomer(app.db, newcomer, 'items'), /10 items a day/)
  saveCommunityRules(app.db, { newcomers: false })
  checkNewcomer(app.db, newcomer, 'items')
  const young = await market(t, 20)
  const { id } = testAccount(young)
  for (let at = 0; at < 11; at++) testItem(young, id)
  checkNewcomer(young.db, id, 'items')
  t.pass('none of them was refused')
})
