import t from 'tap'
import { testAdmin, visitorSees } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'
import { twoColours } from '../../../helpers/pictures.ts'

const picture = async (name: string) =>
  new File([new Uint8Array(await twoColours(320, 290).png().toBuffer())], name, { type: 'image/png' })

t.test('the lists of the footer are the admins’ to change, and to give back', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  t.match(await visitorSees(app, '/'), '/page/blog')
  const { version, value } = (await admin.call('GET', '/site/header-footer')).body.data
  const links = [
    { label: 'When we meet', href: '/page/about' },
    { label: 'The village', href: 'https://village.example' },
  ]
  const lists = [{ title: 'Harbour End', links }]
  const saved = await admin.call('POST', '/site/header-footer', { version, ...value, footer_lists: lists })
  t.equal(saved.status, 200, JSON.stringify(saved.body))
  const home = await visitorSees(app, '/')
  t.match(home, '<a href="https://village.example">The village</a>')
  t.notMatch(home, '/page/blog')
  t.match((await app.inject('/api/header-footer')).json().data.data.footer_lists, lists)
  const wrong = [
    [{ title: '', links: [] }],
    [{ title: 'x', links: [{ label: '', href: '/' }] }],
    [{ title: 'x', links: [{ label: 'x', href: 'javascript:alert(1)' }] }],
    [{ title: 'x', links: [{ label: 'x', href: '//elsewhere.example' }] }],
    [{ title: 'x', links: [{ label: 'x', href: '/\\elsewhere.example' }] }],
    Array.from({ length: 4 }, () => lists[0]),
    [{ title: 'x', links: Array.from({ length: 13 }, () => links[0]) }],
  ]
  for (const footer_lists of wrong) {
    const answer = await admin.call('POST', '/site/header-footer', {
      version: version + 1,
      ...value,
      footer_lists,
    })
    t.equal(answer.status, 422, JSON.stringify(footer_lists))
  }
  const back = await admin.call('POST', '/site/header-footer', { version: version + 1, ...value })
  t.equal(back.status, 200)
  t.match(await visitorSees(app, '/'), '/page/blog')
})

t.test('hero images are the community’s, else drawings', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  t.match(await visitorSees(app, '/'), 'Classical guitar')
  const { version, value } = (await admin.call('GET', '/site/hero-section')).body.data
  const pictures = [{ image: 'new:0', caption: 'Our hall' }]
  const saved = await admin.call('POST', '/site/hero-section', { version, ...value, pictures }, [
    await picture('hall.png'),
  ])
  t.equal(saved.status, 200, JSON.stringify(saved.body))
  const home = await visitorSees(app, '/')
  t.match(home, 'Our hall')
  t.notMatch(home, 'Classical guitar')
  const gone = [{ image: '/uploads/00000000000000000000000000000000-320.webp', caption: '' }]
  const refused = await admin.call('POST', '/site/hero-section', {
    version: version + 1,
    ...value,
    pictures: gone,
  })
  t.match(refused, { status: 422, body: { errors: { pictures: [String] } } })
})

t.test(
  'plans can be disabled: then /payment shows only the user’s trades, and no page links to plans',
  async (t) => {
    const app = await testApp(t)
    const admin = testAdmin(app)
    const before = await visitorSees(app, '/payment')
    t.match(before, 'Standard Yearly')
    t.match(before, '/page/pricing')
    for (let time = 0; time < 3; time++) t.match(await visitorSees(app, '/paymentdetails'), 'Payment')
    t.equal((await admin.call('POST', '/plans/shown', { shown: 'maybe' })).status, 422)
    t.equal((await admin.call('POST', '/plans/shown', { shown: 'off' })).status, 200)
    const after = await visitorSees(app, '/payment')
    t.notMatch(after, 'Standard Yearly')
    t.notMatch(after, 'Choose The Right Plan')
    t.notMatch(after, '/page/pricing')
    t.match(after, 'to see your trades')
    t.match(await admin.page('/payment'), 'My Trades')
    const details = await app.inject('/paymentdetails')
    t.match(details, { statusCode: 303, headers: { location: '/payment' } }, 'there is nothing to pay for')
    t.strictSame((await app.inject('/api/subscription-plans/list')).json().data, [])
    t.match(await admin.page('/admin/plans'), 'Standard Yearly', 'they are not lost')
    t.match(await admin.page('/admin/audit-log'), 'Switched the plans off')
    await admin.call('POST', '/plans/shown', { shown: 'on' })
    t.match(await visitorSees(app, '/payment'), 'Standard Yearly')
  },
)
