import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { blocks, swaps } from '../../../../db/schema/index.ts'
import { buildApp } from '../../../../server/app.ts'
import { takeDown } from '../../../../server/market/items/hidden-items-queries.ts'
import { insertBlock } from '../../../../server/members/blocks/blocks-queries.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { loopKey } from '../../../../server/solver/loop-key.ts'
import { seededRandom } from '../../../../server/solver/seeded-random.ts'
import { MarketInTables } from '../../../../server/trading/circles/arcs-queries.ts'
import {
  forgetChanges,
  hasChanged,
  lastRun,
  noteRun,
  switchCircles,
} from '../../../../server/trading/circles/circle-runs.ts'
import { CirclesRunner, RunBrokenOff } from '../../../../server/trading/circles/circles-runner.ts'
import { onlyLoopThrough } from '../../../../server/trading/circles/possible-loops.ts'
import { CIRCLE } from '../../../../server/trading/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'
import { testCircles } from '../../../helpers/circle.ts'
import { testImage, testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

/** A random market both in memory and in tables. */
async function randomMarket(t: Parameters<typeof testApp>[0], seed: number) {
  const app = await testApp(t)
  // The automatic search is off, so only explicit searches run.
  switchCircles(app.db, false)
  const random = seededRandom(seed)
  const any = (count: number) => Math.floor(random() * count)
  const sql = app.db.$client
  // Writes everything in one transaction, to wait for the disk once.
  sql.exec('BEGIN')
  const image = testImage(app)
  const owner = new Map<number, number>()
  const people = Array.from({ length: 40 }, () => testAccount(app).id)
  const itemsOf = new Map(
    people.map((person) => {
      const ids = Array.from({ length: 1 + any(2) }, () => testItem(app, person, { image_ids: [image] }))
      for (const id of ids) owner.set(id, person)
      return [person, ids]
    }),
  )
  const items = [...owner.keys()]
  const away = new Set(people.filter(() => any(12) === 0))
  for (const id of away) sql.prepare('UPDATE accounts SET created_at = 0 WHERE id = ?').run(id)
  const arcs = new Map<string, 'sure' | 'wish'>()
  const refused = new Set<string>()
  const arc = (given: number, got: number, kind: 'sure' | 'wish') => {
    if (arcs.get(`${given}>${got}`) !== 'sure') arcs.set(`${given}>${got}`, kind)
  }
  const now = Date.now()
  for (const person of people) {
    for (let at = 0; at < 5; at++) {
      const got = items[any(items.length)]!
      if (owner.get(got) === person) continue
      const of = itemsOf.get(person)!
      const kind = any(10)
      if (kind === 0) {
        // A no, replacing an earlier answer.
        const said = sql
          .prepare(
            "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'no', 0, ?, ?, NULL) ON CONFLICT DO NOTHING",
          )
          .run(person, got, now, now)
        if (said.changes === 1) for (const given of of) refused.add(`${given}>${got}`)
      } else if (kind === 1) {
        sql.prepare("INSERT OR IGNORE INTO pair_answers VALUES (?, ?, 'no', ?)").run(of[0], got, now)
        refused.add(`${of[0]}>${got}`)
      } else if (kind < 5) {
        const { lastInsertRowid: wish } = sql
          .prepare("INSERT INTO wishes (account_id, text, key, for_any) VALUES (?, ?, '', ?)")
          .run(person, randomUUID(), kind === 2 ? 0 : 1)
        if (kind === 2) sql.prepare('INSERT INTO wish_items VALUES (?, ?)').run(wish, of[0])
        sql.prepare('INSERT INTO wish_matches (wish_id, item_id) VALUES (?, ?)').run(wish, got)
        for (const given of kind === 2 ? [of[0]!] : of) arc(given, got, 'wish')
      } else {
        const forAny = kind < 9 ? 1 : 0
        const said = sql
          .prepare(
            "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', ?, ?, ?, NULL) ON CONFLICT DO NOTHING",
          )
          .run(person, got, forAny, now, now)
        if (said.changes === 0) continue
        if (!forAny) sql.prepare('INSERT INTO want_items VALUES (?, ?, ?)').run(person, got, of[0])
        for (const given of forAny ? of : [of[0]!]) arc(given, got, 'sure')
      }
    }
  }
  // A yes in a circle counts as a want for a limited time.
  const yes = sql.prepare("INSERT OR IGNORE INTO pair_answers VALUES (?, ?, 'yes', ?)")
  for (let at = 0; at < 40; at++) {
    const [given, got] = [items[any(items.length)]!, items[any(items.length)]!]
    if (owner.get(given) === owner.get(got)) continue
    const isOver = at % 2 === 0
    const said = yes.run(given, got, isOver ? now - CIRCLE.yesCounts - 1 : now)
    if (said.changes === 1 && !isOver) arc(given, got, 'sure')
  }
  const blocked = new Set<string>()
  for (let at = 0; at < 30; at++) {
    const [me, other] = [people[any(40)]!, people[any(40)]!]
    if (me === other) continue
    insertBlock(app.db).run({ me, other })
    blocked.add(`${me} ${other}`).add(`${other} ${me}`)
  }
  const down = new Set(items.filter(() => any(12) === 0))
  for (const id of down) takeDown(app.db).run({ id, now })
  sql.exec('COMMIT')
  /** All loops that are valid circles, by brute force. */
  const loops = new Set<string>()
  const wishesOf = (path: readonly number[]) =>
    path.filter((given, at) => arcs.get(`${given}>${path[(at + 1) % path.length]}`) === 'wish').length
  const there = items.filter((item) => !away.has(owner.get(item)!) && !down.has(item))
  const takenFor = new Map(
    there.map((given) => [
      given,
      there.filter((got) => arcs.has(`${given}>${got}`) && !refused.has(`${given}>${got}`)),
    ]),
  )
  const walk = (path: number[]) => {
    const taken = takenFor.get(path.at(-1)!)!
    if (path.length > 1 && taken.includes(path[0]!) && wishesOf(path) <= 1) loops.add(loopKey(path))
    if (path.length === 4) return
    for (const next of taken) {
      const person = owner.get(next)!
      if (path.some((item) => owner.get(item) === person || blocked.has(`${owner.get(item)} ${person}`)))
        continue
      walk([...path, next])
    }
  }
  for (const item of there) walk([item])
  return { app, items, takenFor, loops }
}

t.test('in random markets of 40 people no loop is overlooked, and no circle is none', async (t) => {
  let [found, proposed] = [0, 0]
  for (let seed = 1; seed <= 3; seed++) {
    const { app, items, takenFor, loops } = await randomMarket(t, seed)
    for (const given of items) {
      const market = new MarketInTables(app.db)
      const taken = takenFor.get(given) ?? []
      const found = market.taken(given).map(({ item }) => item)
      t.strictSame(new Set(found), new Set(taken), `market ${seed}, what is taken for ${given}`)
      const asked = items.filter((got) => market.arc(given, got))
      t.strictSame(asked, taken, `market ${seed}, what is taken for ${given}, asked one by one`)
    }
    const market = new MarketInTables(app.db)
    for (const item of items) {
      const through = [...loops].filter((loop) => loop.split('>').includes(String(item)))
      const only = onlyLoopThrough(app.db, market, item)
      const expected = through.length === 0 ? 'none' : through.length === 1 ? through[0] : 'several'
      t.equal(typeof only === 'object' ? loopKey(only.items) : only, expected, `market ${seed}, item ${item}`)
    }
    const run = await new CirclesRunner(app.db).run()
    t.equal(run.loops, loops.size, `market ${seed}: as many as by hand`)
    const chosen = app.db.$client.prepare<[], string>('SELECT loop FROM circles').pluck().all()
    t.equal(run.proposed, chosen.length)
    t.ok(
      chosen.every((loop) => loops.has(loop)),
      'each is one',
    )
    const used = chosen.flatMap((loop) => loop.split('>'))
    t.equal(new Set(used).size, used.length, 'no item in two')
    t.notOk(
      [...loops].some((loop) => loop.split('>').every((item) => !used.includes(item))),
      'and none is left',
    )
    found += loops.size
    proposed += chosen.length
  }
  t.ok(found > 25 && proposed > 6, `the markets had something in them: ${found} loops, ${proposed} proposed`)
})

t.test('competing loops are left to the full run, which admins may start', async (t) => {
  const { app, people, call, want, standing } = await testCircles(t, 4)
  const [ada, ben, cleo, dan] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  want(ada, ben.item)
  want(ben, cleo.item)
  want(cleo, ben.item)
  t.match(
    app.db.select().from(swaps).all(),
    [{ state: 'proposed' }],
    'Ben and Cleo match, and nothing else is possible',
  )
  t.strictSame(want(ben, ada.item), [], 'a possible loop whose item stands in an open circle waits')
  const admin = testAccount(app, { isAdmin: true })
  t.equal((await call(dan, 'POST', '/admin/circles/run')).status, 404)
  const { status, body } = await call(admin, 'POST', '/admin/circles/run')
  t.equal(status, 200)
  t.match(body.data, { loops: 0, proposed: 0, seconds: Number })
  const [open] = app.db.select().from(swaps).all()
  await call(ben, 'POST', `/circles/${open!.id}/refusal`)
  t.match(standing(open!.id), { outcome: 'declined' })
  await until(() => app.db.select().from(swaps).all().length === 2)
  t.match(standing(open!.id + 1), { state: 'proposed' }, 'the site looks again at once')

  await call(admin, 'POST', '/admin/circles', { on: false })
  t.equal((await call(admin, 'POST', '/admin/circles/run')).status, 409, 'switched off')
  const cookies = { swapyard_token: admin.token }
  t.match(
    (await app.inject({ url: '/admin/circles', cookies })).body,
    'The search is switched off: ',
    'which is told',
  )
  want(cleo, dan.item)
  t.strictSame(want(dan, cleo.item), [])
  await call(admin, 'POST', '/admin/circles', { on: true })
  t.match((await call(admin, 'POST', '/admin/circles/run')).body.data, { loops: 1, proposed: 1 })
  const headers = { ...admin.bearer, 'accept-language': 'de' }
  const again = await app.inject({ method: 'POST', url: '/api/admin/circles/run', headers })
  t.match(again.json().message, /^0 mögliche Tauschgeschäfte, 0 vorgeschlagen, in /)
  const page = await app.inject({ url: '/admin/circles', cookies: { swapyard_token: admin.token } })
  t.equal(page.statusCode, 200)
})

t.test('who is here again, and two who may meet again, are a change of the market', async (t) => {
  const { app, people, call } = await testCircles(t, 2)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  const changesIt = async (...asked: [Parameters<typeof call>[1], string]) => {
    // Waits until the search for their items has run.
    await pause(50)
    forgetChanges(app.db)
    await call(ada, ...asked)
    return hasChanged(app.db)
  }
  t.notOk(await changesIt('POST', '/circles/presence'), 'she was here all the time')
  app.db.$client.prepare('INSERT INTO circle_people (account_id, unanswered) VALUES (?, 2)').run(ada.id)
  t.ok(await changesIt('POST', '/circles/presence'))
  await call(ada, 'POST', `/blocks/${ben.id}`)
  t.ok(await changesIt('DELETE', `/blocks/${ben.id}`))
  app.db.$client.prepare('UPDATE accounts SET created_at = 0, seen_at = NULL WHERE id = ?').run(ada.id)
  t.ok(await changesIt('GET', '/profile'), 'as "Still available?" has asked her to')
})

t.test('new room and ended requests count as changes of the market', async (t) => {
  const { app, people, call, close } = await testCircles(t, 2)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  const circle = close()
  await call(ada, 'POST', `/circles/${circle}/acceptance`)
  await pause(50)
  forgetChanges(app.db)
  await call(ben, 'POST', `/circles/${circle}/acceptance`)
  t.ok(hasChanged(app.db))

  const swap = await testSwap(t)
  const request = await swap.send()
  await pause(50)
  forgetChanges(swap.app.db)
  await swap.call(swap.owner, 'POST', `/exchange-request/${request}/decline`)
  t.ok(hasChanged(swap.app.db))
})

t.test('a new edge triggers a search at once', async (t) => {
  const { app, people, call, want } = await testCircles(t, 2)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  const { act } = testModerator(app)
  const open = () =>
    app.db
      .select()
      .from(swaps)
      .all()
      .filter(({ state }) => state === 'proposed')
  want(ben, ada.item)
  await call(ada, 'POST', `/product/update/${ada.item}`, { wishes: ['thing of Ben'] })
  await until(() => open().length === 1)
  t.pass('a wish that an edit brings')

  await act('POST', `/people/${ada.id}/suspension`, { reason: 'x' })
  t.strictSame(open(), [])
  // The search after the release finds nothing.
  await pause(50)
  await act('DELETE', `/people/${ada.id}/suspension`)
  await until(() => open().length === 1)
  t.pass('things of one who may come back')
})

t.test('nobody is in more than three open circles', async (t) => {
  const { app, people, want } = await testCircles(t, 6)
  const [hub, ...others] = people
  const mine = [hub!.item, ...Array.from({ length: 3 }, () => testItem(app, hub!.id))]
  const closed = others.slice(0, 4).map((who, at) => {
    app.db.$client
      .prepare(
        "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', 0, 1, 1, NULL)",
      )
      .run(hub!.id, who.item)
    app.db.$client.prepare('INSERT INTO want_items VALUES (?, ?, ?)').run(hub!.id, who.item, mine[at])
    return want(who, mine[at]!).length
  })
  t.strictSame(closed, [1, 1, 1, 0])
})

t.test(
  'three pending requests around are a circle; two that answer each other lead to the request',
  async (t) => {
    const { app, people, call, want } = await testCircles(t, 5)
    const [ada, ben, cleo, dan, eve] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ]
    const ask = (who: typeof ada, item: number) =>
      call(who, 'POST', '/exchange-request', {
        requested_product_id: item,
        offered_product_ids: [who.item],
        message: 'Please',
      })
    const request = (await ask(dan, eve.item)).body.data.id
    t.strictSame(want(eve, dan.item), [], 'Dan has asked for just that')
    await call(eve, 'POST', `/exchange-request/${request}/counter`, {
      revision: 1,
      requested_product_ids: [testItem(app, eve.id)],
      offered_product_ids: [dan.item],
    })
    t.equal(want(dan, eve.item).length, 1, 'by now they talk of another thing')
    await ask(ada, ben.item)
    await ask(ben, cleo.item)
    await ask(cleo, ada.item)
    const found = () => app.db.$client.prepare<[], string>('SELECT why FROM circles').pluck().all().slice(1)
    await until(() => found().length === 1)
    t.strictSame(found(), ['["request","request","request"]'])
  },
)

