import { mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import t, { type Test } from 'tap'
import {
  accounts,
  attachments,
  messages,
  pairAnswers,
  proofs,
  reviews,
  swapParties,
  swaps,
  wants,
} from '../../../../db/schema/index.ts'
import { attachmentName } from '../../../../server/platform/images/upload-path.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { EXPORTED } from '../../../../server/privacy/account-deletion/export-queries.ts'
import { askForExport, fetchExport } from '../../../../server/privacy/account-deletion/export-service.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import type { testApp } from '../../../helpers/app.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'
import { inTime, testCircle } from '../../../helpers/meeting.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'
import { unzipped } from '../../../helpers/unzip.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Person = ReturnType<typeof testAccount>

const ask = (app: App, who: Person, password = PASSWORD) =>
  app.inject({ method: 'POST', url: '/api/account/export', headers: who.bearer, payload: { password } })

async function fetched(app: App, who: Person) {
  const { url } = (await ask(app, who)).json().data
  const answer = await app.inject({ url: url.replace(app.config.publicUrl, '') })
  t.match(answer, { statusCode: 200, headers: { 'content-type': 'application/zip' } })
  const files = unzipped(answer.rawPayload)
  return { files, json: (name: string) => JSON.parse(files.get(`${name}.json`)!.toString()), answer }
}

t.test('the export is a ZIP of JSON, images and files, with messages of others to the user', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  testItem(app, ada.id, { name: 'Blue lamp', image_ids: await testPictures(app) })
  await send(ada, bob, { message: 'Hello Bob' }, [new File(['A list'], 'list.txt')])
  await send(bob, ada, { message: 'Hello Ada' })
  const { files, json, answer } = await fetched(app, ada)
  t.match(answer.headers, { 'cache-control': /no-store/, 'content-disposition': /attachment/ })
  t.match(json('profile'), [{ name: 'Ada', email: ada.email }])
  t.match(json('items'), [{ name: 'Blue lamp' }])
  t.match(json('messages'), [
    { by_me: true, with_name: 'Bob', text: 'Hello Bob', attachments: [/list\.txt$/] },
    { by_me: false, with_name: 'Bob', text: 'Hello Ada' },
  ])
  const names = [...files.keys()]
  t.ok(names.some((name) => /^pictures\/\d+\.webp$/.test(name)))
  t.equal(files.get(names.find((name) => name.startsWith('files/'))!)!.toString(), 'A list')
  t.notMatch([...files.values()].join(), app.db.query.accounts.findFirst().sync()!.passwordHash)
})

t.test('the link works once, for an hour, and only after the password', async (t) => {
  const { app, ada, bob } = await testChat(t)
  t.match((await ask(app, ada, 'wrong')).json(), { errors: { password: [String] } })
  const link = async () => (await ask(app, ada)).json().data.url.replace(app.config.publicUrl, '')
  const [first, second] = [await link(), await link()]
  t.equal((await app.inject({ url: first })).statusCode, 403, 'a new one ends the old one')
  t.equal((await app.inject({ method: 'HEAD', url: second })).statusCode, 404)
  t.equal((await app.inject({ url: second })).statusCode, 200)
  t.equal((await app.inject({ url: second })).statusCode, 403)
  const late = await link()
  app.db.update(proofs).set({ expiresAt: new Date() }).run()
  t.equal((await app.inject({ url: late })).statusCode, 403)
  t.equal((await app.inject({ url: '/account-export?token=a&token=b' })).statusCode, 403)
  await ask(app, bob)
})

t.test('who does not know the password uses up none of the links of who does', async (t) => {
  const { app, ada } = await testChat(t)
  for (let at = 0; at < RATE.exports.max; at++) t.equal((await ask(app, ada, 'wrong')).statusCode, 422)
  for (let at = 0; at < RATE.exports.max; at++) t.equal((await ask(app, ada)).statusCode, 200)
  t.equal((await ask(app, ada)).statusCode, 429)
})

t.test('who was not let in while they asked for their data is nobody to the site', async (t) => {
  const { app } = await testChat(t)
  const newcomer = testAccount(app, { pendingSince: new Date() })
  const asking = askForExport(app, newcomer.id, PASSWORD, async () => {
    app.db.delete(accounts).where(eq(accounts.id, newcomer.id)).run()
  })
  await t.rejects(asking, { name: 'AppError', code: 'unauthenticated' })
})

