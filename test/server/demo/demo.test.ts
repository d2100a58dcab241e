import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import t from 'tap'
import { openDatabase } from '../../../db/open.ts'
import { accounts, images, items, swaps } from '../../../db/schema/index.ts'
import { readCatalogue } from '../../../server/demo/catalogue.ts'
import { fillDemo } from '../../../server/demo/fill.ts'
import { demoItems } from '../../../server/demo/items.ts'
import { BY_HAND } from '../../../server/demo/offers.ts'
import { DEMO_PASSWORD, PEOPLE } from '../../../server/demo/people.ts'
import { itemDrawing, portrait, storeSketches } from '../../../server/demo/pictures.ts'
import { demoRequests } from '../../../server/demo/requests.ts'
import { demoAtFirstStart } from '../../../server/demo/start.ts'
import { isDecided, isEmpty } from '../../../server/demo/state.ts'
import { SITE_ITSELF, verifyPassword } from '../../../server/members/accounts/passwords.ts'
import { ROOT } from '../../../server/ops/process.mjs'
import { openImageStore } from '../../../server/platform/images/images-service.ts'
import { fillDefaults } from '../../../server/site/content/defaults.ts'
import { testApp, testEnvironment } from '../../helpers/app.ts'
import { runScript } from '../../helpers/backups.ts'
import { files } from '../../helpers/imports.ts'
import { testImageStore } from '../../helpers/pictures.ts'
import { COMPILED, quickly } from '../../helpers/process.ts'

const demo = (env: Record<string, string>) =>
  spawn(process.execPath, quickly('server/ops/demo.ts'), { cwd: ROOT, env: { ...COMPILED, ...env } })
/** All states of a swap. */
const STATES = [
  ...['proposed', 'agreed', 'completed'].map((state) => ({ state, outcome: null })),
  ...['declined', 'withdrawn', 'called_off', 'expired', 'item_gone'].map((outcome) => ({
    state: 'ended',
    outcome,
  })),
]
const silent = { write: () => true }

t.test('the demo market is complete, also when the first try was killed half-way', async (t) => {
  const env = testEnvironment(t)
  const killed = demo(env)
  // Printed after the first image was stored.
  for await (const text of killed.stdout) if (String(text).includes('0 %')) break
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const db = openDatabase(env.DATABASE_FILE!)
  const store = await openImageStore(db, env.UPLOADS_DIR!)
  t.teardown(async () => {
    await store.worker.close()
    db.$client.close()
  })
  t.ok(isEmpty(db) && !isDecided(db), 'the next start begins anew')
  // Small images: drawing hundreds in full size takes too long.
  await fillDemo(db, store, () => {}, 80)

  const count = (table: string, where = '1') =>
    db.get<{ n: number }>(sql.raw(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)).n
  t.equal(count('accounts', 'is_demo AND avatar_image_id IS NOT NULL'), 40)
  t.ok(count('items', "status = 'available'") >= 300)
  t.ok(count('categories', 'item_count > 0') >= 12)
  t.ok(count('favourites') > 100 && count('notifications') > 50)
  t.ok(count('reviews') > 5 && count('handovers') > 2 && count('meeting_places') > 0)
  t.ok(count('conversations') >= 15 && count('messages', 'read_at IS NULL') > 0)
  t.ok(count('item_images', 'position > 0') > 50, 'some have several pictures')
  t.ok(count('swap_revisions', 'pick IS NOT NULL') > 0, 'any n of these')
  t.ok(count('swaps', "state = 'proposed' AND revision > 1") > 0, 'a counter-offer')
  t.equal(count('items', 'pinned_at IS NOT NULL'), 4)
  t.equal(count('conversations', 'last_message_id = 0'), 0)
  const asksFor = `instr(messages.text, '"' || items.name || '"')`
  t.ok(
    count('messages JOIN items ON owner_id = receiver_id', asksFor) >= 12,
    'talks are about an item of the other',
  )
  t.equal(
    count(
      `messages JOIN items ON owner_id = receiver_id AND ${asksFor} JOIN swap_legs ON item_id = items.id
       JOIN swaps ON swaps.id = swap_id AND kind = 'request'`,
      'sender_id NOT IN (SELECT account_id FROM swap_parties WHERE swap_parties.swap_id = swaps.id)',
    ),
    0,
    'which no swap with somebody else is about',
  )
  t.equal(count('items AS a JOIN items AS b ON b.id = a.id + 1', 'b.created_at < a.created_at'), 0)
  t.equal(count('images', 'size = 0'), 0)
  const orders = ['swaps', 'notifications', 'messages']
  for (const table of orders) {
    t.equal(count(`${table} AS a JOIN ${table} AS b ON b.id = a.id + 1`, 'b.created_at < a.created_at'), 0)
    t.equal(count(table, 'created_at > unixepoch() * 1000 - 60000'), 0, `${table} lie in the past`)
  }

  t.equal(count('swap_days', "state = 'announced' AND starts_at > unixepoch() * 1000"), 1)
  t.equal(count('swap_days', "state = 'finished' AND finished_at < unixepoch() * 1000"), 1)
  t.ok(count('swap_day_moves', "state = 'picked_up'") > 4)
  t.ok(count('swap_day_things', "state = 'announced'") > 10)

  const seen = db.selectDistinct({ state: swaps.state, outcome: swaps.outcome }).from(swaps).all()
  for (const { state, outcome } of STATES) {
    t.ok(
      seen.some((one) => one.state === state && one.outcome === outcome),
      `a swap that is ${state}, ${outcome}`,
    )
  }

  const first = db.select().from(accounts).orderBy(accounts.id).get()!
  t.equal(first.email, 'first@demo.test')
  const circles = (where: string, shape = 'circle') =>
    count(
      `swap_parties AS mine JOIN swaps ON swaps.id = mine.swap_id AND kind = 'circle' JOIN circles ON circles.swap_id = swaps.id`,
      `account_id = ${first.id} AND shape = '${shape}' AND ${where}`,
    )
  const answers = (yes: number, of: number) =>
    `(SELECT count(*) FROM swap_parties WHERE swap_id = swaps.id) = ${of} AND (SELECT count(*) FROM swap_parties
      WHERE swap_id = swaps.id AND answered_at IS NOT NULL) = ${yes}`
  t.equal(circles(`state = 'proposed' AND answered_at IS NULL AND ${answers(1, 2)}`), 1, 'a match')
  t.equal(
    circles(`state = 'proposed' AND answered_at IS NULL AND ${answers(2, 3)}`),
    1,
    'three wait for one yes',
  )
  t.equal(
    circles(`state = 'proposed' AND answered_at IS NULL AND ${answers(2, 3)}`, 'chain'),
    1,
    'a chain of three waits for one yes',
  )
  t.equal(
    count('gift_requests JOIN items ON items.id = item_id', `state = 'waiting' AND owner_id = ${first.id}`),
    4,
  )
  t.equal(
    count('uses JOIN wishes ON wishes.id = wish_id', `state = 'running' AND account_id = ${first.id}`),
    1,
    'a used wish',
  )
  t.equal(circles(`state = 'agreed' AND ${answers(4, 4)}`), 1, 'a swap of four is agreed')
  t.ok(await verifyPassword(first.passwordHash, DEMO_PASSWORD, SITE_ITSELF))

  const again = demo(env)
  let said = ''
  for await (const text of again.stderr) said += text
  t.match(said, /^No demo data: .* has people or items already/)
  t.equal(again.exitCode ?? (await once(again, 'exit'))[0], 1)
  t.equal(count('accounts'), 40)
})

