import { createHash } from 'node:crypto'
import t from 'tap'
import { csvRows } from '../../../../server/platform/csv.ts'
import { importCalls } from '../../../helpers/item-import.ts'
import { noisy } from '../../../helpers/pictures.ts'
import { file, jpeg, pictureOf, testShop } from '../../../helpers/shop.ts'
import { unzipped } from '../../../helpers/unzip.ts'

/** A user's export without ids and dates, and its pictures by their hashes. */
async function exported({ app, owner }: Awaited<ReturnType<typeof testShop>>) {
  const response = await app.inject({ url: '/api/items.zip', headers: owner.bearer })
  const files = unzipped(response.rawPayload)
  const [header = [], ...rows] = csvRows(files.get('items.csv')!.toString())
  const left = ['id', 'client_id', 'created_at'].map((column) => header.indexOf(column))
  const items = rows.map((row) => row.filter((_, at) => !left.includes(at)))
  files.delete('items.csv')
  const pictures = [...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')])
  return { zip: response.rawPayload, items, pictures: pictures.sort() }
}

t.test('an export that is imported on another site gives the same items and pictures', async (t) => {
  const [one, other] = [await testShop(t), await testShop(t)]
  const large = file(await noisy(1600, 1200, 3).jpeg().toBuffer(), 'large.jpg')
  const transparent = file(await noisy(200, 100, 4).ensureAlpha(0.5).png().toBuffer(), 'transparent.png')
  await one.post({
    name: '=Camera, "old" | new',
    description: '<p>First</p><ul><li>a &lt;M</li></ul>',
    message: "'Hello\nthere",
    phone: '+1 217 555 0111',
    location: 'Oak Street',
    'wishes[]': 'a tent',
    client_id: 'mine',
    'images[]': [large, await pictureOf(640), file(jpeg)],
  })
  await one.post({ name: 'Übergröße ⛺ خيمة', condition: 'Old', is_gift: '1', 'images[]': transparent })
  const before = await exported(one)
  const { preview, confirm } = importCalls(other.app, other.owner)
  const { data } = (await preview(before.zip)).body
  t.strictSame(data.counts, { post: 2, skip: 0, error: 0 })
  t.strictSame((await confirm(data.id)).body.data.failed, [])
  const after = await exported(other)
  t.strictSame(after.items, before.items)
  t.strictSame(after.pictures, before.pictures)
  t.equal(after.pictures.length, 4)
  const again = (await preview(before.zip)).body.data
  t.strictSame(again.counts, { post: 0, skip: 2, error: 0 }, 'a second import posts nothing')
  const home = (await importCalls(one.app, one.owner).preview(before.zip)).body.data
  t.strictSame(home.counts, { post: 0, skip: 2, error: 0 }, 'nor does one on the first site')
})
