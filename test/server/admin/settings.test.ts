import t from 'tap'
import { countryRule } from '../../../server/settings/country.ts'
import { testAdmin } from '../../helpers/admin.ts'
import { testApp } from '../../helpers/app.ts'

t.test('admins say where the community lives; a country that is none is refused', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  t.equal(countryRule.get(app.db).code, 'US', 'as specified, until somebody says otherwise')
  t.equal((await admin.call('POST', '/country', { country: 'DE' })).status, 200)
  t.equal(countryRule.get(app.db).code, 'DE')
  t.match(await admin.page('/admin/settings'), /<option value="DE" selected="">Germany/)
  for (const country of ['', 'de', 'XX', 'USA', null, 7])
    t.match(await admin.call('POST', '/country', { country }), {
      status: 422,
      body: { errors: { country: ['Choose a country.'] } },
    })
  t.equal(countryRule.get(app.db).code, 'DE')
})
