import t from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { sitemap } from '../../../../server/market/home/sitemap-service.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { LONGEST } from '../../../../server/platform/limits.ts'
import { testAdmin, visitorSees } from '../../../helpers/admin.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'

t.test('a changed page is there for visitors at once, cleaned, and after a restart', async (t) => {
  const env = testEnvironment(t)
  const before = await buildApp(readConfig(env))
  const { call } = testAdmin(before)
  t.notMatch(await visitorSees(before, '/page/about'), 'Harbour')
  const { version } = (await call('GET', '/pages/about')).body.data
  const body = '<h2>Harbour End</h2><p style="color:red">Since <b>1998</b><img src=x onerror=alert(1)></p>'
  const saved = await call('POST', '/pages/about', { version, title: 'Who we are', body })
  t.equal(saved.status, 200)
  t.strictSame(saved.body.data.value, {
    title: 'Who we are',
    body: '<h2>Harbour End</h2><p>Since <b>1998</b></p>',
  })
  t.match(await visitorSees(before, '/page/about'), '<h2>Harbour End</h2><p>Since <b>1998</b></p>')
  await before.close()
  const after = await buildApp(readConfig(env))
  t.teardown(() => after.close())
  t.match(await visitorSees(after, '/page/about'), 'Who we are')
  t.match(await testAdmin(after).page('/admin/audit-log'), 'Changed the page Who we are')
})

t.test('a page that no admin has changed claims no day of change', async (t) => {
  const app = await testApp(t)
  const { call, page } = testAdmin(app)
  const terms = '/page/terms-and-conditions'
  t.notMatch(await visitorSees(app, terms), 'Last changed')
  t.match(await page('/admin/pages'), `${terms}\u00a0· standard text`)
  const listed = () => sitemap(app.db, 'https://swap.example')
  t.match(listed(), `${terms}</loc></url>`)
  await call('POST', '/pages/terms-and-conditions', { version: 1, title: 'Terms', body: 'Be kind.' })
  t.match(await visitorSees(app, terms), 'Last changed on')
  t.notMatch(await page('/admin/pages'), `${terms}\u00a0· standard text`)
  t.match(listed(), `${terms}</loc><lastmod>`)
})

t.test('the second of two admins saving a page gets a conflict with the name of the first', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAdmin(app, 'Ada Admin'), testAdmin(app, 'Bob Admin')]
  const form = { version: 1, title: 'About', body: 'Of Ada' }
  t.equal((await ada.call('POST', '/pages/about', form)).status, 200)
  const second = await bob.call('POST', '/pages/about', { ...form, body: 'Of Bob' })
  t.equal(second.status, 409)
  t.match(second.body.message, /^Ada Admin has saved this/)
  t.match(await visitorSees(app, '/page/about'), 'Of Ada')
})

t.test('a page can be added and deleted again', async (t) => {
  const app = await testApp(t)
  const { call, page } = testAdmin(app)
  t.equal((await app.inject('/page/our-rules')).statusCode, 404)
  const added = await call('POST', '/pages', { slug: 'our-rules', title: 'Our rules' })
  t.equal(added.status, 200)
  t.match(added.body.data, { slug: 'our-rules', is_linked: false, version: 1 })
  t.match(await visitorSees(app, '/page/our-rules'), 'Our rules')
  t.match(await page('/admin/pages'), 'href="/admin/pages/our-rules"')
  const twice = await call('POST', '/pages', { slug: 'our-rules', title: 'Again' })
  t.equal(twice.status, 422)
  t.ok(twice.body.errors.slug)
  t.equal((await call('DELETE', '/pages/our-rules')).status, 200)
  t.equal((await app.inject('/page/our-rules')).statusCode, 404)
  t.equal((await call('DELETE', '/pages/our-rules')).status, 404)
})

t.test('pages are sorted in the collation of the reader’s language', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  for (const [slug, title] of [
    ['one', 'zebra'],
    ['two', 'Ärger'],
    ['three', 'Zaun'],
    ['four', 'arg'],
  ]) {
    await call('POST', '/pages', { slug, title })
  }
  const titles: string[] = (await call('GET', '/pages')).body.data.pages.map(
    ({ title }: { title: string }) => title,
  )
  const own = ['arg', 'Ärger', 'Zaun', 'zebra']
  t.strictSame(
    titles.filter((title) => own.includes(title)),
    own,
  )
})

t.test('a page that the site links to cannot be deleted', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  for (const { slug } of (await call('GET', '/pages')).body.data.pages) {
    t.equal((await call('DELETE', `/pages/${slug}`)).status, 409, slug)
    t.equal((await app.inject(`/page/${slug}`)).statusCode, 200, slug)
  }
})

t.test('what breaks the rules is refused by its field, and a page that is not there is 404', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  for (const slug of ['', 'Our-Rules', 'a b', '../x', 'a--b', '-a', 'x'.repeat(LONGEST.slug + 1)]) {
    const { status, body } = await call('POST', '/pages', { slug, title: 'T' })
    t.equal(status, 422, slug)
    t.ok(body.errors.slug)
  }
  for (const [form, field] of [
    [{ title: '', body: '' }, 'title'],
    [{ title: ' \u0007 ', body: '' }, 'title'],
    [{ title: 'x'.repeat(LONGEST.pageTitle + 1), body: '' }, 'title'],
    [{ title: 'T', body: 'x'.repeat(LONGEST.pageBody + 1) }, 'body'],
  ] as const) {
    const { status, body } = await call('POST', '/pages/about', { version: 1, ...form })
    t.equal(status, 422, field)
    t.ok(body.errors[field])
  }
  t.equal((await call('POST', '/pages/nowhere', { version: 1, title: 'T', body: '' })).status, 404)
  t.equal((await call('GET', '/pages/nowhere')).status, 404)
})
