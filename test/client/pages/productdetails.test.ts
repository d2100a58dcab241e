import { eq } from 'drizzle-orm'
import t from 'tap'
import { items } from '../../../db/schema/index.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { testItem, testPictures } from '../../helpers/items.ts'

const app = await testApp(t)
const image_ids = await testPictures(app)
const owner = testAccount(app, { name: 'Ines Moreau' })
const camera = testItem(app, owner.id, {
  name: 'Film camera',
  image_ids,
  description: '<p>The shutter is <strong>accurate</strong>.</p>',
})
const path = `/productdetails/${camera}`

t.test('a visitor signs in before an exchange and returns', async (t) => {
  const { body } = await app.inject(path)
  t.match(body, `href="/sign-in?redirect=${path}">`)
  const signedIn = await app.inject({ url: path, cookies: { swapyard_token: testAccount(app).token } })
  t.match(signedIn.body, 'data-island="exchange-button"')
  t.notMatch(signedIn.body, `href="/sign-in?redirect=${path}">`)
})

t.test('an unavailable item shows its status instead', async (t) => {
  const id = testItem(app, owner.id, { name: 'Tent', image_ids })
  for (const [status, badge] of [
    ['reserved', 'Reserved'],
    ['traded', 'Traded'],
  ] as const) {
    app.db.update(items).set({ status }).where(eq(items.id, id)).run()
    const { body } = await app.inject(`/productdetails/${id}`)
    t.match(body, `>${badge}<`)
    t.notMatch(body, '>Exchange<')
  }
})

t.test('structured data for search engines is the same in all languages', async (t) => {
  const id = testItem(app, owner.id, { name: 'Tent', image_ids })
  app.db.update(items).set({ status: 'reserved' }).where(eq(items.id, id)).run()
  const { body } = await app.inject({
    url: `/productdetails/${id}`,
    headers: { 'accept-language': 'de' },
  })
  t.match(body, '>Reserviert<')
  t.match(body, '"availability":"https://schema.org/Reserved"')
})

t.test('a missing item has the right status and links to other pages', async (t) => {
  for (const id of ['999999', '0', '-1', '1.5', 'abc', '99999999999999999999']) {
    const { statusCode, body } = await app.inject(`/productdetails/${id}`)
    t.equal(statusCode, 404)
    t.match(body, 'Failed to load product details.')
    t.match(body, 'href="/browse"')
    t.match(body, '<meta name="robots" content="noindex"/>')
  }
})

t.test('search engines and previews know the item', async (t) => {
  const { body } = await app.inject(path)
  const site = app.config.publicUrl
  t.match(body, '<title>Film camera · ')
  t.match(body, '<meta name="description" content="The shutter is accurate."/>')
  t.match(body, `<link rel="canonical" href="${site}${path}"/>`)
  const [, preview = ''] = /<meta property="og:image" content="([^"]*)"/.exec(body) ?? []
  t.match(preview, new RegExp(`^${site}/uploads/[0-9a-f]{32}-preview\\.jpg$`))
  t.match(await app.inject(preview.slice(site.length)), { headers: { 'content-type': 'image/jpeg' } })
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  )
  t.match(data, [
    {
      '@type': 'Product',
      name: 'Film camera',
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { availability: 'https://schema.org/InStock', seller: { name: 'Ines Moreau' } },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home', item: `${site}/` }, { name: 'Film camera' }],
    },
  ])
  t.equal(data[0].offers.price, undefined, 'nothing here has a price')
})
