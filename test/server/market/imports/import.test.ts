import t from 'tap'
import { csvRows } from '../../../../server/platform/csv.ts'
import { unavailable } from '../../../../server/platform/errors.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { importCalls, zipOf } from '../../../helpers/item-import.ts'
import { noisy } from '../../../helpers/pictures.ts'
import { jpeg, stored, testShop } from '../../../helpers/shop.ts'
import { unzipped } from '../../../helpers/unzip.ts'

const webp = await noisy(300, 200, 7).webp({ quality: 91 }).toBuffer()

async function testImports(t: import('tap').Test) {
  const shop = await testShop(t)
  const { category } = (await shop.post({ name: 'Own item' })).body.data.product
  return { ...shop, ...importCalls(shop.app, shop.owner), category: category.name as string, id: category.id }
}

const actions = (lines: { action: string }[]) => lines.map(({ action }) => action)

t.test('a ZIP is previewed, posted once, and its pictures are stored byte for byte', async (t) => {
  const { app, owner, preview, confirm, count, category } = await testImports(t)
  const csv =
    `name,category,condition,images,description,wishes\r\n` +
    `Tent,${category},Old,a.webp,<p>Dry & <b>big</b></p>,a lamp | a bike\r\n` +
    `Lamp,${category},LikeNew,sub/b.jpg | a.webp,,\r\n`
  const zip = await zipOf({ 'items.csv': csv, 'a.webp': webp, 'sub/b.jpg': jpeg, 'unused.txt': 'x' })
  const { status, body } = await preview(zip, { name: 'items.zip' })
  t.equal(status, 200)
  const { id, expires_at, ...rest } = body.data
  t.type(id, 'number')
  const hours = (Date.parse(expires_at) - Date.now()) / 3_600_000
  t.ok(hours > 23.9 && hours <= 24, expires_at)
  t.strictSame(rest, {
    lines: [
      { line: 2, name: 'Tent', action: 'post', reason: null },
      { line: 3, name: 'Lamp', action: 'post', reason: null },
    ],
    counts: { post: 2, skip: 0, error: 0 },
  })
  t.equal(count(), 1, 'nothing is posted before')
  const done = await confirm(id)
  t.equal(done.status, 200)
  t.strictSame(done.body.data.failed, [])
  t.equal(done.body.data.posted.length, 2)
  t.equal(count(), 3)
  t.strictSame((await confirm(id)).body.data, done.body.data, 'a repeated call returns the same result')
  t.equal(count(), 3)
  const [tent, lamp] = await Promise.all(
    done.body.data.posted.map(async (id) => {
      const url = `/api/home/product/details/${id}`
      return (await app.inject({ url, headers: owner.bearer })).json().data.product
    }),
  )
  t.match(tent, { name: 'Tent', condition: 'Old', description: '<p>Dry &amp; <b>big</b></p>' })
  t.match(lamp, { name: 'Lamp', description: '<p>Lamp</p>' })
  t.equal(lamp.images.length, 2)
  t.equal(lamp.images[1], tent.images[0])
  t.ok((await app.inject(tent.images[0])).rawPayload.equals(webp), 'byte for byte')
})

t.test('the same file sent twice posts nothing twice', async (t) => {
  const { preview, confirm, count, category } = await testImports(t)
  const csv = `name,category,condition,images\nTent,${category},Old,a.jpg\nTent,${category},Old,a.jpg\n`
  const zip = await zipOf({ 'items.csv': csv, 'a.jpg': jpeg })
  const [first, second] = [(await preview(zip)).body.data, (await preview(zip)).body.data]
  t.not(first.id, second.id)
  t.strictSame(actions(first.lines), ['post', 'skip'], 'a doubled row is skipped')
  const [one, two] = await Promise.all([confirm(first.id), confirm(second.id)])
  t.equal(one.body.data.posted.length, 1)
  t.strictSame(two.body.data, { posted: [], failed: [] })
  t.equal(count(), 2)
  const third = (await preview(zip)).body.data
  t.strictSame(third.counts, { post: 0, skip: 2, error: 0 })
})

