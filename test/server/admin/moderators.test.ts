import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify'
import t from 'tap'
import { isAdminRoute, isModeratorRoute } from '../../../server/admin/admin-only.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { testItem } from '../../helpers/items.ts'
import { testModerator } from '../../helpers/moderator.ts'

/** Every route of an admin, as Fastify was told of it: a new one is tested by being there. */
const routes = new Map<string, { method: HTTPMethods; url: string }>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    if (!isAdminRoute(url)) return
    for (const verb of [method].flat()) routes.set(`${verb} ${url}`, { method: verb as HTTPMethods, url })
  })
})

/** What moderators may do, said once more and by hand: nothing joins it unnoticed. */
const THEIRS =
  /^(?:GET|HEAD) \/admin(?:\/(?:contact-messages|items|people|people\/:id|reports))?$|^(?:POST|DELETE) \/api\/admin\/(?:contact-messages\/:id\/handling|items\/:id\/hiding|people\/:id\/(?:approval|reset-link|sessions|suspension)|reports\/:id\/dismissal|reviews\/:id\/hiding)$/

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
        if (method !== 'HEAD' && !/\/(?:re(?:ports|views)|contact-messages)\//.test(url))
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
  const { admin, callAs } = testModerator(app)
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
  t.match(html, 'Only admins can change anything')
  t.notMatch(html, '/admin/backup', 'what is not theirs is not offered')
  t.equal((await give('member')).status, 200)
  t.equal(role(), 'member')
  t.equal((await callAs(admin, 'POST', `/admin/people/${admin.id}/role`, { role: 'member' })).status, 409)
})

t.test('who is no moderator any more when it comes to the act changes nothing', async (t) => {
  const app = await testApp(t)
  const { act, callAs } = testModerator(app)
  const person = testAccount(app, { role: 'moderator' })
  const item = testItem(app, testAccount(app).id)
  await act('POST', `/people/${person.id}/role`, { role: 'member' })
  t.equal((await callAs(person, 'POST', `/admin/items/${item}/hiding`)).status, 404)
})
