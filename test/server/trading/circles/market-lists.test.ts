import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { ROOT } from '../../../../server/ops/process.mjs'
import { answerWantLists } from '../../../../server/solver/want-list-answer.ts'
import { switchCircles } from '../../../../server/trading/circles/circle-runs.ts'
import { wantListsOf } from '../../../../server/trading/circles/market-lists.ts'
import { readMarket } from '../../../../server/trading/circles/read-market.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'
import { COMPILED, pinnedEnvironment } from '../../../helpers/process.ts'

async function testLists(t: Test) {
  const market = await testNeighbours(t)
  switchCircles(market.app.db, false)
  const member = (name: string) => {
    const person = market.person(name)
    return { ...person, item: market.item(person, `Thing of ${name}`) }
  }
  const post = async (who: Parameters<typeof market.call>[0], path: string, body: object) =>
    t.equal((await market.call(who, 'POST', path, body)).status, 200, path)
  const want = (who: Parameters<typeof market.call>[0], ...items: number[]) =>
    Promise.all(items.map((product_id) => post(who, '/wants', { product_id })))
  const lists = () => wantListsOf(readMarket(market.app.db.$client, Date.now(), { startsSince: Date.now() }))
  const solved = () => answerWantLists(Buffer.from(lists()), { longest: 4, goal: 'items', elapsed: () => 0 })
  return { ...market, member, post, want, lists, solved }
}

t.test('items are written by id, users by number, and no names', async (t) => {
  const { member, want, lists, solved } = await testLists(t)
  const [ada, ben, cem] = [member('Ada'), member('Ben'), member('Cem')]
  await want(ada, ben.item)
  await want(ben, ada.item, cem.item)
  t.strictSame(lists().split('\n'), [
    '#! REQUIRE-COLONS REQUIRE-USERNAMES',
    `(P1) ${ada.item} : ${ben.item}`,
    `(P2) ${ben.item} : ${ada.item} ${cem.item}`,
    `(P3) ${cem.item} :`,
  ])
  t.match(solved(), { traded: 2, people: 2 })
})

t.test('two tents: a set, and a wish with a limit, are dummies that are passed once', async (t) => {
  for (const limit of ['set', 'wish', 'none']) {
    const { member, item, want, post, solved, lists } = await testLists(t)
    const [ada, ben, cem] = [member('Ada'), member('Ben'), member('Cem')]
    item(ada, 'Lamp')
    const tents = [item(ben, 'A tent'), item(cem, 'Old tent')]
    if (limit === 'wish') await post(ada, '/wishes', { text: 'tent' })
    await want(ada, ...tents)
    if (limit === 'set') await post(ada, '/want-sets', { product_ids: tents })
    await want(ben, ada.item)
    await want(cem, ada.item + 3)
    const { loops } = solved()
    t.equal(loops.length, limit === 'none' ? 2 : 1, `${limit}\n${lists()}`)
  }
})

t.test('a set within a wish uses both, and a limit of two is two dummies', async (t) => {
  const { member, item, want, post, lists } = await testLists(t)
  const [ada, ben] = [member('Ada'), member('Ben')]
  const [one, two, three, lamp] = ['Tent', 'Blue tent', 'Red tent', 'Lamp'].map((name) =>
    item(ben, name),
  ) as [number, number, number, number]
  await post(ada, '/wishes', { text: 'tent' })
  await want(ada, one, two, lamp)
  await post(ada, '/want-sets', { product_ids: [one, two] })
  t.strictSame(
    lists()
      .split('\n')
      .filter((line) => line.startsWith('(P1)')),
    [`(P1) %1 : ${one} ${two}`, `(P1) %2 : ${three} %1`, `(P1) ${ada.item} : ${lamp} %2`],
  )
  const cem = member('Cem')
  await want(cem, one, two, lamp)
  await post(cem, '/want-sets', { product_ids: [one, two, lamp], limit: 2 })
  t.strictSame(
    lists()
      .split('\n')
      .filter((line) => line.startsWith('(P3)')),
    [`(P3) %3 : ${one} ${two} ${lamp}`, `(P3) %4 : ${one} ${two} ${lamp}`, `(P3) ${cem.item} : %3 %4`],
  )
})

t.test('gifts are named in a line, and start chains', async (t) => {
  const { app, member, want, call, lists, solved } = await testLists(t)
  const [ada, ben, cem] = [member('Ada'), member('Ben'), member('Cem')]
  app.db.$client.prepare('UPDATE items SET is_gift = 1 WHERE id = ?').run(ada.item)
  t.equal((await call(ben, 'POST', `/gifts/${ada.item}/request`, {})).status, 200)
  await want(cem, ben.item)
  await want(ada, cem.item)
  t.strictSame(lists().split('\n'), [
    '#! REQUIRE-COLONS REQUIRE-USERNAMES',
    `!GIFTS ${ada.item}`,
    `(P1) ${ada.item} :`,
    `(P2) ${ben.item} : ${ada.item}`,
    `(P3) ${cem.item} : ${ben.item}`,
  ])
  t.strictSame(solved().chains, [[ada.item, ben.item, cem.item].map(String)])
})

t.test('npm run circles -- --market prints the configured database', async (t) => {
  const { app, member, want, lists } = await testLists(t)
  const [ada, ben] = [member('Ada'), member('Ben')]
  await want(ada, ben.item)
  const run = (file: string, ...more: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'server/ops/circles.ts'), '--market', ...more], {
      cwd: '/',
      env: { ...pinnedEnvironment, ...COMPILED, DATABASE_FILE: file },
      encoding: 'utf8',
    })
  const { status, stdout, stderr } = run(app.db.$client.name)
  t.equal(status, 0, stderr)
  t.equal(stdout, `${lists()}\n`)
  t.match(run(`${app.db.$client.name}.none`), { status: 1, stdout: '', stderr: /There is no database at/ })
  t.match(run(app.db.$client.name, 'lists.txt'), { status: 1, stdout: '', stderr: /Usage/ })
})
