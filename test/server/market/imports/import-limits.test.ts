import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { ZipFile } from 'yazl'
import { IMPORT } from '../../../../server/market/limits.ts'
import { PICTURE } from '../../../../server/platform/limits.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { importCalls, zipOf } from '../../../helpers/item-import.ts'
import { jpeg, stored, testShop } from '../../../helpers/shop.ts'
import { until } from '../../../helpers/until.ts'

const HEADER = 'name,category,condition,images'

async function testImports(t: Test) {
  const shop = await testShop(t)
  const { product } = (await shop.post({ name: 'Own item' })).body.data
  const rest = `,${product.category.id},Old,${product.images[0]}`
  return { ...shop, ...importCalls(shop.app, shop.owner), rest }
}

/** A table with this many valid lines. */
const table = (lines: number, rest: string) =>
  [HEADER, ...Array.from({ length: lines }, (_, at) => `Item ${at}${rest}`)].join('\n')

/** Response of a call after overload, which this test's files may cause on a busy machine. */
async function accepted<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  let result = await call()
  while (result.status === 503) {
    await wait(200)
    result = await call()
  }
  return result
}

/** The bytes of a ZIP with one text replaced by another of the same length, in local headers and in the directory. */
const patched = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

async function linkZip() {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(HEADER), 'items.csv')
  zip.addBuffer(Buffer.from('/etc/hostname'), 'link.jpg', { mode: 0o120777 })
  zip.end()
  return buffer(zip.outputStream)
}

/** The ZIP with the flag for encryption at every entry. */
function encrypted(zip: Buffer) {
  const copy = Buffer.from(zip)
  for (const [sign, offset] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    for (let at = copy.indexOf(sign, 0, 'latin1'); at >= 0; at = copy.indexOf(sign, at + 1, 'latin1'))
      copy[at + offset]! |= 1
  }
  return copy
}

/** The ZIP with more entries than allowed, according to its end record. */
function crowded(zip: Buffer) {
  const copy = Buffer.from(zip)
  for (const offset of [8, 10])
    copy.writeUInt16LE(IMPORT.entries + 1, copy.lastIndexOf('PK\x05\x06') + offset)
  return copy
}

/** A ZIP with 1.1 GB of pictures, according to its directory. */
async function bomb(csv: string) {
  const names = Array.from({ length: 110 }, (_, at) => `${at}.jpg`)
  const zip = await zipOf({ ...Object.fromEntries(names.map((name) => [name, 'x'])), 'items.csv': csv })
  let at = -1
  for (const _ of names) {
    at = zip.indexOf('PK\x01\x02', at + 1, 'latin1')
    zip.writeUInt32LE(PICTURE.bytes, at + 24)
  }
  return zip
}

t.test('files that cannot be read are refused as a whole (422), and none of them stays', async (t) => {
  const { app, preview, rest } = await testImports(t)
  const small = await zipOf({ 'items.csv': table(1, rest), 'xx/evil.jpg': jpeg })
  const files: Record<string, Uint8Array | string> = {
    'an empty file': '',
    'a header without lines': HEADER,
    'no columns': 'a,b\n1,2',
    'no column for the condition': `name,category\nTent,1`,
    'an open quotation mark': `${HEADER}\n"Tent${rest}`,
    'a cell that is too long': `${HEADER}\n${'x'.repeat(IMPORT.cell + 1)}${rest}`,
    'a picture': jpeg,
    'too many lines': table(IMPORT.lines + 1, rest),
    'a ZIP without a table': await zipOf({ 'other.csv': table(1, rest) }),
    'a ZIP that breaks off': small.subarray(0, small.length - 30),
    'a path with ..': patched(small, 'xx/evil.jpg', '../evil.jpg'),
    'an absolute path': patched(small, 'xx/evil.jpg', '/x/evil.jpg'),
    'a path of Windows': patched(small, 'xx/evil.jpg', 'C:\\evil.jpg'),
    'a link': await linkZip(),
    'an encrypted entry': encrypted(small),
    'an entry of more than 10 MB': await zipOf({
      'items.csv': table(1, rest),
      'bomb.jpg': Buffer.alloc(11 * 1024 * 1024),
    }),
    'too many entries': crowded(small),
    'more than 1 GB unpacked': await bomb(table(1, rest)),
  }
  for (const [what, bytes] of Object.entries(files)) {
    const { status, body } = await accepted(() => preview(bytes))
    t.equal(status, 422, what)
    t.type(body.errors?.file?.[0], 'string', what)
    if (/1 GB|entries/.test(what)) t.match(body.errors?.file, [/1 GB/], what)
  }
  // Waits, because the file of a form is deleted while its response is sent.
  await until(() => stored(app).every((name) => name.endsWith('.webp')))
})

