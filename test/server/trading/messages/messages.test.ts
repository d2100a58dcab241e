import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, conversations, messages } from '../../../../db/schema/index.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testLive } from '../../../helpers/live.ts'

t.test('a message is in both users’ threads and lists, and in no others', async (t) => {
  const { ada, bob, eve, call, send } = await testChat(t)
  const sent = await send(ada, bob, { message: '  Is the kettle still there?  ' })
  t.equal(sent.status, 200)
  t.match(sent.body.data, {
    sender_id: ada.id,
    receiver_id: bob.id,
    text: 'Is the kettle still there?',
    attachments: [],
    read_at: null,
  })
  await send(bob, ada, { message: 'It is' })

  const { body: thread } = await call(ada, 'GET', `/messages/${bob.id}`)
  t.match(thread.data, {
    person: { id: bob.id, name: 'Bob', avatar: null },
    blocked: null,
    messages: [{ text: 'It is' }, { text: 'Is the kettle still there?' }],
    next_before: null,
  })
  const { body: list } = await call(bob, 'GET', '/users-with-last-message')
  t.match(list.data, [{ id: ada.id, sender: { name: 'Ada' }, text: 'It is', from_me: true, unread_count: 1 }])
  t.strictSame((await call(eve, 'GET', '/users-with-last-message')).body.data, [])
  t.strictSame((await call(eve, 'GET', `/messages/${bob.id}`)).body.data.messages, [])
})

t.test('a long thread has pages of fifty, without gaps and duplicates', async (t) => {
  const { app, ada, bob, call, send } = await testChat(t)
  await send(ada, bob, { message: '0' })
  const { id: conversationId } = app.db.select().from(conversations).get()!
  const line = { conversationId, senderId: bob.id, receiverId: ada.id }
  app.db
    .insert(messages)
    .values(Array.from({ length: 119 }, (_, at) => ({ ...line, text: String(at + 1) })))
    .run()
  const seen: string[] = []
  let before: number | null = null
  do {
    const { body } = await call(ada, 'GET', `/messages/${bob.id}${before ? `?before=${before}` : ''}`)
    t.ok(body.data.messages.length <= 50)
    seen.push(...body.data.messages.map(({ text }: { text: string }) => text))
    before = body.data.next_before
  } while (before)
  t.strictSame(
    seen,
    Array.from({ length: 120 }, (_, at) => String(119 - at)),
  )
  t.equal((await call(ada, 'GET', `/messages/${bob.id}?before=x`)).status, 422)
})

t.test('reading marks only what the reader has received, up to the message that was in view', async (t) => {
  const { app, ada, bob, eve, call, send } = await testChat(t)
  const first = await send(ada, bob, { message: '1' })
  await send(ada, bob, { message: '2' })
  await send(bob, ada, { message: '3' })
  await send(eve, bob, { message: 'other' })
  t.equal((await call(bob, 'GET', '/unread-counts')).body.data.messages, 3, 'fetching marks nothing')

  const upTo = first.body.data.id
  const read = await call(bob, 'POST', `/messages/${ada.id}/read`, { up_to: upTo })
  t.equal(read.body.data.unread_count, 2)
  const { body } = await call(ada, 'GET', `/messages/${bob.id}`)
  const marks = body.data.messages.map(({ read_at }: { read_at: string | null }) => read_at !== null)
  t.strictSame(marks, [false, false, true])
  app.db
    .update(messages)
    .set({ readAt: new Date(1) })
    .where(eq(messages.id, upTo))
    .run()
  const again = (await call(bob, 'POST', `/messages/${ada.id}/read`, { up_to: upTo })).body
  t.equal(again.data.unread_count, 2)
  const later = (await call(ada, 'GET', `/messages/${bob.id}`)).body.data.messages
  t.equal(later[2].read_at, new Date(1).toISOString(), 'it was read when it was read first')
  t.equal((await call(bob, 'POST', `/messages/${ada.id}/read`, { up_to: 'x' })).status, 422)
})

t.test('nobody reads what a person has written who is not there, nor oneself', async (t) => {
  const { ada, bob, call } = await testChat(t)
  for (const id of [999_999, ada.id])
    t.equal((await call(ada, 'POST', `/messages/${id}/read`, { up_to: 1 })).status, 404)
  t.equal((await call(ada, 'POST', `/messages/${bob.id}/read`, { up_to: 1 })).status, 200)
})

t.test('the read position sent to windows never exceeds the last message', async (t) => {
  const { app, ada, bob, window, send, call } = await testLive(t)
  const beyond = { up_to: Number.MAX_SAFE_INTEGER }
  const { id } = (await send(ada, bob, { message: 'Hello' })).body.data
  const of = { ada: await window(ada), bob: await window(bob) }
  t.equal((await call(bob, 'POST', `/messages/${ada.id}/read`, beyond)).status, 200)
  const seen = { reader_id: bob.id, sender_id: ada.id, up_to: id }
  t.match((await of.ada.next('MessagesRead')).data, seen)
  notify(app.db, 'item_shown', { to: bob.id, values: { item: 'Lamp' }, url: '/' })
  const [{ id: newest }] = (await call(bob, 'GET', '/notifications')).body.data.notifications
  t.strictSame((await call(bob, 'POST', '/notifications/read', beyond)).body.data, { unread_count: 0 })
  t.match((await of.bob.next('NotificationsRead')).data, { up_to: newest })
})

