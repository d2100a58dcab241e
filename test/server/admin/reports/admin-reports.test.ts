import { eq } from 'drizzle-orm'
import t from 'tap'
import { auditLog, items, notifications, reports } from '../../../../db/schema/index.ts'
import { PAGE_SIZE } from '../../../../server/platform/limits.ts'
import { wordsOf } from '../../../../server/site/notifications/wording.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'

async function site(t: Parameters<typeof testChat>[0]) {
  const chat = await testChat(t)
  const report = async (who: typeof chat.ada, target_kind: string, target_id: number, text = '') =>
    (await chat.call(who, 'POST', '/reports', { target_kind, target_id, reason: 'spam', text })).body.data.id
  return { ...chat, ...testModerator(chat.app), report }
}

const cards = (html: string) => html.split('class="panel reported"').slice(1)

t.test('several reports of one thing wait as one, what has waited longest first', async (t) => {
  const { app, ada, bob, eve, see, report } = await site(t)
  const kettle = testItem(app, bob.id)
  await report(ada, 'item', kettle, 'It is a <b>toaster</b>')
  await report(ada, 'person', bob.id)
  await report(eve, 'item', kettle, 'Stolen')
  const { html } = await see('/reports')
  const [first = '', second = '', ...more] = cards(html)
  t.equal(more.length, 0)
  t.match(first, 'It is a &lt;b&gt;toaster&lt;/b&gt;')
  t.match(first, 'Stolen')
  t.match(first, 'Works as it should.')
  t.match(second, /Dismiss.*Suspend/s)
  t.notMatch(second, 'Take down')
})

t.test('a reported message is shown with those around it, and no others', async (t) => {
  const { ada, bob, eve, see, send, report } = await site(t)
  const ids: number[] = []
  for (let at = 1; at <= 9; at++) ids.push((await send(bob, ada, { message: `line ${at} end` })).body.data.id)
  await send(bob, eve, { message: 'to somebody else' })
  await report(ada, 'message', ids[4]!)
  const { html } = await see('/reports')
  t.strictSame(
    [...html.matchAll(/line (\d) end/g)].map(([, at]) => at),
    ['2', '3', '4', '5', '6', '7', '8'],
  )
  t.match(
    html,
    /aria-current="true"><p class="who">[^<]*<time[^>]*>[^<]*<\/time><\/p><p class="text">line 5 end/,
  )
  t.notMatch(html, 'to somebody else')
})

t.test('dismissal settles all open reports of an object, once', async (t) => {
  const { app, ada, bob, eve, admin, act, see, report } = await site(t)
  const one = await report(ada, 'person', bob.id)
  await report(eve, 'person', bob.id)
  await report(eve, 'person', ada.id)
  const answers = await Promise.all([1, 2].map(() => act('POST', `/reports/${one}/dismissal`)))
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 409])
  t.match(app.db.select().from(reports).all(), [
    { outcome: 'dismissed', handledById: admin.id },
    { outcome: 'dismissed' },
    { outcome: null },
  ])
  t.match(app.db.select().from(auditLog).all(), [{ act: 'dismiss', about: 'report', aboutId: String(one) }])
  t.equal(cards((await see('/reports')).html).length, 1)
  const handled = cards((await see('/reports?state=handled')).html)
  t.equal(handled.length, 1)
  t.match(handled[0], /Dismissed<!-- --> by Ida Admin|Dismissed by Ida Admin/)
  t.notMatch(handled[0], 'api-form', 'nothing is left to do')
})

t.test('admins are notified of the first report of an object, and reporters of the result', async (t) => {
  const { app, ada, bob, eve, admin, act, report } = await site(t)
  const kettle = testItem(app, bob.id)
  await report(ada, 'item', kettle)
  await report(eve, 'item', kettle)
  const told = (id: number) =>
    app.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, id))
      .all()
      .map((row) => ({ ...row, ...wordsOf(app.db, id, row.kind!, row.details) }))
  t.match(told(admin.id), [
    { title: 'New Report', text: 'Someone has reported an item from Bob.', url: '/admin/reports' },
  ])
  t.equal(told(admin.id).length, 1)
  await act('POST', `/items/${kettle}/hiding`)
  for (const { id } of [ada, eve])
    t.match(told(id), [{ type: 'report_handled', text: /done something about it/ }])
  const again = await report(ada, 'person', bob.id)
  await act('POST', `/reports/${again}/dismissal`)
  t.match(told(ada.id)[1], { text: /left it as it is/ })
  t.equal(told(bob.id).length, 1, 'the owner hears that the item is down, and not of reports')
})

t.test('taking an item down settles its reports and leaves those of others', async (t) => {
  const { app, ada, bob, act, report } = await site(t)
  const [kettle, camera] = [testItem(app, bob.id), testItem(app, bob.id, { name: 'Camera' })]
  await report(ada, 'item', kettle)
  await report(ada, 'item', camera)
  await act('POST', `/items/${kettle}/hiding`)
  t.match(app.db.select().from(reports).all(), [{ outcome: 'upheld' }, { outcome: null }])
})

t.test('what was reported and is gone or changed since still reads as it did', async (t) => {
  const { app, ada, bob, act, call, see, report } = await site(t)
  const kettle = testItem(app, bob.id)
  const one = await report(ada, 'item', kettle)
  await call(bob, 'DELETE', `/products/delete/${kettle}`)
  t.equal(app.db.select().from(items).all().length, 0)
  const { html, status } = await see('/reports')
  t.equal(status, 200)
  t.match(html, 'The owner has deleted this item.')
  t.match(html, 'Works as it should.')
  t.equal((await act('POST', `/reports/${one}/dismissal`)).status, 200)
})

t.test('a report that is not there, and pages of a long queue', async (t) => {
  const { app, ada, see, act } = await site(t)
  t.equal((await act('POST', '/reports/999/dismissal')).status, 404)
  t.equal((await act('POST', '/reports/x/dismissal')).status, 404)
  t.match((await see('/reports')).html, 'Nothing is waiting.')
  for (let at = 0; at <= PAGE_SIZE.moderation; at++) {
    const { id } = testAccount(app)
    app.db
      .insert(reports)
      .values({
        reporterId: ada.id,
        targetKind: 'person',
        targetId: id,
        aboutId: id,
        reason: 'spam',
        quote: 'x',
      })
      .run()
  }
  t.equal(cards((await see('/reports')).html).length, PAGE_SIZE.moderation)
  t.equal(cards((await see('/reports?page=2')).html).length, 1)
  for (const query of ['page=0', 'state=x']) t.equal((await see(`/reports?${query}`)).status, 422, query)
})
