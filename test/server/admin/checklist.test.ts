import t from 'tap'
import { checklist } from '../../../server/admin/checklist.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { testModerator } from '../../helpers/moderator.ts'

t.test('a new site says what is left to do, until it is done or dismissed', async (t) => {
  const app = await testApp(t)
  const { admin, act, see } = testModerator(app)
  t.strictSame(checklist(app), ['mail', 'backups', 'https', 'texts', 'legal', 'second_admin', 'newcomers'])
  t.match((await see('')).html, 'What is left to do')
  testAccount(app, { isAdmin: true })
  await act('POST', '/community', { newcomers: true })
  app.db.$client.exec("UPDATE pages SET version = 2 WHERE slug IN ('privacy', 'about')")
  t.strictSame(checklist(app), ['mail', 'backups', 'https', 'legal'])
  app.db.$client.exec("UPDATE pages SET version = 2 WHERE slug = 'imprint'")
  for (const point of ['mail', 'backups', 'https', 'https'])
    t.equal((await act('POST', `/checklist/${point}/dismissal`)).status, 200)
  t.strictSame(checklist(app), [])
  t.notMatch((await see('')).html, 'What is left to do')
  t.equal((await act('POST', '/checklist/nonsense/dismissal')).status, 404)
  t.ok(admin)
})

t.test(
  'privacy and imprint are there, linked from every footer, in databases from before them too',
  async (t) => {
    const app = await testApp(t)
    const { body } = await app.inject('/')
    for (const slug of ['terms-and-conditions', 'privacy', 'imprint']) {
      t.match(body, `href="/page/${slug}"`)
      t.equal((await app.inject(`/page/${slug}`)).statusCode, 200)
    }
  },
)