t.test('a link that was asked for before a suspension gives nothing away after it', async (t) => {
  const { app, ada } = await testChat(t)
  const { url } = (await ask(app, ada)).json().data
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, ada.id)).run()
  t.equal((await app.inject({ url: url.replace(app.config.publicUrl, '') })).statusCode, 403)
})

t.test('pictures and files that others have sent or given stay with them', async (t) => {
  const { app, ada, bob, send, call } = await testChat(t)
  const [ofAda, ofBob] = await testPictures(app, 2)
  const [lamp, tent] = [
    testItem(app, ada.id, { image_ids: [ofAda!] }),
    testItem(app, bob.id, { image_ids: [ofBob!] }),
  ]
  await call(bob, 'POST', '/exchange-request', {
    requested_product_ids: [lamp],
    offered_product_ids: [tent],
    message: 'Shall we?',
  })
  await send(bob, ada, { message: 'See here' }, [new File(['A list'], 'list.txt')])
  const { files, json } = await fetched(app, ada)
  t.match(json('messages'), [{ attachments: ['list.txt'] }], 'only its name')
  t.strictSame(
    [...files.keys()].filter((name) => !name.endsWith('.json')),
    [`pictures/${ofAda}.webp`],
  )
})

t.test('of a circle the export has the own items, plans and the conversation', async (t) => {
  const { app, call } = await testSwap(t)
  const { id, people } = testCircle(app, 4)
  const [me, next, across, before] = people as [Person, Person, Person, Person]
  const plan = { place: 'Library', starts_at: inTime(86_400_000), revision: 0 }
  t.equal((await call(me, 'POST', `/swaps/${id}/handover`, { ...plan, with: next.id })).status, 200)
  const ofOthers = { ...plan, place: 'At the garden gate', with: before.id }
  t.equal((await call(across, 'POST', `/swaps/${id}/handover`, ofOthers)).status, 200)
  await call(across, 'POST', `/circles/${id}/messages`, { message: 'Saturday?' })
  const { json } = await fetched(app, me)
  t.match(json('swaps'), [
    { kind: 'circle', handovers: [{ place: 'Library' }], messages: [{ text: 'Saturday?', by_me: false }] },
  ])
  t.equal(json('swaps')[0].handovers.length, 1)
  t.strictSame(
    json('swaps')[0].things.map(({ name, given_by_me }: Record<string, unknown>) => [name, given_by_me]),
    [
      ['Thing 1', true],
      ['Thing 4', false],
    ],
  )
})

t.test('what is nobody’s business but others’ is not in it', async (t) => {
  const { app, owner, requester, wanted, call, send } = await testSwap(t)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
  t.equal(app.db.select().from(swaps).all()[0]!.state, 'completed')
  await call(requester, 'POST', `/swaps/${id}/reviews`, {
    about: owner.id,
    would_swap_again: false,
    text: 'An unseen review',
  })
  t.equal(app.db.select().from(reviews).all().length, 1)
  const third = testAccount(app)
  await call(third, 'POST', `/blocks/${owner.id}`)
  await call(third, 'POST', '/reports', {
    target_kind: 'person',
    target_id: owner.id,
    reason: 'spam',
    text: 'Seen by nobody',
  })
  app.db
    .insert(wants)
    .values({ accountId: third.id, itemId: wanted, answer: 'yes', heldAt: new Date() })
    .run()
  const { files, json } = await fetched(app, owner)
  const all = [...files].filter(([name]) => name.endsWith('.json')).join()
  t.notMatch(all, 'An unseen review')
  t.notMatch(all, 'Seen by nobody')
  for (const name of ['blocks', 'wants', 'reports']) t.strictSame(json(name), [], name)
  t.match(json('swaps'), [
    { kind: 'request', state: 'completed', terms: [{ message: 'Shall we swap?', by_me: false }] },
  ])
  t.ok(
    json('notifications').some(
      ({ title, read_at }: { title: string; read_at: unknown }) => title && read_at === null,
    ),
    'what one was told is worded',
  )
  t.match(json('swaps')[0].things, [
    { name: 'Guitar', given_by_me: true },
    { name: 'Camera', given_by_me: false },
  ])
})

t.test('why a swap was called off is in it, but not in the words of who is blocked', async (t) => {
  const { app, owner, requester, call, send } = await testSwap(t)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  const reason = 'You will be sorry.'
  t.match(await call(requester, 'POST', `/exchange-request/${id}/cancellation`, { reason }), { status: 200 })
  const saidTo = async (who: Person) => (await fetched(app, who)).json('swaps')[0].reason
  t.equal(await saidTo(owner), reason)
  await call(owner, 'POST', `/blocks/${requester.id}`)
  t.equal(await saidTo(owner), '')
  t.equal(await saidTo(requester), reason)
})

