import t from 'tap'
import { testCircles } from '../../../helpers/circle.ts'

t.test('an agreed circle is a conversation in Messages and counts there once', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, ben, eve] = people
  const id = close()
  const listed = async (who: typeof ada) => (await call(who!, 'GET', '/circle-conversations')).body.data
  const counts = async (who: typeof ada) => (await call(who!, 'GET', '/unread-counts')).body.data
  t.strictSame(await listed(ada), [], 'not before it is agreed')
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`, {})
  t.match(await listed(ada), [{ id, size: 3, text: '', is_unread: false }])
  const before = await counts(ada)
  await call(ben!, 'POST', `/circles/${id}/messages`, { message: 'At the fountain?' })
  t.match(await listed(ada), [{ text: 'At the fountain?', from_me: false, is_unread: true }])
  t.match(await listed(ben), [{ from_me: true, is_unread: false }])
  t.strictSame(await counts(ada), {
    ...before,
    messages: before.messages + 1,
    notifications: before.notifications + 1,
    total: 2,
    words: '1 swap for you to answer and 1 unread message',
  })
  const page = async (path: string) =>
    (await app.inject({ url: path, cookies: { swapyard_token: ada!.token } })).body
  t.match(await page('/dashboard/messages'), `/dashboard/circles/${id}#circle-talk`)
  t.match(await page('/dashboard/matches'), 'Agreed: 1</h2>')
  await call(ada!, 'GET', `/circles/${id}/messages`)
  t.match(await listed(ada), [{ is_unread: false }])
  t.strictSame(await counts(ada), before)
  await call(eve!, 'POST', `/circles/${id}/cancellation`, { reason: 'Rain' })
  t.match(await listed(ada), [{ id }], 'what was written stays readable')
})
