import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { z } from 'zod'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { notFound } from '../../../../server/platform/errors.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testEnvironment } from '../../../helpers/app.ts'

const View = z.object({ status: z.int(), message: z.string() })

/** The site with two more small pages; `loads` counts renderings. */
async function site(t: Test) {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  const loads = { cached: 0, free: 0 }
  app.get('/cached', (_request, reply) =>
    reply.page('error', View, () => ({ status: 200, message: `made ${++loads.cached}` }), {
      cache: { key: '', shows: ['categories'] },
    }),
  )
  app.get('/free', (_request, reply) =>
    reply.page('error', View, () => ({ status: 200, message: `made ${++loads.free}` })),
  )
  app.get('/gone', () => {
    throw notFound('Gone.')
  })
  return { app, loads }
}

t.test('a cached page is made once, however many ask at once', async (t) => {
  const { app, loads } = await site(t)
  const codings = ['br', 'gzip', 'identity']
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      app.inject({ url: '/cached', headers: { 'accept-encoding': codings[at % 3] } }),
    ),
  )
  t.equal(loads.cached, 1)
  for (const [at, answer] of answers.entries()) {
    t.equal(answer.statusCode, 200)
    t.equal(answer.headers['content-encoding'], at % 3 === 2 ? undefined : codings[at % 3])
    t.equal(answer.headers.vary, 'accept-encoding, accept-language, cookie')
  }
})

t.test('a page is rendered again only after changes of its tables', async (t) => {
  const { app, loads } = await site(t)
  await app.inject('/cached')
  app.db.$client.exec("UPDATE pages SET title = title || '!'")
  await app.inject('/cached')
  t.equal(loads.cached, 1)
  app.db.$client.exec("INSERT INTO categories (name) VALUES ('Kites')")
  t.match((await app.inject('/cached')).body, 'made 2')
})

t.test(
  'what is not worth keeping is made each time, and what could not be made is made when next asked for',
  async (t) => {
    const { app } = await site(t)
    let turn = 0
    app.get('/odd', (_request, reply) =>
      reply.page(
        'error',
        View,
        () => {
          turn++
          if (turn === 1) throw notFound()
          return { status: 200, message: `turn ${turn}` }
        },
        { cache: { key: '', shows: [], keep: ({ message }) => message === 'turn 3' } },
      ),
    )
    const bodies = []
    for (let at = 0; at < 4; at++) bodies.push((await app.inject('/odd')).body)
    for (const [at, text] of ['Page not found', 'turn 2', 'turn 3', 'turn 3'].entries())
      t.match(bodies[at], text)
  },
)

t.test('a page that is not to be cached is made each time', async (t) => {
  const { app, loads } = await site(t)
  await app.inject('/free')
  await app.inject('/free')
  t.equal(loads.free, 2)
})

t.test('a conditional request gets 304, errors never do', async (t) => {
  const { app } = await site(t)
  const { headers } = await app.inject('/cached')
  const again = await app.inject({ url: '/cached', headers: { 'if-none-match': `"x", ${headers.etag}` } })
  t.equal(again.statusCode, 304)
  t.equal(again.body, '')
  t.equal(again.headers.etag, headers.etag)
  const byFetch = { 'if-none-match': String(headers.etag), 'cache-control': 'no-cache' }
  t.equal((await app.inject({ url: '/cached', headers: byFetch })).statusCode, 304)
  const gone = await app.inject({ url: '/gone', headers: { 'if-none-match': '*' } })
  t.equal(gone.statusCode, 404)
  t.match(gone.body, 'Page not found')
})

t.test('HEAD answers the headers of GET without its body', async (t) => {
  const { app } = await site(t)
  const get = await app.inject('/cached')
  const head = await app.inject({ method: 'HEAD', url: '/cached' })
  t.equal(head.statusCode, 200)
  t.equal(head.body, '')
  for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control']) {
    t.equal(head.headers[name], get.headers[name], name)
  }
})

t.test('nothing of a requested URL is in a cached page', async (t) => {
  const { app, loads } = await site(t)
  const { body } = await app.inject('/cached?token=secret')
  t.notMatch(body, 'secret')
  await app.inject('/cached?token=another')
  t.equal(loads.cached, 1, 'nor is one kept for each address that somebody makes up')
  t.equal((await app.inject('/no-such-page?token=secret')).body, (await app.inject('/nor-this')).body)
})

t.test('a signed-in page is compressed, private, and shows its viewer', async (t) => {
  const { app } = await site(t)
  const { token } = testAccount(app, { name: 'Ada Quill' })
  const cookie = `swapyard_token=${token}`
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
  await app.inject('/cached')
  for (const [url, accept, coding] of [
    ['/cached', 'gzip, deflate, br, zstd', 'gzip'],
    ['/cached', 'gzip', 'gzip'],
    ['/cached', 'br', 'identity'],
    ['/cached', 'identity', 'identity'],
    ['/free', 'gzip, deflate, br, zstd', 'br'],
    ['/free', 'gzip', 'gzip'],
    ['/free', 'identity', 'identity'],
  ] as const) {
    const answer = await app.inject({ url, headers: { cookie, 'accept-encoding': accept } })
    t.equal(answer.headers['cache-control'], 'private, no-store')
    t.equal(answer.headers['content-encoding'], coding === 'identity' ? undefined : coding)
    t.equal(answer.headers.etag, undefined)
    t.match(unpack[coding](answer.rawPayload).toString(), 'Ada Quill', `${url} in ${coding}`)
  }
  t.notMatch((await app.inject('/cached')).body, 'Ada Quill', 'and a visitor after that sees none of it')
})