t.test('while one writes, each message that was there is in it once, and the ZIP is whole', async (t) => {
  const { app, ada, bob, send, call } = await testChat(t)
  await send(ada, bob, { message: 'First' })
  const { conversationId } = app.db.select().from(messages).get()!
  const many = Array.from({ length: 1200 }, (_, at) => ({
    conversationId,
    senderId: ada.id,
    receiverId: bob.id,
    text: `Message ${at}`,
  }))
  for (let at = 0; at < many.length; at += 200)
    app.db
      .insert(messages)
      .values(many.slice(at, at + 200))
      .run()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { url } = (await ask(app, ada)).json().data
  const answer = await fetch(url.replace(app.config.publicUrl, origin))
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body!) {
    chunks.push(chunk)
    await call(bob, 'POST', `/messages/${ada.id}`, { message: 'Meanwhile' })
  }
  const list = JSON.parse(unzipped(Buffer.concat(chunks)).get('messages.json')!.toString()) as {
    id: number
    text: string
  }[]
  t.equal(new Set(list.map(({ id }) => id)).size, list.length)
  t.equal(list.filter(({ text }) => /^Message \d/.test(text)).length, 1200)
})

t.test('the export finds messages without scanning those of others', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  const cleo = testAccount(app, { email: 'cleo@example.test' })
  await send(ada, cleo, { message: 'Mine' })
  await send(bob, cleo, { message: 'Not mine' })
  app.db.$client
    .prepare(
      `WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 200000)
       INSERT INTO messages (conversation_id, sender_id, receiver_id, text)
       SELECT conversation_id, sender_id, receiver_id, 'Not hers, in so many words ' || n
       FROM many, (SELECT * FROM messages ORDER BY id DESC LIMIT 1)`,
    )
    .run()
  const all = app.db.$client.prepare("SELECT count(*) FROM messages NOT INDEXED WHERE text = ''")
  const shortest = (work: () => unknown) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const begun = performance.now()
        work()
        return performance.now() - begun
      }),
    )
  const own = () => [...EXPORTED.messages!(app.db, ada.id)]
  t.match(own(), [{ text: 'Mine', by_me: true }])
  t.equal(own().length, 1)
  const [found, read] = [shortest(own), shortest(() => all.get())]
  t.ok(found < read / 3, `${found} ms, where reading all takes ${read}`)
})

/** A user who has sent a file of 3 MB, its path, and a function to start the export. */
async function withLargeFile(t: Test) {
  const { app, ada, bob, send } = await testChat(t)
  await send(ada, bob, { message: 'Here' }, [new File(['x'.repeat(3_000_000)], 'long.txt')])
  const { file } = app.db.select().from(attachments).get()!
  const path = join(app.config.uploadsDir, attachmentName(file))
  const begin = async () => {
    const { url } = (await ask(app, ada)).json().data
    return fetchExport(app, new URL(url).searchParams.get('token')!)
  }
  return { app, ada, path, begin }
}

t.test('a download that breaks off leaves no file open', async (t) => {
  const { app, begin } = await withLargeFile(t)
  const folder = join(app.config.uploadsDir, 'attachments')
  const opened = () =>
    readdirSync('/proc/self/fd').filter((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder)
      } catch {
        // The list itself was read with this one.
        return false
      }
    })
  let bytes = 0
  for await (const chunk of await begin()) {
    bytes += chunk.length
    if (bytes > 200_000) break
  }
  t.ok(bytes < 1_000_000, 'in the middle of it')
  await until(() => opened().length === 0)
})

t.test('a file that cannot be read breaks the download off, and nothing else', async (t) => {
  const { app, ada, path, begin } = await withLargeFile(t)
  rmSync(path)
  mkdirSync(path)
  await t.rejects(async () => {
    for await (const _chunk of await begin());
  })
  rmSync(path, { recursive: true })
  const { json, files } = await fetched(app, ada)
  t.match(json('profile'), [{ name: 'Ada' }])
  t.notOk([...files.keys()].some((name) => name.startsWith('files/')))
})

t.test('the export has the profile and notification settings', async (t) => {
  const { app, ada, call } = await testChat(t)
  app.db.update(accounts).set({ about: 'I mend radios.', language: 'de' }).run()
  await call(ada, 'POST', '/notification-settings', { news: 'weekly' })
  const { json } = await fetched(app, ada)
  t.match(json('profile'), [{ about: 'I mend radios.', language: 'de', contact_visibility: 'everyone' }])
  t.match(json('notification_settings'), [{ news: 'weekly' }])
})

