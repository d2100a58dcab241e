import t from 'tap'
import { siteLanguages } from '../../../../server/platform/languages/languages-service.ts'
import { countryRule } from '../../../../server/platform/settings/country.ts'
import { auditLog } from '../../../../server/site/audit/audit-service.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('admins say where the community lives; a country that is none is refused', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  t.equal(countryRule.get(app.db).code, 'US', 'as specified, until somebody says otherwise')
  t.equal((await admin.call('POST', '/country', { country: 'DE' })).status, 200)
  t.equal(countryRule.get(app.db).code, 'DE')
  t.match(await admin.page('/admin/settings'), /<option value="DE" selected="">Germany/)
  t.match(auditLog(app.db).acts, [{ summary: 'Set the country: Germany' }], 'as on the page')
  for (const country of ['', 'de', 'XX', 'USA', null, 7])
    t.match(await admin.call('POST', '/country', { country }), {
      status: 422,
      body: { errors: { country: ['Choose a country.'] } },
    })
  t.equal(countryRule.get(app.db).code, 'DE')
})

t.test(
  'admins say which languages there are, and default texts speak them; what they wrote stays',
  async (t) => {
    const app = await testApp(t)
    const admin = testAdmin(app)
    app.db.$client
      .prepare("UPDATE categories SET name = 'Lampen aus Bad Ems' WHERE name = 'Electronics'")
      .run()
    const saved = await admin.call('POST', '/languages', { site: 'de', offered: ['ar', 'de'] })
    t.match(saved, { status: 200, body: { data: { site: 'de', offered: ['ar', 'de'] } } })
    const german = await app.inject('/')
    t.equal(german.headers['content-language'], 'de')
    t.match(german.body, 'Tausche, was du nicht brauchst')
    t.notMatch(german.body, "Trade What You Don't Need")
    t.match((await app.inject('/browse')).body, /Wohnen &amp; Möbel[\s\S]*Lampen aus Bad Ems/)
    t.match((await app.inject('/browse?lang=ar')).body, /المنزل والأثاث[\s\S]*Lampen aus Bad Ems/)
    t.match((await app.inject('/page/imprint?lang=ar')).body, /<html lang="ar" dir="rtl"[\s\S]*بيانات الناشر/)
    t.match((await app.inject('/payment')).body, 'Standard jährlich')
    t.equal(
      (await app.inject({ url: '/?lang=fr' })).headers['content-language'],
      'de',
      'French is not offered',
    )

    t.equal((await admin.call('POST', '/languages', { site: 'es', offered: 'fr' })).status, 200)
    t.strictSame(
      siteLanguages(app.db),
      { site: 'es', offered: ['es', 'fr'] },
      'one box; its own is offered too',
    )
    t.equal((await admin.call('POST', '/languages', { site: 'en' })).status, 200)
    t.strictSame(siteLanguages(app.db).offered, ['en', 'es', 'fr'], 'what is left out stays')
    for (const none of ['', [], ['']]) {
      t.equal((await admin.call('POST', '/languages', { site: 'en', offered: none })).status, 200)
      t.strictSame(siteLanguages(app.db), { site: 'en', offered: ['en'] }, JSON.stringify(none))
    }
    t.match((await app.inject('/browse')).body, /Home &amp; Furniture[\s\S]*Lampen aus Bad Ems/)
    for (const form of [{}, { site: 'tlh' }, { site: 'de', offered: ['xx'] }, { site: 'de', offered: 7 }])
      t.equal((await admin.call('POST', '/languages', form)).status, 422, JSON.stringify(form))
  },
)
