import { readdirSync } from 'node:fs'
import t from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { LONGEST } from '../../../../server/platform/limits.ts'
import { testAdmin, visitorSees } from '../../../helpers/admin.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { twoColours } from '../../../helpers/pictures.ts'

const HERO = '/site/hero-section'
const IDENTITY = '/site/header-footer'

const picture = async (width: number) =>
  new File([new Uint8Array(await twoColours(width, 120).png().toBuffer())], 'logo.png', { type: 'image/png' })

t.test('what an admin saves is on the page that visitors were shown a moment ago, and cleaned', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  t.match(await visitorSees(app, '/'), 'Trade What You Don')
  const { body } = await admin.call('GET', HERO)
  t.match(body.data, { part: 'hero_section', version: 1 })
  const saved = await admin.call('POST', HERO, {
    version: 1,
    title: ' Swap by\u0000 the harbour ',
    content: '<p onclick="x()">Every <b>Saturday</b></p><script>alert(1)</script>',
  })
  t.equal(saved.status, 200)
  t.strictSame(saved.body.data, {
    part: 'hero_section',
    version: 2,
    value: { title: 'Swap by  the harbour', content: '<p>Every <b>Saturday</b></p>' },
  })
  const home = await visitorSees(app, '/')
  t.match(home, 'Swap by  the harbour')
  t.match(home, '<p>Every <b>Saturday</b></p>')
  t.notMatch(home, /alert\(1\)|onclick/)
})

t.test('if two admins save the same text, the second gets 409 with the first one’s name', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAdmin(app, 'Ada Admin'), testAdmin(app, 'Bob Admin')]
  t.equal((await ada.call('POST', HERO, { version: 1, title: 'Of Ada', content: '' })).status, 200)
  const second = await bob.call('POST', HERO, { version: 1, title: 'Of Bob', content: '' })
  t.equal(second.status, 409)
  t.match(second.body.message, /^Ada Admin has saved this/)
  t.match(await visitorSees(app, '/'), 'Of Ada')
  const { version } = (await bob.call('GET', HERO)).body.data
  t.equal((await bob.call('POST', HERO, { version, title: 'Of Bob', content: '' })).status, 200)
  t.match(await visitorSees(app, '/'), 'Of Bob')
})

t.test('two saves at the same moment: one of them wins', async (t) => {
  const app = await testApp(t)
  const admins = Array.from({ length: 5 }, (_, at) => testAdmin(app, `Admin ${at}`))
  const answers = await Promise.all(
    admins.map(({ call, name }) => call('POST', HERO, { version: 1, title: name, content: '' })),
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
})

t.test(
  'a logo is processed like other pictures, is on every page, and is deleted when replaced',
  async (t) => {
    const env = testEnvironment(t)
    const app = await buildApp(readConfig(env))
    t.teardown(() => app.close())
    const admin = testAdmin(app)
    const { version, value } = (await admin.call('GET', IDENTITY)).body.data
    const first = await admin.call('POST', IDENTITY, { ...value, version, logo: 'new:0' }, [
      await picture(900),
    ])
    t.equal(first.status, 200, first.body.message)
    const { logo } = first.body.data.value
    t.match(logo, /^\/uploads\/[0-9a-f]{32}-640\.webp$/)
    for (const url of ['/', '/page/about', '/sign-in'])
      t.match(await visitorSees(app, url), new RegExp(`src="${logo}"[^>]* width="900" height="120"`), url)
    t.equal((await app.inject(logo)).headers['content-type'], 'image/webp')

    const again = { ...first.body.data.value, version: version + 1, logo: 'new:0' }
    const second = await admin.call('POST', IDENTITY, again, [await picture(500)])
    t.not(second.body.data.value.logo, logo)
    t.equal((await app.inject(logo)).statusCode, 404, 'the first is gone')
    t.match(await visitorSees(app, '/'), second.body.data.value.logo)

    const kept = await admin.call('POST', IDENTITY, {
      ...second.body.data.value,
      version: version + 2,
      tagline: 'Ahoy',
    })
    t.equal(kept.body.data.value.logo, second.body.data.value.logo, 'saving the rest keeps it')
    const none = await admin.call('POST', IDENTITY, {
      ...kept.body.data.value,
      version: version + 3,
      logo: null,
    })
    t.equal(none.status, 200)
    t.notMatch(await visitorSees(app, '/'), 'class="brand" href="/"><img')
    const shards = readdirSync(env.UPLOADS_DIR!).filter((name) => name !== '.aside')
    t.strictSame(
      shards.flatMap((name) => readdirSync(`${env.UPLOADS_DIR}/${name}`)),
      [],
      'no file stays behind',
    )
  },
)

t.test('an invalid logo is an error of its field, and the old one remains', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const { version, value } = (await admin.call('GET', IDENTITY)).body.data
  const file = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' })
  const refused = await admin.call('POST', IDENTITY, { ...value, version, name: 'New', logo: 'new:0' }, [
    file,
  ])
  t.equal(refused.status, 415)
  t.strictSame(refused.body.errors, {
    logo: ['Only JPEG, PNG, WebP, GIF, AVIF and HEIC pictures are accepted.'],
  })
  t.strictSame((await admin.call('GET', IDENTITY)).body.data, { part: 'header_footer', version, value })
})

