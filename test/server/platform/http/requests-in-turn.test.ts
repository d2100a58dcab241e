import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { OVERLOAD, TURNS } from '../../../../server/platform/http/http-limits.ts'
import { overload } from '../../../../server/platform/http/overload.ts'
import { requestsInTurn } from '../../../../server/platform/http/requests-in-turn.ts'
import { until } from '../../../helpers/until.ts'

const [MANY, ONE] = ['127.0.0.2', '127.0.0.3']

/** A site with a page that blocks for `work` ms, longer than others should wait; `begun` lists the served clients in order. */
async function slowSite(t: Test, work = TURNS.work + 1) {
  const app = Fastify()
  t.teardown(() => app.close())
  const begun: string[] = []
  /** The async context, e.g. the reader's language, must survive the queue. */
  const asker = new AsyncLocalStorage<string>()
  app.addHook('onRequest', ({ ip }, _reply, done) => asker.run(ip, done))
  await app.register(requestsInTurn)
  await app.register(overload)
  app.get('/', async () => {
    begun.push(asker.getStore()!)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, work)
    return ''
  })
  for (const url of ['/quick', '/healthz']) app.get(url, async () => '')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  /** Requests the page on a new connection. */
  const ask = (localAddress: string) => get({ host: '127.0.0.1', port, localAddress, agent: false })
  return { app, begun, ask }
}

t.test('who asks once does not wait for all of who asks thirty times at once', async (t) => {
  const { begun, ask } = await slowSite(t)
  const answers = Array.from({ length: 30 }, () => once(ask(MANY), 'response'))
  await Promise.race(answers)
  await once(ask(ONE), 'response')
  t.ok(begun.length < 15, `it is answered after ${begun.length}`)
  await Promise.all(answers)
  t.equal(begun.filter((ip) => ip === MANY).length, 30, 'all others are in their turn')
})

t.test('nobody works for who has hung up while waiting', async (t) => {
  const { begun, ask } = await slowSite(t)
  const answers = Array.from({ length: 10 }, () => once(ask(MANY), 'response'))
  await Promise.race(answers)
  const gone = ask(ONE).on('error', () => {})
  gone.once('socket', (socket) => socket.once('connect', () => setImmediate(() => gone.destroy())))
  await Promise.all(answers)
  t.notOk(begun.includes(ONE))
})

t.test('a long queue wait of a new client counts as overload', async (t) => {
  const { app } = await slowSite(t, 30)
  const ask = async (url: string, remoteAddress: string) =>
    (await app.inject({ url, remoteAddress })).statusCode
  const refused: boolean[] = []
  /** Repeats until the site is overloaded. */
  async function visit(address: string) {
    do refused.push((await ask('/', address)) === 503)
    while (!app.isOverloaded())
  }
  const addresses = Array.from({ length: (1.5 * OVERLOAD.wait) / 30 }, (_, at) => `10.0.0.${at}`)
  const visits = addresses.map(visit)
  await until(() => app.isOverloaded())
  t.equal(await ask('/quick', ONE), 503)
  t.equal(await ask('/healthz', ONE), 200, 'nobody restarts it for being busy')
  await Promise.all(visits)
  t.notOk(refused.includes(true), 'whoever came before is still answered')
  await until(() => !app.isOverloaded())
  t.equal(await ask('/quick', ONE), 200)
})