t.test('a site that runs, and a database of a newer Swapyard, get no demo data', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const beside = await runScript('server/ops/demo.ts', env)
  t.match(beside, { status: 1, err: /^No demo data: another Swapyard has \S+ open: stop it first\n$/ })
  t.ok(isEmpty(app.db))

  app.db.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('tomorrow', 9e15)`)
  await app.close()
  const newer = await runScript('server/ops/demo.ts', env)
  t.match(newer, { status: 1, err: /^No demo data: \S+ was written by a newer Swapyard\. .+\n$/ })
})

t.test('the demo market is the same every time, and its pictures the same bytes', async (t) => {
  const plan = () => {
    const wanted = demoItems(readCatalogue())
    return {
      wanted,
      requests: demoRequests(wanted),
    }
  }
  t.strictSame(plan(), plan())

  const sketches = ['Alphabet blocks', 'A shelf of classics'].map((name) => ({
    svg: itemDrawing(name),
    width: 400,
  }))
  const hashes = await Promise.all(
    [1, 2].map(async () => {
      const store = await testImageStore(t)
      const { ids } = await storeSketches(store, sketches, () => {})
      return ids.map((id) => store.db.select().from(images).where(eq(images.id, id)).get()!.hash)
    }),
  )
  t.strictSame(hashes[0], hashes[1])
})

t.test('each item and user of the demo has its drawings, and no drawing is left over', (t) => {
  const all = [
    ...PEOPLE.map(portrait),
    ...BY_HAND.map(({ name }) => itemDrawing(name)),
    ...demoItems(readCatalogue()).flatMap(({ name, views }) => views.map((view) => itemDrawing(name, view))),
  ]
  t.ok(all.every((svg) => svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 ')))
  t.equal(files('server/demo/drawings/*/*').length, all.length)
  t.end()
})

t.test('every item of the catalogue has a category of the defaults', async (t) => {
  const store = await testImageStore(t)
  fillDefaults(store.db)
  const names = new Set(
    store.db.all<{ name: string }>(sql`SELECT name FROM categories`).map(({ name }) => name),
  )
  const faulty = readCatalogue().filter(({ category }) => !names.has(category))
  t.strictSame(faulty, [])
})

t.test('a database that was started without demo data never gets it', async (t) => {
  const store = await testImageStore(t)
  await demoAtFirstStart(store.db, store, false, silent)
  t.ok(isDecided(store.db))
  await demoAtFirstStart(store.db, store, true, silent)
  t.ok(isEmpty(store.db))
})

t.test('a database that people use gets no demo data', async (t) => {
  const store = await testImageStore(t)
  const person = {
    name: 'Ada',
    email: 'ada@example.test',
    phoneNumber: '+12175550100',
    address: 'Mill Lane',
    passwordHash: '-',
    termsAcceptedAt: new Date(),
  }
  store.db.insert(accounts).values(person).run()
  await demoAtFirstStart(store.db, store, true, silent)
  t.equal(store.db.select().from(items).all().length, 0)
})
