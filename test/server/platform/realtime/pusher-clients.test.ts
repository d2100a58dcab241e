import Echo from 'laravel-echo'
import PusherModule from 'pusher-js'
import t from 'tap'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { testLive } from '../../../helpers/live.ts'

// The types describe the ES module for bundlers; Node gets the class itself.
const Pusher = PusherModule as unknown as typeof PusherModule.default

/** Options of both libraries for a self-hosted server, from their documentation. */
function options(origin: string, bearer: { authorization: string }) {
  const { hostname, port } = new URL(origin)
  return {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws' as const],
    disableStats: true,
    authEndpoint: `${origin}/api/broadcasting/auth`,
    auth: { headers: { Authorization: bearer.authorization } },
  }
}

t.test('laravel-echo connects, authorises, subscribes, whispers and receives, unchanged', async (t) => {
  const { app, ada, bob, origin, window, call } = await testLive(t)
  const echo = new Echo({
    broadcaster: 'pusher',
    key: 'swapyard',
    Pusher: PusherModule,
    ...options(origin, ada.bearer),
  })
  t.teardown(() => echo.disconnect())
  const channel = echo.private(`chat.${ada.id}`)
  await new Promise<void>((resolve, reject) => {
    channel.subscribed(() => resolve())
    channel.error(reject)
  })
  const received = new Promise((resolve) => channel.listen('.MessageSent', resolve))
  const { body } = await call(bob, 'POST', `/messages/${ada.id}`, { message: 'Hello Echo' })
  t.strictSame(await received, { message: body.data })

  const told = new Promise((resolve) => channel.listen('.NotificationCreated', resolve))
  notify(app.db, 'item_shown', { to: ada.id, values: { item: 'Told' }, url: '/' })
  t.match(await told, { notification: { text: 'Told is visible again.' } })

  const bobs = await window(bob)
  channel.whisper('typing', { receiver_id: bob.id })
  t.strictSame((await bobs.next('Typing')).data, { sender_id: ada.id })
  t.match(echo.socketId(), /^\d+\.\d+$/)
})

t.test('pusher-js subscribes to its own channel and is refused another’s', async (t) => {
  const { ada, bob, origin, call } = await testLive(t)
  const pusher = new Pusher('swapyard', options(origin, ada.bearer))
  t.teardown(() => pusher.disconnect())
  const own = pusher.subscribe(`private-chat.${ada.id}`)
  const foreign = pusher.subscribe(`private-chat.${bob.id}`)
  const refused = new Promise((resolve) => foreign.bind('pusher:subscription_error', resolve))
  await new Promise((resolve) => own.bind('pusher:subscription_succeeded', resolve))
  t.match(await refused, { status: 403 })
  const received = new Promise((resolve) => own.bind('MessageSent', resolve))
  await call(bob, 'POST', `/messages/${ada.id}`, { message: 'Hello Pusher' })
  t.match(await received, { message: { text: 'Hello Pusher' } })
})