t.test('lines are skipped by client_id, by id and name, by content, and as repetitions', async (t) => {
  const { app, owner, post, preview, category } = await testImports(t)
  const { product } = (await post({ name: 'Camera', client_id: 'cam' })).body.data
  const zip = unzipped((await app.inject({ url: '/api/items.zip', headers: owner.bearer })).rawPayload)
  const own = csvRows(zip.get('items.csv')!.toString()).find((row) => row[2] === 'Camera')!
  const [description, images] = [own[3]!, own[14]!]
  const line = (values: string[]) => values.map((value) => `"${value}"`).join(';')
  const csv = [
    'id;client_id;name;category;condition;description;images',
    line(['', 'cam', 'Anything', category, 'Old', 'x', images]),
    line([String(product.id), '', 'Camera', '', '', '', '']),
    line(['', '', 'Camera', category, 'LikeNew', description, images]),
    line([String(product.id), '', 'Another', category, 'New', 'x', images]),
    line(['', 'new', 'Third', category, 'New', 'x', images]),
    line(['', 'new', 'Fourth', category, 'New', 'x', images]),
  ].join('\r\n')
  const { lines } = (await preview(await zipOf({ ...Object.fromEntries(zip), 'items.csv': csv }))).body.data
  t.strictSame(actions(lines), ['skip', 'skip', 'skip', 'post', 'post', 'skip'])
  t.match(lines[5]!.reason, /6/, 'names the line that it repeats')
})

t.test('own pictures are named without a ZIP; pictures of others and missing ones are errors', async (t) => {
  const { app, owner, post, preview, confirm, category } = await testImports(t)
  const { product } = (await post({ name: 'Camera' })).body.data
  const other = testAccount(app)
  const csv = [
    'name\tcategory\tcondition\timages',
    `Second\t${category}\tOld\t${product.images[0]}`,
    `Third\t${category}\tOld\t`,
    `Fourth\t${category}\tOld\tmissing.jpg`,
  ].join('\n')
  const { data } = (await preview(csv)).body
  t.strictSame(actions(data.lines), ['post', 'error', 'error'])
  t.match(data.lines[2]!.reason, /missing\.jpg/)
  const { posted } = (await confirm(data.id)).body.data
  const { images } = (await app.inject(`/api/home/product/details/${posted[0]}`)).json().data.product
  t.strictSame(images, product.images)
  const theirs = (await importCalls(app, other).preview(csv)).body.data
  t.strictSame(actions(theirs.lines), ['error', 'error', 'error'])
  t.ok(owner)
})

t.test('wrong lines can be downloaded with their reasons and without formulas', async (t) => {
  const { post, preview, confirm, errors, category } = await testImports(t)
  const { product } = (await post({ name: 'Camera' })).body.data
  const csv = [
    'images,name,extra,condition,category',
    `${product.images[0]},Good,x,New,${category}`,
    `${product.images[0]},=1+1,'=2,Broken,${category}`,
    `${product.images[0]},"No, category",x,Old,Nowhere`,
    `${product.images[0]},,x,Old,${category}`,
  ].join('\n')
  const { data } = (await preview(csv)).body
  t.strictSame(actions(data.lines), ['post', 'error', 'error', 'error'])
  for (const { reason } of data.lines.slice(1)) t.type(reason, 'string')
  const check = async () => {
    const response = await errors(data.id)
    t.match(response.headers, { 'content-type': /text\/csv/, 'content-disposition': /errors\.csv/ })
    const [header, ...rows] = csvRows(response.payload)
    t.strictSame(header, ['images', 'name', 'extra', 'condition', 'category', 'reason'])
    t.strictSame(
      rows.map((row) => row.slice(1)),
      [
        ["'=1+1", "'=2", 'Broken', category, data.lines[1]!.reason],
        ['No, category', 'x', 'Old', 'Nowhere', data.lines[2]!.reason],
        ['', 'x', 'Old', category, data.lines[3]!.reason],
      ],
    )
  }
  await check()
  await confirm(data.id)
  await check()
})

t.test(
  'cells lose the apostrophe of the export, and categories are named in any language or by id',
  async (t) => {
    const { app, post, preview, confirm, id } = await testImports(t)
    const { product } = (await post({ name: 'Camera' })).body.data
    const german = (
      await app.inject({ url: '/api/product-categories/list', headers: { 'accept-language': 'de' } })
    )
      .json()
      .data.find((category: { id: number }) => category.id === id).name
    const image = product.images[0]
    const csv = `name,category,condition,images\n'=A,${id},New,${image}\n''B,${german},new,${image}\n-C,${id},OLD,${image}\n`
    const { data } = (await preview(csv)).body
    t.strictSame(
      data.lines.map(({ name, action }) => [name, action]),
      [
        ['=A', 'post'],
        ["'B", 'post'],
        ['-C', 'post'],
      ],
    )
    const { posted } = (await confirm(data.id)).body.data
    const details = (await app.inject(`/api/home/product/details/${posted[1]}`)).json().data.product
    t.match(details, { name: "'B", condition: 'New', category: { id } })
  },
)