t.test('100,000 characters are too long, 5,000 are not, and line breaks count once', async (t) => {
  const { ada, bob, send, call, texts } = await testChat(t)
  for (const message of ['x'.repeat(100_000), '😀'.repeat(100_000), 'ä'.repeat(5001)]) {
    for (const { status, body } of [
      await send(ada, bob, { message }),
      await call(ada, 'POST', `/messages/${bob.id}`, { message }),
    ]) {
      t.equal(status, 422)
      t.match(body.errors, { message: [/long|5,000 characters/] })
    }
  }
  const lines = 'ab\n'.repeat(1666)
  t.equal((await send(ada, bob, { message: lines })).status, 200)
  t.strictSame(await texts(bob, ada), [lines.trim()])
})

t.test('nothing is sent for blanks, to oneself, to nobody or by nobody', async (t) => {
  const { app, ada, bob, send, call } = await testChat(t)
  t.match(await send(ada, bob, { message: ' \n ' }), { status: 422, body: { errors: { message: [String] } } })
  t.equal((await send(ada, bob, {})).status, 422)
  t.equal((await send(ada, ada, { message: 'me' })).status, 422)
  t.equal((await call(ada, 'GET', `/messages/${ada.id}`)).status, 404)
  for (const id of ['999', 'x', '0', '-1']) {
    t.equal((await call(ada, 'POST', `/messages/${id}`, { message: 'x' })).status, 404, id)
    t.equal((await call(ada, 'GET', `/messages/${id}`)).status, 404, id)
  }
  const visitor = { method: 'POST', url: `/api/messages/${bob.id}`, payload: { message: 'x' } } as const
  t.equal((await app.inject(visitor)).statusCode, 401)
  t.equal(app.db.select().from(messages).all().length, 0)
})

t.test('a message that a shaky line sends three times at once is stored once', async (t) => {
  const { ada, bob, send, texts } = await testChat(t)
  const fields = { message: 'Hello', client_id: 'tap-1' }
  const file = () => new File(['plain'], 'note.txt')
  const answers = await Promise.all([1, 2, 3].map(() => send(ada, bob, fields, [file()])))
  t.strictSame([...new Set(answers.map(({ status }) => status))], [200])
  t.equal(new Set(answers.map(({ body }) => body.data.id)).size, 1)
  t.equal(answers[0]?.body.data.client_id, 'tap-1')
  t.strictSame(await texts(bob, ada), ['Hello'])
  await send(bob, ada, fields)
  t.strictSame(await texts(bob, ada), ['Hello', 'Hello'], 'an id is its sender’s own')
})

t.test('the 121st message of a minute is asked to wait, and others are not', async (t) => {
  const { ada, bob, call } = await testChat(t)
  for (let at = 0; at < RATE.messages.max; at++) {
    await call(ada, 'POST', `/messages/${bob.id}`, { message: String(at) })
  }
  t.equal((await call(ada, 'POST', `/messages/${bob.id}`, { message: 'more' })).status, 429)
  t.equal((await call(bob, 'POST', `/messages/${ada.id}`, { message: 'fine' })).status, 200)
})

t.test(
  'who has no page is nobody to strangers, and stays who they were to those who know them',
  async (t) => {
    const { app, ada, bob, eve, call, send } = await testChat(t)
    await send(ada, bob, { message: 'Hello' })
    const ways = {
      suspended: () => app.db.update(accounts).set({ suspendedAt: new Date() }),
      'not let in yet': () => app.db.update(accounts).set({ suspendedAt: null, pendingSince: new Date() }),
    }
    const see = (who: typeof ada, path = '') => call(who, 'GET', `/messages/${bob.id}${path}`)
    t.match((await see(eve)).body.data, { person: { name: 'Bob' }, messages: [] })
    for (const [way, go] of Object.entries(ways)) {
      go().where(eq(accounts.id, bob.id)).run()
      for (const path of ['', '?before=9']) {
        const { status, body } = await see(eve, path)
        t.equal(status, 404, way)
        t.notMatch(JSON.stringify(body), 'Bob')
      }
      const cookies = { swapyard_token: eve.token }
      const page = await app.inject({ url: `/dashboard/messages?userId=${bob.id}`, cookies })
      t.equal(page.statusCode, 200)
      t.notMatch(page.body, 'Bob', way)
      t.match((await see(ada)).body.data, { person: { name: 'Bob' }, messages: [{ text: 'Hello' }] })
    }
  },
)

t.test('who is away is nobody to strangers who write to them, as to those who read', async (t) => {
  const { app, ada, bob, eve, send, call } = await testChat(t)
  const nobody = await send(ada, { ...bob, id: 999_999 }, { message: 'Hello' })
  t.equal(nobody.status, 404)
  const away = (id: number, how: object) => app.db.update(accounts).set(how).where(eq(accounts.id, id)).run()
  away(bob.id, { suspendedAt: new Date() })
  away(eve.id, { pendingSince: new Date() })
  for (const other of [bob, eve]) {
    t.strictSame(await send(ada, other, { message: 'Hello' }), nobody)
    t.equal((await call(ada, 'GET', `/messages/${other.id}`)).status, 404)
  }
})

t.test('a suspended person’s thread stays readable and takes nothing new', async (t) => {
  const { app, ada, bob, call, send, texts } = await testChat(t)
  await send(ada, bob, { message: 'Before' })
  app.db.update(accounts).set({ suspendedAt: new Date() }).run()
  app.db.update(accounts).set({ suspendedAt: null }).where(eq(accounts.id, ada.id)).run()
  t.equal((await call(ada, 'POST', `/messages/${bob.id}`, { message: 'After' })).status, 403)
  t.strictSame(await texts(ada, bob), ['Before'])
})
