import { eq } from 'drizzle-orm'
import t from 'tap'
import { itemImages, items } from '../../../../db/schema/index.ts'
import { createItem, type ItemInput } from '../../../../server/market/items/create-item-service.ts'
import { LONGEST } from '../../../../server/platform/limits.ts'
import { testImage } from '../../../helpers/items.ts'
import { testMarket } from '../../../helpers/market.ts'

t.test('an item is stored clean, folded for A–Z, with its pictures in order', async (t) => {
  const { app, owner, category } = await testMarket(t)
  const pictures = [testImage(app), testImage(app)].toReversed()
  const createdAt = new Date('2024-05-06T07:08:09Z')
  const input = {
    name: '  Émile’s\u202eÖlkanne ',
    description: 'One\ntwo <i onclick="x()">three</i> &amp; four',
    product_category_id: category,
    condition: 'Old' as const,
    image_ids: pictures,
  }
  const id = createItem(app.db, owner.id, input, { createdAt, clientId: 'c-1' })
  const row = app.db.select().from(items).where(eq(items.id, id)).get()!
  t.match(row, {
    ownerId: owner.id,
    name: 'Émile’s Ölkanne',
    sortName: 'emile’s olkanne',
    descriptionText: 'One two three & four',
    status: 'available',
    clientId: 'c-1',
    createdAt,
  })
  t.notMatch(row.description, 'onclick')
  const stored = app.db.select().from(itemImages).where(eq(itemImages.itemId, id)).all()
  t.strictSame(
    stored.sort((a, b) => a.position - b.position).map(({ imageId }) => imageId),
    pictures,
  )
})

t.test('a line break that a form sends as two characters counts as the one that was typed', async (t) => {
  const { app, owner, image, category } = await testMarket(t)
  const longest = `${'ab\n'.repeat(1666)}ab`
  t.equal(longest.length, LONGEST.itemDescription)
  const id = createItem(app.db, owner.id, {
    name: 'Bell',
    description: longest.replaceAll('\n', '\r\n'),
    product_category_id: category,
    condition: 'New',
    image_ids: [image],
  })
  t.ok(id)
})

t.test('fields that break the rules are named, and nothing is stored', async (t) => {
  const { app, owner, image, category } = await testMarket(t)
  const good: ItemInput = {
    name: 'Bell',
    description: 'Rings',
    product_category_id: category,
    condition: 'New',
    image_ids: [image],
  }
  const bad: [string, Partial<Record<keyof ItemInput, unknown>>][] = [
    ['name', { name: ' ' }],
    ['name', { name: '\u200b\u202e' }],
    ['name', { name: 'x'.repeat(LONGEST.itemName + 1) }],
    ['description', { description: '' }],
    ['description', { description: '<script>alert(1)</script>' }],
    ['description', { description: 'x'.repeat(LONGEST.itemDescription + 1) }],
    ['condition', { condition: 'used' }],
    ['product_category_id', { product_category_id: 999 }],
    ['product_category_id', { product_category_id: 1.5 }],
    ['image_ids', { image_ids: [] }],
    ['image_ids', { image_ids: Array(11).fill(image) }],
    ['trade_preferences', { trade_preferences: 'x'.repeat(LONGEST.itemTradePreferences + 1) }],
    ['message', { message: 'x'.repeat(LONGEST.itemMessage + 1) }],
    ['video_links', { video_links: ['https://vimeo.com/1'] }],
    ['video_links', { video_links: Array(6).fill('https://youtu.be/dQw4w9WgXcQ') }],
  ]
  for (const [field, values] of bad) {
    try {
      createItem(app.db, owner.id, { ...good, ...values } as ItemInput)
      t.fail(`${field} was taken`)
    } catch (error) {
      t.match(error, { status: 422, fields: { [field]: [String] } }, JSON.stringify(values).slice(0, 60))
    }
  }
  t.throws(() => createItem(app.db, owner.id, { ...good, image_ids: [image, 999_999] }))
  t.equal(app.db.select().from(items).all().length, 0, 'not even the item whose picture is not there')
})
