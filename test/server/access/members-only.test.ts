import { subscribe } from 'node:diagnostics_channel'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { accounts, content, images } from '../../../db/schema/index.ts'
import { imageUrl } from '../../../server/platform/images/image-view.ts'
import { saveCommunityRules } from '../../../server/site/community/community-rules.ts'
import { storedSite } from '../../../server/site/content/content-service.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp, testServer } from '../../helpers/app.ts'
import { testItem, testPictures } from '../../helpers/items.ts'

/** All routes, from Fastify: new ones are tested automatically. */
const routes = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'OPTIONS') routes.add(`${verb} ${url}`)
  })
})

/** Routes open to visitors, listed by hand so that additions are noticed. */
const OPEN =
  /^\/(?:sign-in|sign-up|join\/.*|welcome|api\/welcome(?:\/.*)?|resetpassword(?:code)?|verification(?:success)?|createnewpassword|passwordsetsuccessful|page\/:slug|language|(?:api\/)?unsubscribe\/.*|(?:admin|email)-proof|email-undo|account-export|api\/account\/email\/undo|api\/auth\/.*|(?:assets|categories|services)\/.*|swap-days\/:id\/guest\/:code(?:\/alternatives)?|healthz|robots\.txt|offline|app\/:key)$/
const ASSETS =
  /^\/(?!api\/|uploads\/|sitemap|feed)[^:*]+\.(?:css|ico|js|json|map|png|svg|txt|webmanifest|webp|woff2)$/
const ADMINS = /^(?:\/api)?\/admin(?:\/|$)/

async function market(t: import('tap').Test) {
  const app = await testApp(t)
  const owner = testAccount(app, { name: 'Olga Owner' })
  const item = testItem(app, owner.id, { name: 'Secret samovar' })
  saveCommunityRules(app.db, { read: 'members' })
  return { app, owner, item }
}

t.test('a stranger is led to sign in, or refused, on every route but the way in', async (t) => {
  const { app, item } = await market(t)
  t.ok(routes.size > 150, `${routes.size} routes`)
  let closed = 0
  for (const route of routes) {
    const [method, url] = route.split(' ') as ['GET', string]
    if (ADMINS.test(url)) continue
    const path = url.replace(':slug', 'about').replaceAll(/:\w+/g, String(item)).replaceAll('*', 'x')
    const answer = await app.inject({ method, url: path })
    const open = OPEN.test(url) || ASSETS.test(url)
    t.notMatch(answer.body, /samovar|Olga/, route)
    if (open) {
      if (!['/api/auth/logout', '/api/auth/page-cookie'].includes(url))
        t.not(answer.statusCode, 401, `${route} is open`)
      t.notMatch(
        answer.headers.location ?? '',
        url === '/admin-proof' ? 'nowhere' : '/sign-in?',
        `${route} is open`,
      )
      continue
    }
    closed += 1
    if (/^\/(?:sitemap|feed)/.test(url)) t.equal(answer.statusCode, 404, route)
    else if (/^\/(?:api|uploads|attachments)\//.test(url)) {
      t.equal(answer.statusCode, 401, route)
      t.notMatch(answer.headers['cache-control'] ?? '', 'public', route)
    } else {
      t.equal(answer.statusCode, 302, route)
      t.match(answer.headers.location, '/sign-in', route)
      t.match(answer.headers['cache-control'], /\bno-store$/, route)
    }
  }
  t.ok(closed > 80, `${closed} closed routes`)
})

t.test('what a shared link shows of the site is nothing', async (t) => {
  const { app } = await market(t)
  for (const url of ['/sign-in', '/sign-up', '/page/about'])
    t.notMatch((await app.inject(url)).body, /og:|twitter:card/, url)
  saveCommunityRules(app.db, { read: 'everyone' })
  t.match((await app.inject('/sign-in')).body, 'og:title')
})

t.test('cached pages become members-only', async (t) => {
  const { app, owner, item } = await market(t)
  saveCommunityRules(app.db, { read: 'everyone' })
  const cookies = { swapyard_token: owner.token }
  const paths = ['/', '/browse', `/productdetails/${item}`, '/payment']
  for (const url of paths) {
    for (let time = 0; time < 3; time++) {
      t.equal((await app.inject(url)).statusCode, 200)
      t.equal((await app.inject({ url, cookies })).statusCode, 200)
    }
  }
  const { etag } = (await app.inject('/')).headers
  saveCommunityRules(app.db, { read: 'members' })
  for (const url of paths) {
    for (const headers of [{}, { 'if-none-match': String(etag) }, { cookie: 'swapyard_token=forged' }]) {
      const answer = await app.inject({ url, headers })
      t.equal(answer.statusCode, 302, url)
      t.notMatch(answer.body, 'samovar')
    }
    const member = await app.inject({ url, cookies })
    t.equal(member.statusCode, 200, url)
    t.match(member.headers['cache-control'], 'private')
    t.match(member.body, '<meta name="robots" content="noindex"/>', url)
  }
})