t.test('a picture’s address has to be one of this site’s', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const { version, value } = (await admin.call('GET', IDENTITY)).body.data
  const missing = `/uploads/${'0'.repeat(32)}-640.webp`
  for (const logo of [
    'https://evil.example/x.webp',
    'javascript:alert(1)',
    'new:0',
    missing,
    `//evil${missing}`,
  ]) {
    const { status, body } = await admin.call('POST', IDENTITY, { ...value, version, logo })
    t.equal(status, 422, logo)
    t.ok(body.errors.logo, logo)
  }
})

t.test('the accent is a colour and nothing else, and every page has it', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const { version, value } = (await admin.call('GET', IDENTITY)).body.data
  t.notMatch(await visitorSees(app, '/'), '--accent')
  t.notMatch((await app.inject('/favicon.svg')).body, 'style=')
  for (const accent of ['red', '#12345', '#1234567', '#12345g', 'url(x)', '#123456;color:red']) {
    const { status, body } = await admin.call('POST', IDENTITY, { ...value, version, accent })
    t.equal(status, 422, accent)
    t.ok(body.errors.accent)
  }
  t.equal((await admin.call('POST', IDENTITY, { ...value, version, accent: '#1d5c96' })).status, 200)
  for (const url of ['/', '/sign-in', '/page/about', '/nothing-here']) {
    const html = await visitorSees(app, url)
    t.match(html, '<html lang="en" style="--accent:#1d5c96">', url)
    t.match(html, 'href="/favicon.svg?1d5c96"', url)
  }
  t.match((await app.inject('/favicon.svg')).body, 'style="fill:oklch(from #1d5c96 ')
})

t.test('violations are errors of their field', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const long = 'x'.repeat(LONGEST.sectionText + 1)
  const service = { image: null, title: 'Mend', description: '' }
  const link = { id: 1, social_media: 'facebook', profile_link: 'javascript:alert(1)' }
  const { value } = (await call('GET', IDENTITY)).body.data
  for (const [path, form, field] of [
    [HERO, { title: 'x'.repeat(LONGEST.heading + 1), content: '' }, 'title'],
    [HERO, { title: '', content: long }, 'content'],
    // Longer after cleaning.
    [HERO, { title: '', content: '&'.repeat(LONGEST.sectionText) }, 'content'],
    ['/site/service-section', { services: [{ ...service, title: ' ' }] }, 'services'],
    ['/site/service-section', { services: Array(13).fill(service) }, 'services'],
    ['/site/how-it-works', { title: '', image: null, steps: [{ title: '', description: '' }] }, 'steps'],
    [IDENTITY, { ...value, social_media: [link] }, 'social_media'],
    [IDENTITY, { ...value, name: 'x'.repeat(LONGEST.siteName + 1) }, 'name'],
  ] as const) {
    const { status, body } = await call('POST', path, { version: 1, ...form })
    t.equal(status, 422, field)
    t.ok(body.errors?.[field]?.[0], `${path}: ${JSON.stringify(body.errors)}`)
  }
})

t.test('each part can be saved; blanks have the fallback of the specification', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const { value } = (await call('GET', IDENTITY)).body.data
  for (const [path, form] of [
    [HERO, { title: '', content: '' }],
    ['/site/service-section', { services: [] }],
    ['/site/how-it-works', { title: '', image: null, steps: [] }],
    ['/site/trading-section', { title: '', description: '' }],
    [IDENTITY, { ...value, name: '', tagline: '', address: '', social_media: [] }],
  ] as const) {
    t.equal((await call('POST', path, { version: 1, ...form })).status, 200, path)
  }
  const home = await visitorSees(app, '/')
  for (const text of [
    'Trade What You Don',
    'Loading....',
    'Start Trading Now!',
    'Office Location',
    'Swapyard',
  ]) {
    t.match(home, text)
  }
})

t.test('a part with a broken or missing row can be saved again', async (t) => {
  const app = await testApp(t)
  const { call, page } = testAdmin(app)
  app.db.$client.exec(`UPDATE content SET value = '{"title": 5' WHERE key = 'hero_section';
    DELETE FROM content WHERE key IN ('trading_section', 'header_footer')`)
  t.match(await page('/admin/site/hero-section'), 'Site')
  t.equal((await call('POST', HERO, { version: 1, title: 'Mended', content: '' })).status, 200)
  const { version } = (await call('GET', '/site/trading-section')).body.data
  t.equal(version, 0)
  const anew = { version, title: 'Anew', description: '' }
  t.equal((await call('POST', '/site/trading-section', anew)).status, 200)
  t.equal((await call('POST', '/site/trading-section', anew)).status, 409)
  const home = await visitorSees(app, '/')
  t.match(home, 'Mended')
  t.match(home, 'Anew')
})

t.test('what was saved is there after a restart, and in the audit log', async (t) => {
  const env = testEnvironment(t)
  const before = await buildApp(readConfig(env))
  const { call } = testAdmin(before)
  await call('POST', HERO, { version: 1, title: 'Lasting words', content: '' })
  await before.close()
  const after = await buildApp(readConfig(env))
  t.teardown(() => after.close())
  t.match(await visitorSees(after, '/'), 'Lasting words')
  t.match(await testAdmin(after).page('/admin/audit-log'), 'Changed the site: top of the home page')
})

t.test('a preview is cleaned by the same function as what is saved', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const { body } = await call('POST', '/preview', { html: '<h1>Rules</h1><img src=x onerror=alert(1)>' })
  t.strictSame(body.data, { html: '<h2>Rules</h2>' })
})