t.test('all saying yes at once agree once; a yes and a deletion at once leave nothing half', async (t) => {
  const { people, call, close, standing, statusOf } = await testCircles(t, 3)
  const id = close()
  const answers = await Promise.all(
    people.map((who) => call(who, 'POST', `/circles/${id}/acceptance`, { revision: 1 })),
  )
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 200, 200],
  )
  t.match(standing(id), { state: 'agreed' })
  t.strictSame(
    people.map(({ item }) => statusOf(item)),
    ['reserved', 'reserved', 'reserved'],
  )

  const other = await testCircles(t, 2)
  const match = other.close()
  const [ada, ben] = other.people as [(typeof people)[0], (typeof people)[0]]
  await other.call(ada, 'POST', `/circles/${match}/acceptance`)
  const [yes, gone] = await Promise.all([
    other.call(ben, 'POST', `/circles/${match}/acceptance`),
    other.call(ada, 'DELETE', `/products/delete/${ada.item}`),
  ])
  const { state, outcome } = other.standing(match)
  if (yes.status === 200)
    t.strictSame([state, gone.status, other.statusOf(ada.item)], ['agreed', 409, 'reserved'])
  else t.strictSame([state, outcome, yes.status], ['ended', 'item_gone', 409])
})

t.test('a want that is taken back, or refused, ends the circle that rests on it', async (t) => {
  const { people, call, close, standing, told } = await testCircles(t, 3)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  const id = close()
  await call(ada, 'POST', `/circles/${id}/acceptance`)
  t.equal((await call(ada, 'DELETE', `/wants/${ben.item}`)).status, 200)
  t.match(standing(id), { state: 'ended', outcome: 'withdrawn' })
  t.ok(told(ben).includes('circle_ended'))
  const again = await call(ada, 'POST', '/wants', { product_id: ben.item })
  t.equal(again.body.data.circles.length, 1, 'wanted again, it is found again')
  t.equal((await call(ada, 'POST', `/wants/${ben.item}/refusal`)).status, 200)
  t.match(standing(again.body.data.circles[0]), { outcome: 'withdrawn' })
})