t.test('the encoding is UTF-8, or UTF-16 with a byte order mark', async (t) => {
  const { post, preview, category } = await testImports(t)
  const { product } = (await post({ name: 'Camera' })).body.data
  const csv = `name,category,condition,images\nÜbergröße ⛺,${category},Old,${product.images[0]}\n`
  const swapped = Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()
  for (const bytes of [csv, `\uFEFF${csv}`, Buffer.from(`\uFEFF${csv}`, 'utf16le'), swapped]) {
    const { body } = await preview(bytes)
    t.match(body.data?.lines, [{ name: 'Übergröße ⛺', action: 'post' }])
  }
  for (const bytes of [Buffer.from(csv, 'utf16le'), Buffer.from(csv.replace('⛺', ''), 'latin1')]) {
    const { status, body } = await preview(bytes)
    t.equal(status, 422)
    t.match(body.errors?.file?.[0], /UTF-8/)
  }
})

t.test('an import belongs to its sender, and can be deleted', async (t) => {
  const { app, post, preview, confirm, remove, errors, category } = await testImports(t)
  const { product } = (await post({ name: 'Camera' })).body.data
  const csv = `name,category,condition,images\nTent,${category},Old,${product.images[0]}\n`
  const { id } = (await preview(csv)).body.data
  for (const who of [testAccount(app), testAccount(app, { isAdmin: true })]) {
    t.equal((await confirm(id, who)).status, 404)
    t.equal((await errors(id, who)).statusCode, 404)
    t.equal(await remove(id, who), 404)
  }
  const isFile = (name: string) => name.startsWith('import-')
  t.equal(stored(app).filter(isFile).length, 1)
  t.equal(await remove(id), 200)
  t.equal(stored(app).filter(isFile).length, 0)
  t.equal((await confirm(id)).status, 404)
  t.equal(await remove(id), 404)
  t.equal((await confirm(123_456)).status, 404)
})

t.test('an expired import is 409, and so is a client_id with another file', async (t) => {
  const { app, post, preview, confirm, errors, category } = await testImports(t)
  const { product } = (await post({ name: 'Camera' })).body.data
  const csv = `name,category,condition,images\nTent,${category},Old,${product.images[0]}\n`
  const first = await preview(csv, { client_id: 'one' })
  t.strictSame((await preview(csv, { client_id: 'one' })).body.data, first.body.data)
  t.equal((await preview(`${csv}\n,,,\n`, { client_id: 'one' })).status, 409)
  app.db.$client.exec('UPDATE item_imports SET expires_at = 1')
  t.equal((await confirm(first.body.data.id)).status, 409)
  t.equal((await errors(first.body.data.id)).statusCode, 409)
})

t.test('an interrupted confirmation is continued by the next call', async (t) => {
  const { app, preview, confirm, count, category } = await testImports(t)
  const csv = `name,category,condition,images\nTent,${category},Old,a.jpg\nLamp,${category},Old,a.jpg\n`
  const { id } = (await preview(await zipOf({ 'items.csv': csv, 'a.jpg': jpeg }))).body.data
  const { worker } = app.images
  const process = worker.process.bind(worker)
  let calls = 0
  worker.process = async (...job) => {
    if (++calls === 2) throw unavailable()
    return process(...job)
  }
  t.equal((await confirm(id)).status, 503)
  t.equal(count(), 2)
  const { data } = (await confirm(id)).body
  t.equal(data.posted.length, 2)
  t.strictSame(data.failed, [])
  t.equal(count(), 3)
})

t.test('a picture that cannot be read fails its line only', async (t) => {
  const { preview, confirm, errors, category } = await testImports(t)
  const csv = `name,category,condition,images\nTent,${category},Old,a.jpg\nLamp,${category},Old,b.jpg\n`
  const zip = await zipOf({ 'items.csv': csv, 'a.jpg': jpeg.subarray(0, 60), 'b.jpg': jpeg })
  const { id } = (await preview(zip)).body.data
  const { posted, failed } = (await confirm(id)).body.data
  t.equal(posted.length, 1)
  t.match(failed, [{ line: 2, reason: String }])
  t.match((await errors(id)).payload, /Tent/)
})
