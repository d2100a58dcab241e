import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

const app = await testApp(t)
const admin = testAccount(app, { isAdmin: true })
const member = testAccount(app)

const call = (path: string, payload: object, who = admin) =>
  app.inject({ method: 'POST', url: `/api/admin/${path}`, headers: { ...who.bearer }, payload })
const page = async (url: string, language: string, cookies = {}) =>
  (await app.inject({ url, headers: { 'accept-language': language }, cookies })).body

const write = (key: string, value: object) =>
  app.db.$client
    .prepare(
      'INSERT INTO content (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    )
    .run(key, JSON.stringify(value))

t.test('what an admin wrote stays as it is, and is in a language where an admin adds it', async (t) => {
  const content = '<p>Our <b>own</b> words</p>'
  write('hero_section', { title: 'Our own market', content })
  app.db.$client.prepare("UPDATE categories SET name = 'Odds and ends' WHERE id = 1").run()
  for (const language of ['en', 'de']) {
    t.match(await page('/', language), 'Our own market')
    t.match(await page('/browse', language), 'Odds and ends')
  }
  const add = (source: string, translation: string) => call('texts', { language: 'de', source, translation })
  t.equal((await add('Our own market', 'Unser eigener Markt')).statusCode, 200)
  t.equal((await add(content, 'Unsere <eigenen> Worte\n\nin zwei Absätzen')).statusCode, 200)
  t.equal((await add('Odds and ends', 'Krimskrams')).statusCode, 200)
  const german = await page('/', 'de')
  t.match(german, 'Unser eigener Markt')
  t.match(german, '<p>Unsere &lt;eigenen&gt; Worte</p><p>in zwei Absätzen</p>')
  t.match(await page('/browse', 'de'), 'Krimskrams')
  for (const language of ['en', 'fr']) {
    t.match(await page('/', language), 'Our own market')
    t.match(await page('/browse', language), 'Odds and ends')
  }
  const cookies = { swapyard_token: admin.token }
  t.match(
    await page('/admin/categories', 'de', cookies),
    'Odds and ends',
    'who changes it has what is stored',
  )
  t.match(await page('/admin/site/hero-section', 'de', cookies), 'Our own market')
  const list = await page('/admin/texts?language=de', 'en', cookies)
  t.match(list, 'Krimskrams')
  t.notMatch(list, 'Garden', 'what came with the site is in every language')
  await add('Odds and ends', '')
  t.match(await page('/browse', 'de'), 'Odds and ends')
})

t.test('a page whose address ends in a language is what its readers get', async (t) => {
  const insert = app.db.$client.prepare('INSERT INTO pages (slug, title, body) VALUES (?, ?, ?)')
  insert.run('our-rules', 'Our rules', '<p>Be kind</p>')
  insert.run('our-rules-de', 'Unsere Regeln', '<p>Seid nett</p>')
  t.match(await page('/page/our-rules', 'de'), /Unsere Regeln[\s\S]*Seid nett/)
  t.match(await page('/page/our-rules', 'fr'), /Our rules[\s\S]*Be kind/)
  t.match(await page('/page/our-rules', 'en'), 'Be kind')
})

t.test('a text that is not there, a language that is not spoken and members change nothing', async (t) => {
  const text = { language: 'de', source: 'Nowhere', translation: 'Nirgends' }
  t.equal((await call('texts', text)).statusCode, 404)
  t.equal((await call('texts', { ...text, language: 'tlh' })).statusCode, 422)
  t.equal((await call('texts', { ...text, translation: 'x'.repeat(100_000) })).statusCode, 422)
  t.equal((await call('texts', { ...text, source: 'Our own market' }, member)).statusCode, 404)
  t.match(
    (await app.inject({ url: '/admin/texts?language=%3Cb%3E', cookies: { swapyard_token: admin.token } }))
      .statusCode,
    200,
  )
})