t.test(
  'who wants something and takes it back again and again has the others asked twice in 30 days',
  async (t) => {
    const { app, people, call, close, standing, told } = await testCircles(t, 3)
    const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
    const takeBack = async () => t.equal((await call(ada, 'DELETE', `/wants/${ben.item}`)).status, 200)
    const wantAgain = async () =>
      (await call(ada, 'POST', '/wants', { product_id: ben.item })).body.data.circles as number[]
    const first = close()
    await takeBack()
    const [second] = await wantAgain()
    t.match(standing(second!), { state: 'proposed' }, 'a mistake is put right')
    for (let time = 0; time < 5; time++) {
      await takeBack()
      t.strictSame(await wantAgain(), [])
    }
    t.strictSame(
      told(ben).filter((type) => type === 'circle_found'),
      ['circle_found', 'circle_found'],
    )
    const run = () => new CirclesRunner(app.db).run()
    t.match(await run(), { loops: 0, proposed: 0 }, 'a run over the whole market knows it too')
    const { timeWindow } = CIRCLE.ended
    app.db.$client.prepare('UPDATE swaps SET ended_at = ended_at - ? WHERE id = ?').run(timeWindow, first)
    t.match(await run(), { loops: 1, proposed: 1 })
  },
)

t.test('a run proposes what it has found only where it still holds', async (t) => {
  const { app, people, close } = await testCircles(t, 3)
  const [ada, , cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  // Like a worker that has read an earlier state of the market.
  const script = join(temporaryFolder(t), 'late.mjs')
  const found = { items: people.map(({ item }) => item), people: people.map(({ id }) => id) }
  const answer = JSON.stringify({
    loops: 1,
    circles: [{ ...found, why: found.items.map(() => 'want') }],
    chains: [],
    away: [],
  })
  writeFileSync(script, `import { parentPort } from 'node:worker_threads'\nparentPort.postMessage(${answer})`)
  const run = () => new CirclesRunner(app.db, { script }).run()
  switchCircles(app.db, false)
  close()
  switchCircles(app.db, true)
  app.db.insert(blocks).values({ blockerId: ada.id, blockedId: cleo.id }).run()
  t.match(await run(), { proposed: 0 }, 'two of them have blocked each other meanwhile')
  app.db.delete(blocks).run()
  t.match(await run(), { proposed: 1 })
  t.match(await run(), { proposed: 0 }, 'its things are promised meanwhile')
})

t.test('a worker that dies, hangs or is silent is detected, and the next run works', async (t) => {
  const { app, people, want } = await testCircles(t, 2)
  const folder = temporaryFolder(t)
  const script = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const cases = {
    'throws.mjs': "throw new Error('no')",
    'exits.mjs': 'process.exit(3)',
    'says-nothing.mjs': '',
    // Blocks forever without using CPU time.
    'hangs.mjs': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  }
  for (const [name, text] of Object.entries(cases)) {
    const runner = new CirclesRunner(app.db, { script: script(name, text), patience: 1000 })
    t.ok((await runner.run().catch((error: unknown) => error)) instanceof RunBrokenOff, name)
    await runner.close()
  }
  switchCircles(app.db, false)
  want(people[0]!, people[1]!.item)
  want(people[1]!, people[0]!.item)
  const runner = new CirclesRunner(app.db)
  const brokenOff = runner.run()
  runner.breakOff()
  t.match(await brokenOff, { loops: 1, proposed: 0 })
  const [one, other] = await Promise.all([runner.run(), runner.run()])
  t.equal(one, other, 'one run at once')
  t.match(one, { loops: 1, proposed: 1 })
  t.match(await runner.run(), { loops: 0, proposed: 0 }, 'what is open is not proposed twice')
})

t.test('a person who wants everything, and an item wanted by all, do not slow the search', async (t) => {
  const { app, people, want } = await testCircles(t, 2)
  const [hub, star] = people as [(typeof people)[0], (typeof people)[0]]
  const image = testImage(app)
  app.db.$client.transaction(() => {
    for (let at = 0; at < 200; at++) {
      const { id } = testAccount(app)
      const item = testItem(app, id, { image_ids: [image] })
      app.db.$client
        .prepare(
          "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', 1, 1, 1, NULL)",
        )
        .run(hub.id, item)
      app.db.$client
        .prepare(
          "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', 1, 1, 1, NULL)",
        )
        .run(id, star.item)
    }
  })()
  t.strictSame(want(star, hub.item), [], 'so many possible ones compete')
  const run = await new CirclesRunner(app.db).run()
  t.ok(run.loops >= 200 && run.proposed === 1, `${run.loops} loops`)
})

t.test('a user with thousands of rejections and hundreds of items does not slow others down', async (t) => {
  const { app, people } = await testCircles(t, 3)
  const [hub, left, right] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const sql = app.db.$client
  const columns = sql
    .prepare<[], string>("SELECT group_concat(name) FROM pragma_table_info('items') WHERE name <> 'id'")
    .pluck()
    .get()
  const copy = sql.prepare(`INSERT INTO items (${columns}) SELECT ${columns} FROM items WHERE id = ?`)
  const say = sql.prepare(
    'INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, ?, ?, 1, 1, NULL)',
  )
  const work = () => {
    const start = process.cpuUsage()
    t.equal(onlyLoopThrough(app.db, new MarketInTables(app.db), hub.item), 'none')
    return process.cpuUsage(start).user / 1000
  }
  sql.transaction(() => {
    for (let at = 0; at < 200; at++) {
      say.run(hub.id, copy.run(left.item).lastInsertRowid, 'yes', 1)
      copy.run(right.item)
    }
    say.run(right.id, hub.item, 'yes', 1)
  })()
  const before = Math.min(work(), work(), work())
  sql
    .prepare(
      `WITH RECURSIVE count(at) AS (VALUES (1) UNION ALL SELECT at + 1 FROM count WHERE at < 8000)
         INSERT INTO items (${columns}) SELECT ${columns} FROM items, count WHERE id = ?`,
    )
    .run(hub.item)
  sql
    .prepare(
      "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) SELECT ?, id, 'no', 0, 1, 1, NULL FROM items WHERE owner_id = ? AND id <> ?",
    )
    .run(left.id, hub.id, hub.item)
  const after = Math.min(work(), work(), work())
  t.ok(after < 4 * before, `${after} ms of work, ${before} before`)
})

t.test('after a period with a wrong clock the search continues', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  noteRun(app.db, { at: Date.now() + 400 * DAY, loops: 0, proposed: 0, seconds: 0 })
  await app.ready()
  await until(() => lastRun(app.db)!.at < Date.now() + DAY)
  t.equal(lastRun(app.db)!.proposed, 0)
})
