import t from 'tap'
import { auditLog } from '../../../../server/site/audit/audit-service.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('the log names changed rules with their new values, and no others', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const save = async (rules: object) => {
    t.equal((await admin.call('POST', '/community', rules)).status, 200)
    return auditLog(app.db).acts.map(({ summary }) => summary)
  }
  const all = { join: 'invitation', read: 'everyone', invite: 'members', newcomers: true }
  const first = 'Changed who may do what: joining “People with an invitation” and new members “Start slowly”'
  t.strictSame(await save(all), [first])
  t.strictSame(await save(all), [first], 'the same again changes nothing')
  t.strictSame(await save({ read: 'members', newcomers: 'true' }), [
    'Changed who may do what: reading “Members”',
    first,
  ])
})
