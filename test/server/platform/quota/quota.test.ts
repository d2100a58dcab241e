import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import t, { type Test } from 'tap'
import { attachments, images, settings } from '../../../../db/schema/index.ts'
import { freeBytes } from '../../../../server/platform/disk.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { type quotaOf, Upload } from '../../../../server/platform/quota/quota-service.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { testChat } from '../../../helpers/chat.ts'
import { formPayload } from '../../../helpers/form.ts'
import { noisy } from '../../../helpers/pictures.ts'
import { until } from '../../../helpers/until.ts'

const MB = 1024 * 1024
/** A text file of this size, unique per `seed`. */
const file = (bytes: number, seed: string) => new File([seed.repeat(bytes / seed.length)], `${seed}.txt`)
const sizes = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => /\./.test(name))
    : []

/** Two people with small quotas. */
async function narrow(t: Test, quota: Partial<ReturnType<typeof quotaOf>>) {
  const chat = await testChat(t)
  const { app } = chat
  const set = (value: typeof quota) =>
    app.db
      .insert(settings)
      .values({ key: 'quota', value: JSON.stringify(value) })
      .onConflictDoUpdate({ target: settings.key, set: { value: JSON.stringify(value) } })
      .run()
  set({ disk: 0, ...quota })
  const kept = () => sizes(join(app.config.uploadsDir, 'attachments'))
  const aside = () => readdirSync(join(app.config.uploadsDir, '.aside'))
  return { ...chat, set, kept, aside }
}

t.test('a user’s quota: more is 413 with the reason, and leaves nothing behind', async (t) => {
  const { ada, bob, eve, send, kept, app } = await narrow(t, { person: 3 * MB })
  t.equal((await send(ada, bob, {}, [file(MB, 'a')])).status, 200)
  t.equal((await send(ada, bob, {}, [file(MB, 'b')])).status, 200)
  const refused = await send(ada, bob, {}, [file(MB / 2, 'c'), file(MB, 'd')])
  t.match(refused, {
    status: 413,
    body: {
      status: false,
      message:
        'Your pictures and files use 2 of your 3 MB, so this one doesn’t fit. Delete something you no longer need.',
    },
  })
  t.equal(kept().length, 2)
  t.equal((await send(ada, bob, {}, [file(MB, 'd')])).status, 200, 'all of it may be used')
  t.equal((await send(ada, bob, { message: 'words still come through' })).status, 200)
  t.equal((await send(eve, bob, {}, [file(MB, 'e')])).status, 200, 'others have their own')
  app.db.delete(attachments).run()
  t.equal((await send(ada, bob, {}, [file(MB, 'f')])).status, 200, 'what is gone is not counted')
})

t.test(
  'pictures of items, offers and oneself count for who sent them first, and are refused by field',
  async (t) => {
    const { app, ada, set } = await narrow(t, {})
    const profile = async (bytes: Buffer) => {
      const fields = { name: 'Ada', phone_number: '+15550102030', address: 'Here' }
      const form = await formPayload({ ...fields, avatar: new File([new Uint8Array(bytes)], 'a') })
      const url = '/api/dashboard/profile/update'
      const headers = { ...ada.bearer, ...form.headers }
      return app.inject({ method: 'POST', url, headers, payload: form.payload })
    }
    const first = await noisy(300, 200, 1).jpeg().toBuffer()
    t.equal((await profile(first)).statusCode, 200)
    const [row] = app.db.select().from(images).all()
    t.equal(row?.holderId, ada.id)
    set({ disk: 0, person: row!.size + 100 })
    const refused = await profile(await noisy(300, 200, 2).jpeg().toBuffer())
    t.match(refused, { statusCode: 413 })
    t.match(refused.json(), { errors: { avatar: [/^Your pictures and files use/] } })
    t.equal(app.db.select().from(images).all().length, 1)
    t.equal((await profile(first)).statusCode, 200, 'what is there already takes no more')
  },
)

t.test('the site has a daily quota', async (t) => {
  const { app, ada, bob, eve, send } = await narrow(t, { day: 2 * MB })
  t.equal((await send(ada, bob, {}, [file(MB, 'a')])).status, 200)
  t.equal((await send(eve, bob, {}, [file(MB / 2, 'b')])).status, 200)
  const refused = await send(eve, bob, {}, [file(MB, 'c')])
  t.match(refused, { status: 413, body: { message: /^The site .* files/ } })
  app.db
    .update(attachments)
    .set({ storedAt: new Date(Date.now() - 25 * 60 * 60_000) })
    .run()
  t.equal((await send(eve, bob, {}, [file(MB, 'c')])).status, 200)
})

