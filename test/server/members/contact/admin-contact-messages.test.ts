import t from 'tap'
import { auditLog, contactMessages } from '../../../../db/schema/index.ts'
import { PAGE_SIZE } from '../../../../server/platform/limits.ts'
import { testApp } from '../../../helpers/app.ts'
import { testModerator } from '../../../helpers/moderator.ts'

async function site(t: Parameters<typeof testApp>[0], count = 1) {
  const app = await testApp(t)
  for (let at = 1; at <= count; at++) {
    app.db
      .insert(contactMessages)
      .values({
        name: `Nora ${at} <i>`,
        email: 'nora@example.test',
        phone: '',
        message: `Hello\nnumber ${at}`,
      })
      .run()
  }
  return { app, ...testModerator(app) }
}

t.test('what came by the contact form is read, answered by mail, and marked as handled', async (t) => {
  const { app, act, see } = await site(t)
  const { html } = await see('/contact-messages')
  t.match(html, 'Nora 1 &lt;i&gt;')
  t.match(html, 'href="mailto:nora@example.test?subject=')
  t.match(html, 'One waiting.')
  t.equal((await act('POST', '/contact-messages/1/handling')).status, 200)
  t.equal((await act('POST', '/contact-messages/1/handling')).status, 409)
  t.match((await see('/contact-messages')).html, /None waiting.*Handled.*Reopen/s)
  t.equal((await act('DELETE', '/contact-messages/1/handling')).status, 200)
  t.equal((await act('DELETE', '/contact-messages/1/handling')).status, 409)
  for (const id of ['999', '0', 'x'])
    t.equal((await act('POST', `/contact-messages/${id}/handling`)).status, 404)
  const acts = app.db.select().from(auditLog).all()
  t.match(acts, [{ act: 'handle', about: 'contact message' }, { act: 'reopen' }])
})

t.test('older messages are on older pages', async (t) => {
  const { see } = await site(t, PAGE_SIZE.moderation + 1)
  const { html } = await see('/contact-messages')
  t.notMatch(html, 'number 1<')
  const next = /rel="next" href="\/admin([^"]+)/.exec(html)![1]!
  t.match((await see(next)).html, 'number 1<')
  t.equal((await see('/contact-messages?before=x')).status, 422)
})

t.test('without messages, the page shows that', async (t) => {
  const { see } = await site(t, 0)
  t.match((await see('/contact-messages')).html, 'Nobody has written yet.')
})