t.test('rejects a table whose size differs from the ZIP’s directory', async (t) => {
  const { preview, rest } = await testImports(t)
  const zip = await zipOf({ 'items.csv': table(200, rest) })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(table(200, rest).length)
  const lie = Buffer.alloc(4)
  lie.writeUInt32LE(100)
  const { status } = await preview(patched(zip, size.toString('latin1'), lie.toString('latin1')))
  t.equal(status, 422)
})

t.test('10,000 lines are previewed, and 500 of them are posted at once', async (t) => {
  const { preview, rest } = await testImports(t)
  const { status, body } = await accepted(() => preview(table(IMPORT.lines, rest)))
  t.equal(status, 200)
  t.strictSame(body.data.counts, { post: 500, skip: 0, error: 9500 })
  t.match(body.data.lines[500], { line: 502, action: 'error', reason: /500/ })
})

t.test('1,000 lines are posted in a day, also if the import is deleted', async (t) => {
  const { app, owner, preview, rest } = await testImports(t)
  app.db.$client
    .prepare(
      `INSERT INTO item_imports (account_id, by_id, digest, file, size, posted, is_deleted, confirmed_at, done_at, expires_at)
       VALUES (:id, :id, '', '', 0, 998, 1, :now, :now, :now)`,
    )
    .run({ id: owner.id, now: Date.now() })
  const { lines } = (await preview(table(4, rest))).body.data
  t.match(lines, [
    { action: 'post' },
    { action: 'post' },
    { action: 'error', reason: /1,000/ },
    { action: 'error' },
  ])
})

t.test('a newcomer imports ten items a day', async (t) => {
  const { app, preview, rest } = await testImports(t)
  testAccount(app, { createdAt: new Date(Date.now() - 40 * DAY) })
  saveCommunityRules(app.db, { newcomers: true })
  const { counts, lines } = (await preview(table(12, rest))).body.data
  t.strictSame(counts, { post: 9, skip: 0, error: 3 }, 'one item was posted before')
  t.match(lines[11]!.reason, /10 items a day/)
})

t.test('a file of more than 200 MB is 413 before it is read', async (t) => {
  const { app, owner } = await testImports(t)
  const response = await app.inject({
    method: 'POST',
    url: '/api/items/import',
    headers: {
      ...owner.bearer,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(201 * 1024 * 1024),
    },
    payload: '--x\r\n',
  })
  t.equal(response.statusCode, 413)
  t.match(response.json().errors.file, [/200 MB/])
})

t.test('the oldest files of a user expire beyond what may be stored', async (t) => {
  const { app, preview, confirm, rest } = await testImports(t)
  const ids: number[] = []
  for (let at = 0; at <= IMPORT.stored; at++) ids.push((await preview(table(1, rest))).body.data.id)
  t.equal(stored(app).filter((name) => name.startsWith('import-')).length, IMPORT.stored)
  t.equal((await confirm(ids[0]!)).status, 409)
  t.equal((await confirm(ids[1]!)).status, 200)
})

t.test('a file that is missing, or an unknown user, is refused', async (t) => {
  const { app, owner } = await testImports(t)
  const send = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/items/import', headers, payload: {} })
  t.equal((await send({})).statusCode, 401)
  const response = await send({ ...owner.bearer })
  t.equal(response.statusCode, 422)
  t.ok(response.json().errors.file)
})
