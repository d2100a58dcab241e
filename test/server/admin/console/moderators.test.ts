import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify'
import t from 'tap'
import { isModeratorRoute } from '../../../../server/admin/console/admin-only.ts'
import { isAdminRoute } from '../../../../server/platform/http/admin-route.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { reviewing } from '../../../helpers/reviews.ts'

/** All admin routes, from Fastify: new ones are tested automatically. */
const routes = new Map<string, { method: HTTPMethods; url: string }>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    if (!isAdminRoute(url)) return
    for (const verb of [method].flat()) routes.set(`${verb} ${url}`, { method: verb as HTTPMethods, url })
  })
})

/** Routes open to moderators, listed by hand so that additions are noticed. */
const THEIRS =
  /^(?:GET|HEAD) \/admin(?:\/(?:contact-messages|items|people|people\/:id|reports|swap-days(?:\/.*)?))?$|^(?:GET|HEAD|POST|DELETE) \/api\/admin\/swap-days(?:\/.*)?$|^(?:POST|DELETE) \/api\/admin\/(?:contact-messages\/:id\/handling|items\/:id\/hiding|people\/:id\/(?:approval|reset-link|sessions|suspension)|reports\/:id\/dismissal|reviews\/:id\/hiding)$/

t.test(
  'a moderator reaches reports, contact messages, items, people and what is done about them, and nothing else',
  async (t) => {
    const app = await testApp(t)
    const moderator = testAccount(app, { role: 'moderator' })
    const member = testAccount(app)
    const item = testItem(app, member.id)
    const addressOf = (url: string) =>
      url
        .replace(':slug', 'about')
        .replace('items/:id', `items/${item}`)
        .replaceAll(/:\w+/g, String(member.id))
    t.ok(routes.size > 30, `found ${routes.size} routes`)
    for (const [name, { method, url }] of routes) {
      const isCall = url.startsWith('/api/')
      const ask = (path: string) =>
        app.inject({
          method,
          url: path,
          ...(isCall ? { headers: moderator.bearer } : { cookies: { swapyard_token: moderator.token } }),
        } as InjectOptions)
      t.equal(isModeratorRoute(url), THEIRS.test(name), name)
      const answer = await ask(addressOf(url))
      if (THEIRS.test(name)) {
        if (method !== 'HEAD' && !/\/(?:re(?:ports|views)|contact-messages|swap-days)\//.test(url))
          t.not(answer.statusCode, 404, `${name} is there for them`)
      } else {
        t.equal(answer.statusCode, 404, name)
        t.equal(answer.body, (await ask(isCall ? '/api/nothing' : '/nothing')).body, `${name} tells nothing`)
      }
    }
  },
)

t.test('a moderator takes an item down and suspends a member, and no admin or moderator', async (t) => {
  const app = await testApp(t)
  const { admin, act, callAs } = testModerator(app)
  const [moderator, other] = [1, 2].map(() => testAccount(app, { role: 'moderator' }))
  const member = testAccount(app)
  const as = (path: string, payload?: object, method: 'POST' | 'DELETE' = 'POST') =>
    callAs(moderator!, method, `/admin${path}`, payload)
  t.equal((await as(`/items/${testItem(app, member.id)}/hiding`)).status, 200)
  for (const { id } of [admin, other!]) {
    t.equal((await as(`/people/${id}/suspension`, { reason: 'No.' })).status, 403)
    t.equal((await as(`/people/${id}/sessions`, undefined, 'DELETE')).status, 403)
    t.equal((await as(`/people/${id}/reset-link`)).status, 403)
  }
  t.equal((await as(`/people/${moderator!.id}/suspension`, { reason: 'Me.' })).status, 409)
  t.equal((await as(`/people/${member.id}/suspension`, { reason: 'Spam.' })).status, 200)
  t.equal(app.sessions.find(member.token), null)
  t.equal((await as(`/people/${member.id}/suspension`, undefined, 'DELETE')).status, 200)
  t.equal((await act('POST', `/people/${other!.id}/suspension`, { reason: 'Both.' })).status, 200)
  t.equal(
    (await as(`/people/${other!.id}/suspension`, undefined, 'DELETE')).status,
    403,
    'nor lets one in again',
  )
})

t.test(
  'a moderator takes down nothing of an admin or a moderator, and brings nothing of their own back',
  async (t) => {
    const app = await testApp(t)
    const { admin, act, callAs, see } = testModerator(app)
    const [moderator, other] = [1, 2].map(() => testAccount(app, { role: 'moderator' }))
    const hiding = (itemId: number, method: 'POST' | 'DELETE' = 'POST') =>
      callAs(moderator!, method, `/admin/items/${itemId}/hiding`)
    for (const { id } of [admin, other!, moderator!]) t.equal((await hiding(testItem(app, id))).status, 403)
    const own = testItem(app, moderator!.id)
    const offered = async (who: typeof moderator) =>
      (await see('/items', who)).html.match(/aria-label="(?:Take down|Show again): /g)?.length ?? 0
    t.equal(await offered(moderator), 0, 'and is not offered to')
    t.equal(await offered(admin), 4)
    await act('POST', `/items/${own}/hiding`)
    t.equal((await hiding(own, 'DELETE')).status, 403)
    t.equal((await act('DELETE', `/items/${own}/hiding`)).status, 200)
  },
)

t.test(
  'a moderator hides no review that an admin or they themselves have written, nor shows it again',
  async (t) => {
    const app = await testApp(t)
    const { admin, act, callAs } = testModerator(app)
    const moderator = testAccount(app, { role: 'moderator' })
    const member = testAccount(app)
    const { swapped, review } = reviewing(app)
    for (const writer of [admin, moderator]) {
      const swap = await swapped(writer, member)
      const { id } = (await review(writer, swap, member, false)).body.data
      await review(member, swap, writer)
      t.equal((await callAs(moderator, 'POST', `/admin/reviews/${id}/hiding`)).status, 403)
      t.equal((await act('POST', `/reviews/${id}/hiding`)).status, 200)
      t.equal((await callAs(moderator, 'DELETE', `/admin/reviews/${id}/hiding`)).status, 403)
    }
  },
)

t.test('a moderator settles no report of a review of themselves, and is not offered to', async (t) => {
  const app = await testApp(t)
  const { act, callAs, see } = testModerator(app)
  const moderator = testAccount(app, { role: 'moderator' })
  const member = testAccount(app)
  const { swapped, review } = reviewing(app)
  const swap = await swapped(moderator, member)
  const { id: target_id } = (await review(member, swap, moderator)).body.data
  await review(moderator, swap, member)
  const report = { target_kind: 'review', target_id, reason: 'abuse' }
  const { id } = (await callAs(testAccount(app), 'POST', '/reports', report)).body.data
  t.equal((await callAs(moderator, 'POST', `/admin/reports/${id}/dismissal`)).status, 403)
  t.notMatch((await see('/reports', moderator)).html, '/api/admin/')
  t.equal((await act('POST', `/reports/${id}/dismissal`)).status, 200)
})

t.test('a suspended admin is the admins’ to act upon, and they can take the rights', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'boss@example.test' })
  const { act, callAs } = testModerator(app)
  const moderator = testAccount(app, { role: 'moderator' })
  const boss = testAccount(app, { email: 'boss@example.test', emailProvedAt: new Date() })
  t.equal((await act('POST', `/people/${boss.id}/suspension`, { reason: 'No.' })).status, 200)
  const lift = `/admin/people/${boss.id}/suspension`
  t.equal((await callAs(moderator, 'DELETE', lift)).status, 403)
  t.equal((await act('DELETE', `/people/${boss.id}/admin`)).status, 200)
  t.equal((await act('DELETE', `/people/${boss.id}/suspension`)).status, 200)
  t.equal((await act('DELETE', `/people/${boss.id}/admin`)).status, 409, 'no admin any more')
})

