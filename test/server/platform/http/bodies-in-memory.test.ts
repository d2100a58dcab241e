import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { readForm } from '../../../../server/platform/http/forms.ts'
import { BODIES, BODY_BYTES, JSON_VALUES } from '../../../../server/platform/http/http-limits.ts'
import { testEnvironment } from '../../../helpers/app.ts'

/** A site with a route that responds on release, and its number of running requests. */
async function gatedSite(t: Test) {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  let letGo = () => {}
  let waiting = 0
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  app.post('/api/waits', { preValidation: readForm() }, async () => {
    waiting++
    await gate
    return {}
  })
  return { app, letGo, waiting: () => waiting }
}

const json = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
const send = async (app: FastifyInstance, remoteAddress: string, bytes = BODY_BYTES) =>
  await app.inject({
    method: 'POST',
    url: '/api/waits',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: json(bytes),
  })

const eachAtOnce = Math.floor(BODIES.perNetwork / (BODY_BYTES - BODIES.small))

t.test('large bodies of one network take only so much memory at once', async (t) => {
  const { app, letGo } = await gatedSite(t)
  const running = Array.from({ length: eachAtOnce }, (_, at) => send(app, `2001:db8:7:${at}::1`))
  const refused = await send(app, '2001:db8:7:ffff::1')
  t.equal(refused.statusCode, 429, 'a /48 counts as one')
  t.equal(refused.headers['retry-after'], '1')
  const [small, other] = [send(app, '2001:db8:7:ffff::1', BODIES.small), send(app, '192.0.2.1')]
  letGo()
  t.equal((await small).statusCode, 200, 'a small body is always taken')
  t.equal((await other).statusCode, 200, 'and those of others are')
  for (const { statusCode } of await Promise.all(running)) t.equal(statusCode, 200)
  t.equal((await send(app, '2001:db8:7:ffff::1')).statusCode, 200, 'afterwards all is as before')
})

t.test('so do those of all networks together', async (t) => {
  const { app, letGo } = await gatedSite(t)
  const all = Math.floor(BODIES.inAll / (BODY_BYTES - BODIES.small))
  const running = Array.from({ length: all }, (_, at) => send(app, `192.0.2.${Math.floor(at / eachAtOnce)}`))
  const refused = await send(app, '198.51.100.1')
  t.equal(refused.statusCode, 503)
  t.ok(refused.headers['retry-after'])
  letGo()
  for (const { statusCode } of await Promise.all(running)) t.equal(statusCode, 200)
  t.equal((await send(app, '198.51.100.1')).statusCode, 200)
})

t.test('fields of forms are counted as they are read', async (t) => {
  const { app, letGo, waiting } = await gatedSite(t)
  const form = async () => {
    const body = new FormData()
    for (let at = 0; at < 50; at++) body.append(`text${at}`, 'x'.repeat(60_000))
    const request = new Request('http://site', { method: 'POST', body })
    return await app.inject({
      method: 'POST',
      url: '/api/waits',
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const [first, second] = [form(), form()]
  const refused = await Promise.race([first, second])
  t.equal(refused.statusCode, 429)
  t.equal(waiting(), 1)
  letGo()
  const statuses = (await Promise.all([first, second])).map(({ statusCode }) => statusCode)
  t.strictSame(statuses.toSorted(), [200, 429])
})

t.test('a body of many small values is refused before it is parsed', async (t) => {
  const { app, letGo } = await gatedSite(t)
  letGo()
  const post = async (payload: string) =>
    await app.inject({
      method: 'POST',
      url: '/api/waits',
      headers: { 'content-type': 'application/json' },
      payload,
    })
  const values = (count: number) => JSON.stringify(Array.from({ length: count }, () => []))
  t.equal((await post(values(JSON_VALUES / 2))).statusCode, 200)
  const refused = await post(values(JSON_VALUES))
  t.equal(refused.statusCode, 413)
  t.match(refused.json(), { status: false })
  t.equal((await post(JSON.stringify('one, two, '.repeat(9000)))).statusCode, 200, 'a long text is taken')
})
