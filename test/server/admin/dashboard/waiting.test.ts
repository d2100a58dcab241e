import t from 'tap'
import { UnreadView } from '../../../../server/admin/dashboard/dashboard-shared.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { testSwap } from '../../../helpers/swap.ts'

t.test('every page shows its viewer’s counts, and counts again only after changes', async (t) => {
  const { app, owner, requester, call, send } = await testSwap(t)
  const shown = async (who: { token: string }, url: string) => {
    const { body } = await app.inject({ url, headers: { cookie: `swapyard_token=${who.token}` } })
    return [...body.matchAll(/ data-waiting="(\d+)"/g)].map(([, count]) => Number(count))
  }
  for (const url of ['/', '/browse', '/dashboard']) t.strictSame(await shown(owner, url), [0], url)
  await send()
  // The request, without its notification.
  for (const url of ['/', '/browse', '/dashboard']) t.strictSame(await shown(owner, url), [1], url)
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Hello' })
  t.strictSame(await shown(owner, '/'), [2])
  t.strictSame(await shown(requester, '/'), [0])
  const { body } = await app.inject({
    url: '/dashboard',
    headers: { cookie: `swapyard_token=${owner.token}` },
  })
  const counted = [...body.matchAll(/ data-count="([a-z_]+)"/g)].map(([, what]) => what)
  t.strictSame(
    [...new Set(counted)].sort(),
    Object.keys(UnreadView.shape).sort(),
    'the sidebar shows whatever is counted',
  )
  const counts = { messages: 1, notifications: 1, exchange_requests: 1, circles: 0 }
  const words = '1 request to answer and 1 unread message'
  t.strictSame((await call(owner, 'GET', '/unread-counts')).body.data, { ...counts, total: 2, words })
  await call(owner, 'POST', '/notifications/read', { up_to: 1 })
  t.strictSame(await shown(owner, '/'), [2])
  notify(app.db, 'still_available', { to: owner.id, values: { item: 'Lamp' }, url: '/dashboard' })
  t.match((await call(owner, 'GET', '/unread-counts')).body.data, {
    total: 3,
    words: '1 request to answer, 1 unread message, and 1 new notification',
  })
  t.strictSame(await shown(owner, '/'), [3])
  t.notMatch((await app.inject('/')).body, 'data-waiting', 'a visitor has none')

  const asked: string[] = []
  const statements = Object.getPrototypeOf(app.db.$client.prepare('SELECT 1'))
  for (const name of ['get', 'all', 'run', 'iterate']) {
    const original = statements[name]
    t.teardown(() => Object.assign(statements, { [name]: original }))
    statements[name] = function (this: { source: string }, ...values: unknown[]) {
      asked.push(this.source)
      return original.apply(this, values)
    }
  }
  app.db.$client.prepare('SELECT 2').get()
  t.strictSame(asked.splice(0), ['SELECT 2'], 'queries are seen')
  for (const url of ['/', '/browse']) await app.inject(url)
  const counting = () => asked.splice(0).filter((sql) => /notifications|messages|swap/.test(sql))
  t.strictSame(counting(), [], 'none for a visitor')
  await shown(owner, '/')
  t.strictSame(counting(), [], 'none for a page while nothing happens')
  // Measures CPU time, so that other load on the machine has no effect.
  const start = process.threadCpuUsage()
  for (let at = 0; at < 1000; at++) app.waitingOf(owner.id)
  const { user, system } = process.threadCpuUsage(start)
  const each = (user + system) / 1000
  t.ok(each < 20, `${each} microseconds`)
  t.strictSame(asked, [])
})
