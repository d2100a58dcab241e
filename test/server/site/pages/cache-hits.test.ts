import { get, type IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import t from 'tap'
import { toggleFavourite } from '../../../../server/market/favourites/favourites-service.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp, testServer } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'

const COOKIE = 'swapyard_token'

t.test('a page that lies ready is answered just as it was the first time', async (t) => {
  const app = await testApp(t)
  const first = await app.inject('/browse')
  const second = await app.inject('/browse')
  t.equal(second.statusCode, 200)
  t.equal(second.body, first.body)
  const { date: _first, 'x-request-id': _id, ...expected } = first.headers
  const { date: _second, ...headers } = second.headers
  t.match(headers, expected, 'security headers and all')
  t.equal((await app.inject({ method: 'HEAD', url: '/browse' })).body, '')
  const etag = String(first.headers.etag)
  t.equal((await app.inject({ url: '/browse', headers: { 'if-none-match': etag } })).statusCode, 304)
})

t.test('on a real connection a ready page has each header of the first answer, once', async (t) => {
  const { origin } = await testServer(t)
  const ask = async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/browse`, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
    })
    return { body: Buffer.concat(await response.toArray()), headers: response.headersDistinct }
  }
  const first = await ask()
  for (let round = 0; round < 2; round++) {
    const again = await ask()
    t.same(again.body, first.body)
    t.not(again.headers['x-request-id']?.[0], first.headers['x-request-id']?.[0])
    const { date: _date, 'x-request-id': _id, ...same } = first.headers
    t.match(again.headers, same)
    t.same(Object.keys(again.headers).sort(), Object.keys(first.headers).sort())
  }
})

t.test('a ready page passes the checks of all requests', async (t) => {
  const app = await testApp(t)
  await app.inject('/browse')
  const ask = () => app.inject('/browse')
  t.match((await ask()).headers['x-request-id'], /^[\da-f-]{36}$/)
  saveCommunityRules(app.db, { read: 'members' })
  t.match((await ask()).headers.location, '/sign-in', 'who may read')
  saveCommunityRules(app.db, { read: 'everyone' })
  t.equal((await ask()).statusCode, 200)
})

t.test('what is sent to the address of a ready page is not answered with that page', async (t) => {
  const app = await testApp(t)
  await app.inject('/browse')
  for (const method of ['POST', 'DELETE'] as const)
    t.equal((await app.inject({ method, url: '/browse' })).statusCode, 404, method)
})

t.test('missing pages are not cached: their number is unlimited', async (t) => {
  const app = await testApp(t)
  const isCached = async (originalUrl: string) => {
    await app.inject(originalUrl)
    const request = { method: 'GET', headers: {}, originalUrl, viewer: null, language: 'en' }
    return app.pageCache.hit(request as unknown as FastifyRequest) !== undefined
  }
  t.equal(await isCached('/browse?category=all'), true)
  t.equal(await isCached('/browse?category=all&page=2'), false, 'a page beyond the last')
  t.equal(await isCached('/browse?category=all&place=77'), false, 'a place that is not there')
})

t.test('a change shows in the very next answer', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app)
  await app.inject('/')
  await app.inject('/')
  testItem(app, owner.id, { name: 'Singular samovar' })
  t.match((await app.inject('/')).body, 'Singular samovar')
})

t.test('what only signed-in people see never lies ready for visitors', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app)
  for (let round = 0; round < 2; round++) {
    const own = await app.inject({ url: '/uploaditem', cookies: { [COOKIE]: token } })
    t.equal(own.statusCode, 200)
    const visitor = await app.inject('/uploaditem')
    t.match(visitor.headers, { location: '/sign-in?redirect=%2Fuploaditem' })
  }
  await app.inject('/')
  const home = await app.inject({ url: '/', cookies: { [COOKIE]: token } })
  t.match(home.headers['cache-control'], 'private')
  t.match(home.body, 'Sign Out')
})

t.test('what is not there stays not there', async (t) => {
  const app = await testApp(t)
  for (let round = 0; round < 3; round++) {
    t.equal((await app.inject('/productdetails/77')).statusCode, 404)
    t.equal((await app.inject('/nowhere')).statusCode, 404)
  }
})

t.test('a page that lies ready is answered to each person with their own name and hearts', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app)
  const item = testItem(app, owner.id)
  const people = ['Ada Quill', 'Bo Finch'].map((name) => testAccount(app, { name }))
  toggleFavourite(app.db, people[0]!.id, item)
  await app.inject('/')
  for (let round = 0; round < 3; round++) {
    for (const [at, { token }] of people.entries()) {
      const { statusCode, headers, body } = await app.inject({ url: '/', cookies: { [COOKIE]: token } })
      t.equal(statusCode, 200)
      t.equal(headers['cache-control'], 'private, no-store')
      t.equal(headers['x-content-type-options'], 'nosniff')
      t.equal(headers.etag, undefined)
      t.equal(body.includes('Ada Quill'), at === 0)
      t.equal(body.includes('Bo Finch'), at === 1)
      t.equal(body.includes(`{"id":${item},"isFavourite":true}`), at === 0)
    }
    t.notMatch((await app.inject('/')).body, /Ada Quill|Bo Finch/)
  }
})

t.test('whose session has ended sees, in the very next answer, what a visitor sees', async (t) => {
  const app = await testApp(t)
  const { token, id } = testAccount(app, { name: 'Ada Quill' })
  const ask = async () => (await app.inject({ url: '/', cookies: { [COOKIE]: token } })).body
  await app.inject('/')
  await ask()
  t.match(await ask(), 'Ada Quill')
  app.sessions.endAll(id)
  t.notMatch(await ask(), 'Ada Quill')
})

t.test('what a visitor sees lies ready for nobody who is sent elsewhere when signed in', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app)
  for (let round = 0; round < 2; round++) {
    t.equal((await app.inject('/sign-in')).statusCode, 200)
    const { statusCode } = await app.inject({ url: '/sign-in', cookies: { [COOKIE]: token } })
    t.equal(statusCode, 303)
  }
})

t.test(
  'a request that signs out clears the cookie, also where others have read that address before',
  async (t) => {
    const app = await testApp(t)
    const { token } = testAccount(app)
    const ask = (site: string, cookies = {}) =>
      app.inject({ url: '/sign-in?signed_out=1', headers: { 'sec-fetch-site': site }, cookies })
    for (let round = 0; round < 2; round++)
      t.equal((await ask('cross-site')).headers['set-cookie'], undefined)
    const { headers } = await ask('same-origin', { [COOKIE]: token })
    t.match(headers['set-cookie'], `${COOKIE}=;`)
  },
)