t.test('what was sent while the clock ran ahead does not use up all days until then', async (t) => {
  const { app, ada, bob, send } = await narrow(t, { day: 2 * MB })
  t.equal((await send(ada, bob, {}, [file(MB, 'a')])).status, 200)
  t.equal((await send(ada, bob, {}, [file(1.5 * MB, 'b')])).status, 413)
  app.db.$client.prepare('UPDATE attachments SET stored_at = stored_at + ?').run(400 * DAY)
  t.equal((await send(ada, bob, {}, [file(1.5 * MB, 'b')])).status, 200)
})

t.test('what others are sending counts for the day at once, and no more once it has ended', async (t) => {
  const { app, ada, bob, eve } = await narrow(t, { day: 2 * MB })
  const [hers, his, another] = [ada, bob, eve].map(({ id }) => new Upload(app.db, app.config, id))
  await hers!.keep(MB)
  await his!.keep(MB)
  await t.rejects(another!.keep(1), { status: 413, message: /^The site is receiving as many files/ })
  his!.end()
  await another!.keep(MB)
  await t.rejects(hers!.keep(1), { status: 413, message: /^The site is receiving as many files/ })
})

t.test(
  'free disk space is reserved, quota 0 rejects files, and an exceeded quota only stops new ones',
  async (t) => {
    const { app, ada, bob, send, set } = await narrow(t, { disk: Number.MAX_SAFE_INTEGER })
    t.match(await send(ada, bob, {}, [file(MB, 'a')]), {
      status: 413,
      body: { message: /short of disk space/ },
    })
    set({ disk: 0 })
    const { body } = await send(ada, bob, {}, [file(MB, 'a')])
    for (const none of [{ person: 0 }, { day: 0 }]) {
      set({ disk: 0, ...none })
      t.match(await send(ada, bob, {}, [file(8, 'b')]), {
        status: 413,
        body: { message: 'This site doesn’t accept pictures or files.' },
      })
    }
    set({ disk: 0, person: 100 })
    t.equal((await send(ada, bob, {}, [file(8, 'b')])).status, 413)
    t.equal((await send(ada, bob, { message: 'words' })).status, 200)
    t.equal((await app.inject({ url: body.data.attachments[0].url, headers: bob.bearer })).statusCode, 200)
  },
)

t.test('running uploads count towards the disk space', async (t) => {
  const { app, ada, bob, set } = await narrow(t, {})
  const free = await freeBytes(app.config)
  const some = Math.floor(free * 0.4)
  const [person, day] = [free, free]
  set({ disk: Math.floor(free * 0.4), person, day })
  const [hers, his] = [ada, bob].map(({ id }) => new Upload(app.db, app.config, id))
  await hers!.keep(some)
  await t.rejects(his!.keep(some), { status: 413, message: /short of disk space/ })
  hers!.end()
  his!.end()
  await his!.keep(some)
})

t.test('with a known length, 413 precedes the body, and nothing is reserved', async (t) => {
  const { app, ada, bob, send, aside } = await narrow(t, { person: 2 * MB })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  t.teardown(() => socket.destroy())
  socket.write(
    `POST /api/messages/${bob.id} HTTP/1.1\r\nhost: x\r\nauthorization: ${ada.bearer.authorization}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${50 * MB}\r\n\r\n`,
  )
  const answer = await new Promise<string>((resolve) =>
    socket.once('data', (bytes) => resolve(String(bytes))),
  )
  t.match(answer, /^HTTP\/1.1 413 /)
  t.strictSame(aside(), [])
  t.equal((await send(ada, bob, {}, [file(MB, 'a')])).status, 200)
})