t.test('it contains wishes with the items offered for them, and answers to swaps', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  const [pictures, { id: categoryId, name: category }] = [
    await testPictures(app, 2),
    app.db.query.categories.findFirst().sync()!,
  ]
  const lamp = testItem(app, ada.id, { image_ids: pictures, product_category_id: categoryId })
  const [tent, boat] = [testItem(app, bob.id), testItem(app, bob.id)]
  await call(ada, 'POST', '/wishes', { text: 'a kayak', for: [lamp] })
  await call(ada, 'POST', '/wishes', { product_category_id: categoryId })
  await call(ada, 'POST', '/wants', { product_id: tent, for: [lamp] })
  await call(ada, 'POST', '/wants', { product_id: boat })
  const answers = [
    { givenId: lamp, gotId: tent, answer: 'no' as const },
    { givenId: tent, gotId: lamp, answer: 'yes' as const },
  ]
  app.db.insert(pairAnswers).values(answers).run()
  const { json } = await fetched(app, ada)
  t.match(json('items'), [{ category, pictures, video_links: [], neighbourhood: null }])
  t.match(json('wishes'), [
    { text: 'a kayak', for: [lamp], category: null },
    { text: '', for: null, category },
  ])
  t.match(json('wants'), [
    { item_id: tent, answer: 'yes', for: [lamp] },
    { item_id: boat, answer: 'yes', for: null },
  ])
  t.match(json('pair_answers'), [{ given_id: lamp, got_id: tent, answer: 'no' }])
  t.equal(json('pair_answers').length, 1, 'what Bob has said is nobody’s business but his')
})

t.test('the export has contact messages and reports with their subject', async (t) => {
  const { app, owner, requester, call, send } = await testSwap(t)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  for (const who of [owner, requester]) {
    await call(who, 'POST', `/exchange-request/${id}/completion`)
  }
  for (const [by, about] of [
    [owner, requester],
    [requester, owner],
  ] as const)
    await call(by, 'POST', `/swaps/${id}/reviews`, { about: about.id, would_swap_again: true, text: 'Fine' })
  const reported = { target_kind: 'person', target_id: requester.id, reason: 'spam' }
  await call(owner, 'POST', '/reports', reported)
  const written = { name: 'Olive', email: owner.email, phone: '', message: 'Hello' }
  t.equal((await call(owner, 'POST', '/contact', written)).status, 200)
  t.equal((await call(owner, 'POST', '/contact', { ...written, email: requester.email })).status, 200)
  const { json } = await fetched(app, owner)
  t.match(json('reviews'), [
    { kind: 'mine', swap_id: id, about: 'Rita Requester', created_at: String },
    { kind: 'about me', swap_id: id, by: 'Rita Requester', created_at: String },
  ])
  t.match(json('reports'), [{ target_kind: 'person', target_id: requester.id }])
  t.match(json('contact_messages'), [written])
  t.equal(json('contact_messages').length, 1)
  const verify = (mailProvedAt: Date | null) =>
    app.db.update(accounts).set({ mailProvedAt }).where(eq(accounts.id, owner.id)).run()
  const asVisitor = { ...written, message: 'From no session' }
  t.equal((await app.inject({ method: 'POST', url: '/api/contact', payload: asVisitor })).statusCode, 200)
  const words = async () =>
    (await fetched(app, owner)).json('contact_messages').map((one: { message: string }) => one.message)
  t.strictSame(await words(), ['Hello', 'From no session'])
  verify(null)
  t.strictSame(await words(), ['Hello'], 'anybody may have written the other')
  verify(new Date(Date.now() + 1000))
  t.strictSame(await words(), ['Hello'], 'also where the address was verified later')
})

t.test('the export has a pending acceptance of a circle', async (t) => {
  const { app } = await testSwap(t)
  const { id, people } = testCircle(app, 3)
  const [me, next] = people as [Person, Person]
  const answeredAt = new Date('2026-05-01T10:00:00Z')
  app.db.update(swapParties).set({ answeredAt }).where(eq(swapParties.accountId, me.id)).run()
  t.match((await fetched(app, me)).json('swaps'), [{ id, my_yes_at: '2026-05-01T10:00:00.000Z' }])
  t.match((await fetched(app, next)).json('swaps'), [{ id, my_yes_at: null }])
})