t.test('a picture is for members, and private', async (t) => {
  const { app, owner } = await market(t)
  testItem(app, owner.id, { image_ids: await testPictures(app) })
  const { hash, width } = app.db.$client.prepare('SELECT hash, width FROM images ORDER BY id DESC').get() as {
    hash: string
    width: number
  }
  const url = imageUrl(hash, width)
  const stranger = await app.inject(url)
  t.equal(stranger.statusCode, 401)
  t.match(stranger.headers['cache-control'] ?? 'no-store', /no-|private/)
  const member = await app.inject({ url, cookies: { swapyard_token: owner.token } })
  t.equal(member.statusCode, 200)
  t.match(member.headers['cache-control'], 'private')
  const gone = await app.inject({
    url: url.replace(/[0-9a-f]{4}-/, '0000-'),
    cookies: { swapyard_token: owner.token },
  })
  t.match(gone.headers['cache-control'], 'private')
})

t.test('the logo is for all who see a page, and nothing else that is uploaded', async (t) => {
  const { app, owner } = await market(t)
  const ids = await testPictures(app, 2)
  const [logo, avatar] = ids.map((id) => app.db.select().from(images).where(eq(images.id, id)).get()!)
  const site = { ...storedSite(app.db), logo: imageUrl(logo!.hash, logo!.width) }
  app.db.update(content).set({ value: site }).where(eq(content.key, 'header_footer')).run()
  app.db.update(accounts).set({ avatarImageId: avatar!.id }).where(eq(accounts.id, owner.id)).run()
  const invited = await app.inject({
    method: 'POST',
    url: '/api/invitations',
    headers: owner.bearer,
    payload: {},
  })
  const waiting = testAccount(app, { pendingSince: new Date() })
  for (const cookies of [undefined, { swapyard_token: waiting.token }]) {
    for (const url of [new URL(invited.json().data.url).pathname, '/page/contact-us']) {
      const page = await app.inject({ url, cookies })
      const pictures = new Set(page.body.match(/(?<=src=")\/uploads\/[^"]+/g))
      t.strictSame([...pictures], [site.logo], url)
      for (const picture of pictures)
        t.equal((await app.inject({ url: picture, cookies })).statusCode, 200, `${url}: ${picture}`)
    }
    const other = await app.inject({ url: imageUrl(avatar!.hash, avatar!.width), cookies })
    t.equal(other.statusCode, cookies ? 403 : 401, 'a picture of a member')
  }
})

t.test('robots are excluded, and previews are empty', async (t) => {
  const { app, item } = await market(t)
  t.equal((await app.inject('/robots.txt')).body, 'User-agent: *\nDisallow: /\n')
  const { headers } = await app.inject(`/productdetails/${item}`)
  const preview = await app.inject(headers.location as string)
  t.equal(preview.statusCode, 200)
  t.notMatch(preview.body, /samovar|Olga/)
  t.match(preview.body, 'content="noindex"')
})

t.test('the language switch works for visitors and waiting users', async (t) => {
  const { app } = await market(t)
  const waiting = testAccount(app, { pendingSince: new Date() })
  for (const cookies of [undefined, { swapyard_token: waiting.token }]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/language',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: app.config.publicUrl,
        referer: `${app.config.publicUrl}/sign-in?redirect=%2Fbrowse`,
      },
      cookies,
      payload: 'lang=de',
    })
    t.match(answer, { statusCode: 303, headers: { location: '/sign-in?redirect=%2Fbrowse' } })
    t.match(answer.cookies, [{ name: 'language', value: 'de' }])
  }
  const page = await app.inject({ url: '/sign-in', cookies: { language: 'de' } })
  t.match(page.body, '<html lang="de"')
  for (const url of ['/sign-in', '/sign-up', '/resetpassword']) {
    const { body } = await app.inject(url)
    for (const part of [
      'action="/language"',
      ...['terms-and-conditions', 'privacy', 'imprint'].map((slug) => `href="/page/${slug}"`),
    ])
      t.match(body, part, url)
  }
})

t.test('a waiting user sees the settings and the waiting state', async (t) => {
  const { app, item } = await market(t)
  const { token, bearer } = testAccount(app, { pendingSince: new Date() })
  const cookies = { swapyard_token: token }
  for (const url of ['/', '/browse', `/productdetails/${item}`, '/dashboard', '/dashboard/messages']) {
    const answer = await app.inject({ url, cookies })
    t.equal(answer.statusCode, 302, url)
    t.equal(answer.headers.location, '/waiting', url)
  }
  for (const url of ['/waiting', '/dashboard/setting/general', '/page/about'])
    t.equal((await app.inject({ url, cookies })).statusCode, 200, url)
  const answer = await app.inject({ url: '/api/home', headers: bearer })
  t.equal(answer.statusCode, 403)
  t.equal(answer.json().code, 'pending')
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 200)
})

t.test('a visitor on the socket gets no events', async (t) => {
  const { app, origin } = await testServer(t)
  const owner = testAccount(app)
  saveCommunityRules(app.db, { read: 'members' })
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/swapyard?protocol=7`)
  t.teardown(() => socket.close())
  const frames: { event: string; data: string }[] = []
  const next = () =>
    new Promise<{ event: string; data: string }>((resolve) =>
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(data)), { once: true }),
    )
  frames.push(await next())
  for (const channel of [`private-chat.${owner.id}`, 'public', 'items', 'presence-all']) {
    const answer = next()
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: 'swapyard:forged' } }))
    t.match(await answer, { event: 'pusher:error', data: /4009/ }, channel)
  }
})
