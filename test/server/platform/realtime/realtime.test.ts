import { eq } from 'drizzle-orm'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { accounts, notifications } from '../../../../db/schema/index.ts'
import { REALTIME } from '../../../../server/platform/limits.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { testLive } from '../../../helpers/live.ts'
import type { TestSocket } from '../../../helpers/sockets.ts'

const typings = (...windows: TestSocket[]) =>
  windows.flatMap(({ events }) => events).filter(({ event }) => event === 'Typing')

t.test('a message reaches the receiver’s windows and the sender’s other ones, and nobody else', async (t) => {
  const { app, ada, bob, eve, window, call } = await testLive(t)
  const [phone, laptop, adas, adasOther, eves] = await Promise.all([
    window(bob),
    window(bob),
    window(ada),
    window(ada),
    window(eve),
  ])
  const response = await app.inject({
    method: 'POST',
    url: `/api/messages/${bob.id}`,
    headers: { ...ada.bearer, 'x-socket-id': adas.id },
    payload: { message: 'Hello', client_id: 'one' },
  })
  const message = response.json().data
  for (const socket of [phone, laptop, adasOther]) {
    const { channel, data } = await socket.next('MessageSent')
    t.equal(channel, socket.channel)
    t.strictSame(data, { message })
  }
  await Promise.all([adas.settled(), eves.settled()])
  t.strictSame([...adas.events, ...eves.events], [])

  await call(bob, 'POST', `/messages/${ada.id}/read`, { up_to: message.id })
  t.strictSame((await adas.next('MessagesRead')).data, {
    reader_id: bob.id,
    sender_id: ada.id,
    up_to: message.id,
  })
})

t.test('a notification is pushed after its commit, and never without one', async (t) => {
  const { app, ada, window } = await testLive(t)
  const socket = await window(ada)
  const note = (item: string) => ({ to: ada.id, values: { item }, url: '/' })
  t.throws(() =>
    immediate(app.db, () => {
      notify(app.db, 'item_shown', note('undone'))
      throw new Error('no')
    }),
  )
  immediate(app.db, () => {
    t.throws(() =>
      immediate(app.db, () => {
        notify(app.db, 'item_shown', note('undone inside'))
        throw new Error('no')
      }),
    )
    notify(app.db, 'item_shown', note('done'))
  })
  await socket.settled()
  t.match(socket.events, [
    { event: 'NotificationCreated', data: { notification: { text: 'done is visible again.' } } },
  ])
  t.equal(socket.events.length, 1)
  t.equal(app.db.select().from(notifications).all().length, 1)
})

t.test('typing is relayed to its recipient, except between blocked users', async (t) => {
  const { ada, bob, eve, window, call } = await testLive(t)
  const [adas, bobs, eves] = await Promise.all([window(ada), window(bob), window(eve)])
  adas.send('client-typing', { receiver_id: bob.id }, adas.channel)
  t.match(await bobs.next('Typing'), { channel: bobs.channel, data: { sender_id: ada.id } })
  await call(bob, 'POST', `/blocks/${ada.id}`)
  adas.send('client-typing', { receiver_id: bob.id }, adas.channel)
  bobs.send('client-typing', { receiver_id: ada.id }, bobs.channel)
  eves.send('client-typing', { receiver_id: ada.id }, adas.channel)
  t.equal((await eves.next('pusher:error')).data.code, 4301, 'on somebody else’s channel')
  await Promise.all([adas.settled(), bobs.settled()])
  t.strictSame(typings(adas, bobs, eves), [])
})

t.test('typing is not relayed to users who cannot be messaged', async (t) => {
  const { app, ada, bob, window } = await testLive(t)
  const [adas, bobs] = await Promise.all([window(ada), window(bob)])
  app.db.update(accounts).set({ pendingSince: new Date() }).where(eq(accounts.id, bob.id)).run()
  adas.send('client-typing', { receiver_id: bob.id }, adas.channel)
  await adas.settled()
  await bobs.settled()
  t.strictSame(typings(adas, bobs), [])
})

t.test('the typing limit is per user, not per window', async (t) => {
  const { ada, bob, window } = await testLive(t)
  const [bobs, ...adas] = await Promise.all([window(bob), window(ada), window(ada), window(ada)])
  for (const own of adas) {
    for (let at = 0; at < 8; at++) own.send('client-typing', { receiver_id: bob.id }, own.channel)
    await own.settled()
  }
  await bobs.settled()
  t.equal(typings(bobs).length, REALTIME.typing.max)
})

t.test('both get block and unblock events at once', async (t) => {
  const { ada, bob, eve, window, call } = await testLive(t)
  const [adas, bobs, eves] = await Promise.all([window(ada), window(bob), window(eve)])
  for (const [method, bobSees, adaSees] of [
    ['POST', 'by_me', 'by_them'],
    ['DELETE', null, null],
  ] as const) {
    await call(bob, method, `/blocks/${ada.id}`)
    t.strictSame((await bobs.next('BlockChanged')).data, { person_id: ada.id, blocked: bobSees })
    t.strictSame((await adas.next('BlockChanged')).data, { person_id: bob.id, blocked: adaSees })
  }
  await eves.settled()
  t.strictSame(eves.events, [])
})

t.test('pings are answered, and an unsubscribed window gets no events', async (t) => {
  const { ada, bob, window, call } = await testLive(t)
  const socket = await window(ada)
  socket.send('pusher:unsubscribe', { channel: socket.channel })
  await socket.settled()
  await call(bob, 'POST', `/messages/${ada.id}`, { message: 'x' })
  await socket.settled()
  t.strictSame(socket.events, [])
})