t.test('an appointment that is taken back leaves a moderator a moderator', async (t) => {
  const app = await testApp(t)
  const { act } = testModerator(app)
  const person = testAccount(app, { role: 'moderator' })
  t.equal((await act('POST', `/people/${person.id}/admin`)).status, 200)
  t.equal((await act('DELETE', `/people/${person.id}/admin`)).status, 200)
  t.equal(app.sessions.find(person.token)?.viewer.role, 'moderator')
})

t.test('a moderator cannot judge reports about themselves or admins, nor see the reporter', async (t) => {
  const app = await testApp(t)
  const { admin, act, callAs, see } = testModerator(app)
  const moderator = testAccount(app, { role: 'moderator' })
  const rita = testAccount(app, { name: 'Rita' })
  const reported = async (target_id: number) =>
    (await callAs(rita, 'POST', '/reports', { target_kind: 'person', target_id, reason: 'abuse' })).body.data
      .id as number
  const about = [await reported(moderator.id), await reported(admin.id)]
  for (const id of about)
    t.equal((await callAs(moderator, 'POST', `/admin/reports/${id}/dismissal`)).status, 403)
  const { html } = await see('/reports', moderator)
  t.equal(html.match(/Rita/g)?.length, 1, 'of that about the admin')
  t.match(html, 'Reports about admins and moderators are handled by admins.')
  t.notMatch(html, '/api/admin/', 'nothing is offered that is refused')
  t.match((await see('/reports')).html, '/api/admin/reports/')
  for (const id of about) t.equal((await act('POST', `/reports/${id}/dismissal`)).status, 200)
})