t.test('what a person is sending counts at once, and no more when its sender hangs up', async (t) => {
  const { app, ada, bob, send, aside } = await narrow(t, { person: 12 * MB })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(
    `POST /api/messages/${bob.id} HTTP/1.1\r\nhost: x\r\nauthorization: ${ada.bearer.authorization}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${12 * MB}\r\n\r\n` +
      '--b\r\ncontent-disposition: form-data; name="attachments"; filename="a.txt"\r\n\r\nabc',
  )
  await until(() => aside().length === 1)
  t.equal((await send(ada, bob, {}, [file(2 * MB, 'a')])).status, 413)
  socket.destroy()
  await until(() => aside().length === 0)
  t.equal((await send(ada, bob, {}, [file(2 * MB, 'a')])).status, 200)
})

t.test('files whose message is refused, or is its own twin, do not stay', async (t) => {
  const { ada, bob, send, kept } = await narrow(t, {})
  const bad = await send(ada, bob, {}, [file(MB, 'a'), new File(['no PDF'], 'b.pdf')])
  t.equal(bad.status, 415)
  t.strictSame(kept(), [])
  const twins = await Promise.all(
    ['c', 'd', 'e'].map((seed) => send(ada, bob, { client_id: 'twin' }, [file(MB, seed)])),
  )
  t.strictSame(
    twins.map(({ status }) => status),
    [200, 200, 200],
  )
  t.equal(kept().length, 1)
})

t.test('without a Content-Length, space for the largest file is reserved per upload', async (t) => {
  const { app, ada, bob, kept, aside } = await narrow(t, { person: 15 * MB })
  const stream = async (files: File[]) => {
    const { headers, payload } = await formPayload({ 'attachments[]': files })
    const url = `/api/messages/${bob.id}`
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...ada.bearer },
      payload: Readable.from([payload]),
    })
    return answer.statusCode
  }
  t.equal(await stream([file(8, 'a')]), 200)
  t.equal(await stream([file(8, 'b'), file(8, 'c')]), 413)
  t.match([kept().length, await aside()], [1, []])
  t.equal(await stream([file(8, 'd')]), 200, 'what was refused gives its room back')
})

t.test('forms with files are counted per user, across calls', async (t) => {
  const { app, ada, bob, eve, send } = await narrow(t, {})
  const picture = await noisy(40, 30, 1).jpeg().toBuffer()
  const update = async (files: object) => {
    const { headers, payload } = await formPayload({ about: 'Hello', ...files })
    const url = '/api/dashboard/profile/update'
    return (await app.inject({ method: 'POST', url, headers: { ...headers, ...ada.bearer }, payload }))
      .statusCode
  }
  const avatar = new File([picture], 'me.jpg')
  for (let at = 0; at < RATE.messages.max; at++)
    t.equal((await send(ada, bob, {}, [file(8, 'a')])).status, 200, 'as many as messages may be sent')
  for (let at = RATE.messages.max; at < RATE.uploads.max; at++) t.equal(await update({ avatar }), 200)
  t.equal(await update({ avatar }), 429)
  t.equal(await update({}), 200)
  t.equal((await send(eve, bob, {}, [file(8, 'b')])).status, 200)
})

t.test('requests that come at once do not pass a quota together', async (t) => {
  const { ada, bob, send, kept, app } = await narrow(t, { person: MB })
  const small = (seed: string) => send(ada, bob, {}, [file(400_000, seed)])
  const sent = await Promise.all([...'abcdefghij'].map(small))
  t.strictSame(sent.map(({ status }) => status).toSorted(), [...Array(2).fill(200), ...Array(8).fill(413)])
  t.equal(kept().length, 2)
  const pictures = await Promise.all(
    [1, 2, 3, 4].map((seed) => noisy(700, 500, seed).jpeg({ quality: 60 }).toBuffer()),
  )
  app.db.delete(attachments).run()
  const profile = async (bytes: Buffer) => {
    const fields = { name: 'Ada', phone_number: '+15550102030', address: 'Here' }
    const form = await formPayload({ ...fields, avatar: new File([new Uint8Array(bytes)], 'a') })
    const headers = { ...ada.bearer, ...form.headers }
    return app.inject({
      method: 'POST',
      url: '/api/dashboard/profile/update',
      headers,
      payload: form.payload,
    })
  }
  const first = await profile(pictures[0]!)
  t.equal(first.statusCode, 200)
  const held = app.db
    .select()
    .from(images)
    .all()
    .reduce((sum, { size }) => sum + size, 0)
  t.ok(held < MB)
  t.equal((await small('k')).status, held + 400_000 > MB ? 413 : 200, 'what was given up counts no more')
})
