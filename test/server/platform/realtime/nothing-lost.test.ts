import t from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { liveEvents } from '../../../../server/platform/realtime/live-events.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testEnvironment } from '../../../helpers/app.ts'
import { testLive } from '../../../helpers/live.ts'
import { TestSocket } from '../../../helpers/sockets.ts'

const WRITERS = 80

t.test(
  'a connection that is cut between store and push loses nothing: what was missed is fetched',
  async (t) => {
    const { app, ada, bob, window, call, texts } = await testLive(t)
    const socket = await window(bob)
    await call(ada, 'POST', `/messages/${bob.id}`, { message: 'seen' })
    const { message } = (await socket.next('MessageSent')).data as { message: { id: number } }
    liveEvents(app.db).prependOnceListener('event', () => socket.socket.terminate())
    await call(ada, 'POST', `/messages/${bob.id}`, { message: 'missed' })
    const again = await window(bob)
    const { body } = await call(bob, 'GET', `/messages/${ada.id}`)
    const missed = body.data.messages.filter(({ id }: { id: number }) => id > message.id)
    t.match(missed, [{ text: 'missed' }])
    await call(ada, 'POST', `/messages/${bob.id}`, { message: 'live again' })
    t.match((await again.next('MessageSent')).data, { message: { text: 'live again' } })
    t.strictSame(await texts(bob, ada), ['live again', 'missed', 'seen'])
  },
)

t.test(
  'restarted under 80 connected clients that write: every message is in every thread once',
  async (t) => {
    const environment = testEnvironment(t, { TRUST_PROXY: '127.0.0.1' })
    const start = async (port: number) => {
      const app = await buildApp(readConfig(environment))
      const origin = await app.listen({ host: '127.0.0.1', port })
      return { app, origin, port: Number(new URL(origin).port) }
    }
    let site = await start(0)
    t.teardown(() => site.app.close())
    const people = Array.from({ length: WRITERS }, () => testAccount(site.app))
    type Person = (typeof people)[number]
    const partner = (at: number) => people[at % 2 === 0 ? at + 1 : at - 1]!

    /** Different addresses, like real users. */
    function api(who: Person, path: string, body: object | URLSearchParams): Promise<Response> {
      const isForm = body instanceof URLSearchParams
      return fetch(`${site.origin}/api${path}`, {
        method: 'POST',
        headers: {
          ...who.bearer,
          'x-forwarded-for': `10.0.0.${who.id}`,
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        },
        body: isForm ? body : JSON.stringify(body),
      })
    }
    async function tryToConnect(who: Person): Promise<TestSocket> {
      const socket = new TestSocket(t, site.origin, '/app/swapyard?protocol=7')
      const { data } = await socket.next('pusher:connection_established')
      const channel = `private-chat.${who.id}`
      const form = new URLSearchParams({ socket_id: String(data.socket_id), channel_name: channel })
      const response = await api(who, '/broadcasting/auth', form)
      if (!response.ok) throw new Error(`answered ${response.status}`)
      const { auth } = (await response.json()) as { auth: string }
      socket.send('pusher:subscribe', { channel, auth })
      await socket.next('pusher_internal:subscription_succeeded')
      return socket
    }
    /** Like the browser: retries after a 503. */
    async function connect(who: Person): Promise<TestSocket> {
      for (;;) {
        const socket = await tryToConnect(who).catch(() => null)
        if (socket) return socket
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    /** Like the browser: repeats a message with the same id until answered. */
    async function write(at: number, text: string): Promise<void> {
      const message = { message: text, client_id: `${at}-${text}` }
      for (;;) {
        const response = await api(people[at]!, `/messages/${partner(at).id}`, message).catch(() => null)
        if (response?.status === 200) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }

    const before = await Promise.all(people.map(connect))
    const writing = people.map(async (_, at) => {
      await write(at, 'one')
      await write(at, 'two')
    })
    await Promise.race(writing)
    const closing = site.app.close()
    await Promise.all(before.map(async ({ closed }) => t.equal(await closed, 1001)))
    await closing
    site = await start(site.port)
    await Promise.all([...writing, ...people.map(connect)])
    // As after a lost response: the old process may have stored it.
    await Promise.all(people.map((_, at) => write(at, 'one')))

    for (const [at, person] of people.entries()) {
      const response = await site.app.inject({
        url: `/api/messages/${partner(at).id}`,
        headers: person.bearer,
      })
      const texts = response
        .json()
        .data.messages.map(
          ({ text, sender_id: sender }: { text: string; sender_id: number }) =>
            `${sender === person.id ? 'mine' : 'theirs'} ${text}`,
        )
      t.strictSame(texts.sort(), ['mine one', 'mine two', 'theirs one', 'theirs two'])
    }
  },
)