t.test('an admin makes a moderator and takes it back; a moderator makes nobody anything', async (t) => {
  const app = await testApp(t)
  const { admin, act, callAs, see } = testModerator(app)
  const person = testAccount(app, { name: 'Mia' })
  const role = () => app.sessions.find(person.token)?.viewer.role
  const give = (role: string) => act('POST', `/people/${person.id}/role`, { role })
  t.equal((await give('moderator')).status, 200)
  t.equal(role(), 'moderator')
  t.equal((await give('moderator')).status, 409)
  t.equal((await give('king')).status, 422)
  t.equal((await callAs(person, 'POST', `/admin/people/${person.id}/role`, { role: 'admin' })).status, 404)
  t.match((await see('/people?show=moderators')).html, 'Mia')
  const { html } = await see(`/people/${admin.id}`, person)
  t.match(html, 'Only admins can make changes to')
  t.notMatch(html, '/admin/backup', 'what is not theirs is not offered')
  t.equal((await give('member')).status, 200)
  t.equal(role(), 'member')
  t.equal((await callAs(admin, 'POST', `/admin/people/${admin.id}/role`, { role: 'member' })).status, 409)
})

t.test('who is made an admin as one of three roles has to prove their address, too', async (t) => {
  const app = await testApp(t)
  const { act } = testModerator(app)
  const [proved, unproved] = [testAccount(app, { emailProvedAt: new Date() }), testAccount(app)]
  const roles = () => [proved, unproved].map(({ token }) => app.sessions.find(token)?.viewer.role)
  const give = async ({ id }: { id: number }) =>
    (await act('POST', `/people/${id}/role`, { role: 'admin' })).status
  t.strictSame([await give(proved), await give(unproved)], [200, 200])
  t.strictSame(roles(), ['admin', 'member'])
  t.equal(await give(proved), 409)
})

t.test('a moderator who loses the role before the action changes nothing', async (t) => {
  const app = await testApp(t)
  const { act, callAs } = testModerator(app)
  const person = testAccount(app, { role: 'moderator' })
  const item = testItem(app, testAccount(app).id)
  await act('POST', `/people/${person.id}/role`, { role: 'member' })
  t.equal((await callAs(person, 'POST', `/admin/items/${item}/hiding`)).status, 404)
})
