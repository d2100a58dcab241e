import t from 'tap'
import { csvRows } from '../../../../server/platform/csv.ts'
import { file, jpeg, pictureOf, testShop } from '../../../helpers/shop.ts'
import { unzipped } from '../../../helpers/unzip.ts'

const COLUMNS =
  'id,client_id,name,description,category,condition,place,location,phone,trade_preferences,message,wishes,is_gift,video_links,images,status,created_at'

t.test("a table has all of a user's items, and no formula", async (t) => {
  const { app, post, owner } = await testShop(t)
  const { product } = (
    await post({
      name: '=HYPERLINK("x"), two',
      message: "'quoted",
      phone: '+1 217 555 0111',
      'wishes[]': 'a tent',
      client_id: 'mine',
      'images[]': [file(jpeg), await pictureOf(640)],
    })
  ).body.data
  const response = await app.inject({ url: '/api/items.csv', headers: owner.bearer })
  t.match(response.headers, {
    'content-type': /text\/csv; charset=utf-8/,
    'content-disposition': /items\.csv/,
    'cache-control': /no-store/,
  })
  t.equal(response.rawPayload.subarray(0, 3).toString('hex'), 'efbbbf', 'a byte order mark')
  t.ok(response.payload.slice(1).startsWith(`${COLUMNS}\r\n`))
  const [header, row] = csvRows(response.payload)
  const cells = Object.fromEntries(header!.map((name, at) => [name, row![at]]))
  t.match(cells, {
    id: String(product.id),
    client_id: 'mine',
    name: `'=HYPERLINK("x"), two`,
    description: '<p>Works as it should</p>',
    category: product.category.name,
    condition: 'LikeNew',
    phone: "'+1 217 555 0111",
    message: "''quoted",
    wishes: 'a tent',
    is_gift: '0',
    images: product.images.join(' | '),
    status: 'available',
    created_at: product.created_at,
  })
})

t.test('a ZIP has the table and the pictures that it names', async (t) => {
  const { app, post, owner } = await testShop(t)
  const { product } = (await post({ 'images[]': [file(jpeg), await pictureOf(640)] })).body.data
  await post({ name: 'Another', 'images[]': file(jpeg) })
  const response = await app.inject({ url: '/api/items.zip', headers: owner.bearer })
  t.equal(response.headers['content-type'], 'application/zip')
  const files = unzipped(response.rawPayload)
  const [header, ...rows] = csvRows(files.get('items.csv')!.toString())
  const named = rows.flatMap((row) => row[header!.indexOf('images')]!.split(' | '))
  t.strictSame([...new Set(named)].sort(), [...files.keys()].filter((name) => name !== 'items.csv').sort())
  const stored = await app.inject(product.images[0])
  t.ok(files.get(named[0]!)!.equals(stored.rawPayload), 'byte for byte')
})

t.test('the export takes a bearer token or the page cookie, and shows nobody else’s items', async (t) => {
  const { app, post, owner } = await testShop(t)
  await post()
  for (const url of ['/api/items.csv', '/api/items.zip']) {
    t.equal((await app.inject(url)).statusCode, 401)
    const cookie = `swapyard_token=${owner.bearer.authorization.slice(7)}`
    t.equal((await app.inject({ url, headers: { cookie } })).statusCode, 200)
  }
})
