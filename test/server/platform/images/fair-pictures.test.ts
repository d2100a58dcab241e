import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { accounts } from '../../../../db/schema/index.ts'
import { ROOT } from '../../../../server/ops/process.mjs'
import { ImageWorker } from '../../../../server/platform/images/image-worker.ts'
import { sentBy, storeImage } from '../../../../server/platform/images/images-service.ts'
import { PICTURE } from '../../../../server/platform/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testServer } from '../../../helpers/app.ts'
import { hugePng, noisy, plainAvif, refusal, testImageStore, twoColours } from '../../../helpers/pictures.ts'

const [ADA, EVE, BOB] = [1, 2, 3]
const LINUX = existsSync('/proc/self/status')

/** An image store, and its users. */
async function storeWithPeople(t: Test) {
  const store = await testImageStore(t)
  for (const id of [ADA, EVE, BOB]) {
    const person = { phoneNumber: '', address: '', passwordHash: '-', termsAcceptedAt: new Date() }
    store.db
      .insert(accounts)
      .values({ id, name: `${id}`, email: `${id}@example.test`, ...person })
      .run()
  }
  return store
}

/** An AVIF with a false size in its header: only the header is read, and real large ones are slow to make. */
async function avifSaying(width: number, height: number, bitdepth: 8 | 12): Promise<Buffer> {
  const bytes = await plainAvif(64, 64, bitdepth)
  const SIZE = 'ispe'
  for (let at = bytes.indexOf(SIZE); at > 0; at = bytes.indexOf(SIZE, at + 1)) {
    bytes.writeUInt32BE(width, at + 8)
    bytes.writeUInt32BE(height, at + 12)
  }
  return bytes
}

const small = await twoColours(40, 30).jpeg().toBuffer()
/** Files of test/fixtures/pictures, described in make.ts. */
const fixture = (name: string) => readFileSync(join(ROOT, 'test/fixtures/pictures', name))
const largest = fixture('16-megapixels.avif')
const largestDeep = fixture('12-megapixels-of-12-bits.avif')
const progressive = gunzipSync(fixture('50-megapixels.jpeg.gz'))
const webp = gunzipSync(fixture('50-megapixels.webp.gz'))

t.test('a user with thirty images is queued behind the own images, not before others', async (t) => {
  const store = await storeWithPeople(t)
  await storeImage(store, small)
  const done: string[] = []
  const large = await noisy(600, 400, 1).jpeg().toBuffer()
  const flood = Promise.allSettled(
    Array.from({ length: 30 }, () => storeImage(sentBy(store, EVE), large).then(() => done.push('eve'))),
  )
  while (store.worker.load < 10) await pause(1)
  await storeImage(sentBy(store, ADA), small).finally(() => done.push('ada'))
  t.ok(done.indexOf('ada') < 6, `${done.indexOf('ada')} of Eve’s were read before`)
  await store.worker.close()
  await flood
})

t.test('a queue that one person has filled still takes the picture of another', async (t) => {
  const store = await storeWithPeople(t)
  const flood = Array.from({ length: 2 * PICTURE.queue }, () =>
    refusal(storeImage(sentBy(store, EVE), small)),
  )
  while (store.worker.load < PICTURE.queue) await pause(1)
  t.type(await storeImage(sentBy(store, ADA), small), 'number')
  const refused = (await Promise.all(flood)).filter((error) => error !== undefined)
  t.ok(refused.length > 0)
  for (const error of refused) t.match(error, { status: 503 })
})

t.test('an AVIF that would take too much memory is an error of its field', async (t) => {
  const store = await storeWithPeople(t)
  for (const bytes of [await avifSaying(7071, 7071, 8), await avifSaying(4000, 4000, 12)]) {
    t.ok(bytes.length < 2000)
    const error = await refusal(storeImage(store, bytes))
    t.match(error, { status: 422, fields: { images: [/^An AVIF picture may have at most 16 megapixels/] } })
  }
})

t.test('images up to the limits are accepted, and the worst fit in memory together', async (t) => {
  const store = await storeWithPeople(t)
  await storeImage(store, small)
  const { pid } = store.worker
  const worst = [largest, progressive, largest]
  const ids = await Promise.all(worst.map((bytes, at) => storeImage(sentBy(store, at + 1), bytes)))
  for (const bytes of [largestDeep, webp, hugePng(7071, 7071)]) ids.push(await storeImage(store, bytes))
  for (const id of ids) t.type(id, 'number')
  t.equal(store.worker.pid, pid, 'it did not have to be ended')
  if (!LINUX) return
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  t.ok(Number(peak) * 1024 < PICTURE.processBytes, `${peak} kB`)
})

t.test(
  'the process that reads pictures is the first to go when memory is short',
  { skip: !LINUX },
  async (t) => {
    const store = await storeWithPeople(t)
    await storeImage(store, small)
    t.equal(readFileSync(`/proc/${store.worker.pid}/oom_score_adj`, 'utf8').trim(), '1000')
  },
)

t.test('an image with a false header is refused when it takes too much', async (t) => {
  const store = await storeWithPeople(t)
  await store.worker.close()
  const worker = new ImageWorker({ processBytes: 100_000_000 })
  t.teardown(() => worker.close())
  const narrow = { ...store, worker }
  const neighbour = storeImage(sentBy(narrow, ADA), small)
  const error = await refusal(storeImage(sentBy(narrow, EVE), largest))
  t.match(error, {
    status: 422,
    fields: { images: ['This picture is too big to process. Please choose another.'] },
  })
  t.type(await neighbour, 'number')
})

t.test(
  'while one account sends expensive AVIFs by every call, the pictures of others come through',
  async (t) => {
    const { app, origin } = await testServer(t)
    const [eve, ada] = [testAccount(app), testAccount(app)]
    const avatar = (who: typeof ada, bytes: Buffer) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({
        name: 'Ada',
        phone_number: '+15550102030',
        address: 'Here',
      }))
        form.append(name, value)
      form.append('avatar', new File([new Uint8Array(bytes)], 'a'))
      const url = `${origin}/api/dashboard/profile/update`
      return fetch(url, { method: 'POST', headers: who.bearer, body: form }).then(({ status }) => status)
    }
    let read = 0
    const expensive = await plainAvif(2000, 1500, 8)
    const flood = Array.from({ length: 20 }, () =>
      avatar(eve, expensive).then(
        () => read++,
        () => {},
      ),
    )
    while (app.images.worker.load < 10) await pause(5)
    for (let at = 0; at < 2; at++) {
      const before = read
      t.equal(
        await avatar(
          ada,
          await twoColours(40 + at, 30)
            .jpeg()
            .toBuffer(),
        ),
        200,
      )
      t.ok(read - before <= 4, `${read - before} of Eve’s were read meanwhile`)
    }
    t.ok(app.images.worker.load > 2, 'she was at it all the time')
    await app.images.worker.close()
    await Promise.all(flood)
  },
)
