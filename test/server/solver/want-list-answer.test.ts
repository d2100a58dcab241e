import { readFileSync } from 'node:fs'
import t from 'tap'
import type { Goal } from '../../../server/solver/search.ts'
import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { solve } from '../../../server/solver/solve.ts'
import { answerWantLists } from '../../../server/solver/want-list-answer.ts'
import { readWantLists } from '../../../server/solver/want-list-file.ts'
import { loopsOf } from '../../../server/solver/want-list-loops.ts'
import { marketOf } from '../../../server/solver/want-list-market.ts'
import { greatestValue } from '../../helpers/packing-oracle.ts'
import { realWantLists } from '../../helpers/real-want-lists.ts'
import { faultsOf } from '../../helpers/want-list-check.ts'
import { mathTrade } from '../../helpers/want-lists.ts'

const GOALS = ['items', 'people'] as const

/** CPU seconds of this process. */
const used = () => process.cpuUsage().user / 1e6

/** Solves with a limit in CPU seconds, independent of other tests. */
function answer(bytes: Uint8Array, longest: number, goal: Goal, seconds = 30) {
  const start = used()
  return answerWantLists(bytes, { longest, goal, elapsed: () => (used() - start) / seconds })
}

/** Optimum by HiGHS: items, or people and then items. */
async function optimum(bytes: Uint8Array, longest: number, goal: Goal) {
  const lists = marketOf(readWantLists(bytes))
  const packing = loopsOf(lists, longest, () => 0).candidates.finish()
  const most = lists.names.length + 1
  const value = await greatestValue({ ...packing, bonus: packing.bonus.fill(goal === 'people' ? most : 0) })
  const people = Math.floor(value / most + 1e-6)
  return { people, traded: Math.round(goal === 'people' ? value - people * most : value) }
}

t.test('random want lists: the optimum of HiGHS, proven, without rule violations', async (t) => {
  for (let seed = 1; seed <= 5; seed++) {
    const text = mathTrade({
      seed,
      people: 40,
      each: 5,
      titles: 150,
      wants: 14,
      dummies: (seed % 3) / 2,
      hubs: seed % 2,
    })
    const bytes = Buffer.from(text)
    for (const longest of [2, 3, 4]) {
      for (const goal of GOALS) {
        const found = answer(bytes, longest, goal)
        const best = await optimum(bytes, longest, goal)
        const name = `lists ${seed}, ${longest}, ${goal}`
        t.strictSame(faultsOf(bytes, found, longest), [], name)
        t.equal(found.traded, best.traded, name)
        if (goal === 'people') t.equal(found.people, best.people, name)
        t.equal(found.bound, goal === 'people' ? best.people : best.traded, name)
        if (goal === 'items') t.ok(found.optimal, name)
      }
    }
  }
})

t.test('a dummy is passed once in the whole answer', async (t) => {
  const both = '(a) A : %X\n(a) A2 : %X\n(b) B : A\n(c) C : A2\n'
  t.equal(answer(Buffer.from(`${both}(a) %X : B C\n`), 4, 'items').traded, 2)
  t.equal(
    answer(Buffer.from(`${both}(a) %X : B\n(a) %Y : C\n`.replace('A2 : %X', 'A2 : %Y')), 4, 'items').traded,
    4,
  )
  const twoWays = '(a) A : %X %Y\n(a) A2 : %X\n(b) B : A\n(c) C : A2\n(a) %X : B C\n(a) %Y : B\n'
  t.equal(answer(Buffer.from(twoWays), 4, 'items').traded, 4, 'the other way is taken')
})

/** Names X0, X1 and so on. */
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`)

t.test('with more paths through dummies than searched nothing is proven', async (t) => {
  // All can trade, but only if Ada's last item uses the last dummy, because her others need the rest.
  const lists = (count: number) => {
    const last = count - 1
    const others = numbered('%D', last)
    const lines = others.flatMap((dummy, at) => [
      `(ada) A${at} : ${others.join(' ')}`,
      `(ada) ${dummy} : Y${at} X`,
      `(y${at}) Y${at} : A${at}`,
    ])
    lines.push(`(ada) A${last} : ${others.join(' ')} %D${last}`, `(ada) %D${last} : X`, `(xe) X : A${last}`)
    return Buffer.from(lines.join('\n'))
  }
  t.match(answer(lists(16), 4, 'items'), { traded: 32, optimal: true, bound: 32 })
  for (const goal of GOALS) {
    const found = answer(lists(17), 4, goal, 3)
    t.ok(found.bound >= (goal === 'items' ? 34 : 18), `${goal}: no more than ${found.bound}?`)
    t.ok(found.traded === 34 || !found.optimal, `${goal}: is ${found.traded} the optimum?`)
  }
})

t.test('dummies upon dummies that lead elsewhere, or only by a detour, take no time', async (t) => {
  // 18 layers of three dummies, each naming all three of the next: 387 million paths to the last.
  const layer = (at: number) => numbered(`%${at}-`, 3)
  const layers = (last: string) =>
    Array.from({ length: 18 }, (_, at) =>
      layer(at).map((dummy) => `(ada) ${dummy} : ${at < 17 ? layer(at + 1).join(' ') : last}`),
    ).flat()
  for (const last of ['C', '%Z']) {
    const ends = [`(ada) A : ${layer(0).join(' ')} %Z`, '(ada) %Z : B', '(bob) B : A', '(cy) C :']
    const start = used()
    const found = answer(Buffer.from([...ends, ...layers(last)].join('\n')), 4, 'items', 1)
    t.match(found, { traded: 2, bound: 2 }, last)
    t.ok(used() - start < 5, `${last}: ${used() - start} s`)
  }
})

t.test('dummies may be nested as deep as one likes', async (t) => {
  const deep = numbered('%D', 20_000)
  const lists = deep.map((dummy, at) => `(ada) ${dummy} : ${deep[at + 1] ?? 'B'}`)
  const found = answer(Buffer.from(['(ada) A : %D0', '(bob) B : A', ...lists].join('\n')), 2, 'items')
  t.match(found, { loops: [['A', 'B']], arcs: 2, optimal: true })
})

t.test('most people may mean fewer items', async (t) => {
  // Ada has several items for Bob only, or one for Cy and Dan.
  const text = [
    '(ada) A1 : B1\n(ada) A2 : B2\n(ada) A3 : C1\n(bob) B1 : A1\n(bob) B2 : A2 C1',
    '(cy) C1 : D1 B1\n(dan) D1 : A1',
  ].join('\n')
  const items = answer(Buffer.from(text), 3, 'items')
  const people = answer(Buffer.from(text), 3, 'people')
  t.ok(people.people >= items.people)
  t.ok(people.traded <= items.traded)
  t.ok(items.optimal && people.optimal)
})

t.test('loops are named in the order of giving, as written in their lists', async (t) => {
  const { loops, items, arcs } = answer(
    Buffer.from('(a) Lamp : POT\n(b) pot : Tent\n(c) tent : lamp'),
    4,
    'items',
  )
  t.strictSame({ loops, items, arcs }, { loops: [['Lamp', 'pot', 'tent']], items: 3, arcs: 3 })
})

t.test('without possible trades there is nothing to prove', async (t) => {
  t.strictSame(answer(Buffer.from('A : B\nB : C\nC :'), 4, 'people'), {
    items: 3,
    arcs: 2,
    loops: [],
    chains: [],
    traded: 0,
    people: 0,
    optimal: true,
    bound: 0,
  })
})

t.test('one person wants everything, among 30,000 lines', async (t) => {
  const names = Array.from({ length: 30_000 }, (_, at) => `I${at}`)
  const lines = names.map(
    (name, at) => `(u${at % 9_000}) ${name} : I${(at * 7 + 1) % 30_000} I${(at * 13 + 5) % 30_000}`,
  )
  lines[0] = `(u0) I0 : ${names.join(' ')}`
  const bytes = Buffer.from(lines.join('\n'))
  const found = answer(bytes, 4, 'items', 3)
  t.equal(found.items, 30_000)
  t.strictSame(faultsOf(bytes, found, 4), [])
  t.ok(found.traded > 0)
  t.ok(found.bound >= found.traded)
})

t.test('everybody wants everything: too many loops to list, and most trade all the same', async (t) => {
  const names = Array.from({ length: 300 }, (_, at) => `I${at}`)
  const bytes = Buffer.from(names.map((name, at) => `(u${at % 100}) ${name} : ${names.join(' ')}`).join('\n'))
  const found = answer(bytes, 4, 'items', 3)
  t.strictSame(faultsOf(bytes, found, 4), [])
  t.equal(found.bound, 300)
  t.ok(found.traded > 150, `${found.traded}`)
})

t.test('in dense markets all trade, by loops of four as of three', async (t) => {
  const random = seededRandom(1)
  const lines = numbered('I', 200).map((name) => {
    const wanted = Array.from({ length: 30 }, () => `I${Math.floor(random() * 200)}`)
    return `${name} : ${wanted.join(' ')}`
  })
  const lists = marketOf(readWantLists(Buffer.from(lines.join('\n'))))
  for (const longest of [3, 4]) {
    const packing = loopsOf(lists, longest, () => 0).candidates.finish()
    for (const goal of GOALS) {
      let looks = 300
      const { chosen } = solve(packing, goal, () => looks-- <= 0)
      const traded = chosen.reduce((sum, loop) => sum + packing.worth[loop]!, 0)
      t.equal(traded, 200, `${longest}, ${goal}`)
    }
  }
})

t.test('after slow listing some loops are still chosen', async (t) => {
  const names = numbered('I', 36)
  const lists = marketOf(
    readWantLists(Buffer.from(names.map((name) => `${name} : ${names.join(' ')}`).join('\n'))),
  )
  const packing = loopsOf(lists, 3, () => 0).candidates.finish()
  t.ok(packing.worth.length > 10_000)
  for (const goal of GOALS) t.ok(solve(packing, goal, () => true).chosen.length >= 12, goal)
})

t.test('four groups, each wants all of the next: most trade, though loops of three cannot', async (t) => {
  const group = (name: string) => numbered(name, 600)
  const [a, b, c, d] = [group('A'), group('B'), group('C'), group('D')]
  const lists = (given: string[], wanted: string[]) => given.map((name) => `${name} : ${wanted.join(' ')}`)
  const lines = [lists(a, b), lists(b, c), lists(c, d), lists(d, a)].flat()
  const bytes = Buffer.from(lines.join('\n'))
  for (const goal of GOALS) {
    // Takes about 1.5 s; with coverage on slow machines several times as long.
    const found = answer(bytes, 4, goal, 10)
    t.strictSame(faultsOf(bytes, found, 4), [], goal)
    t.ok(found.traded > 1200, `${goal}: ${found.traded} of 2400`)
  }
})

t.test('the bound counts no dummies, however early the search ends', async (t) => {
  const names = numbered('I', 36)
  const lines = names.flatMap((name, at) =>
    at % 2 === 0
      ? [`(${name}) ${name} : ${names.join(' ')}`]
      : [`(${name}) ${name} : %all`, `(${name}) %all : ${names.join(' ')}`],
  )
  const bytes = Buffer.from(lines.join('\n'))
  let looks = 1
  loopsOf(marketOf(readWantLists(bytes)), 3, () => {
    looks++
    return 0
  })
  t.equal(
    answerWantLists(bytes, { longest: 3, goal: 'items', elapsed: () => (looks-- > 0 ? 0 : 1) }).bound,
    36,
  )
})

const real = realWantLists()

t.test('real want lists', { skip: !real && 'shared/want-lists is not beside the checkout' }, async (t) => {
  const shares: number[] = []
  for (const { name: list, file, items, arcs, best } of real!) {
    const bytes = readFileSync(file)
    for (const [longest, goals] of Object.entries(best)) {
      for (const goal of GOALS) {
        const name = `${list}, ${longest}, ${goal}`
        const expected = goals[goal]
        // The issue requires one second.
        const found = answer(bytes, Number(longest), goal, 1)
        t.match(found, { items, arcs }, name)
        t.strictSame(faultsOf(bytes, found, Number(longest)), [], name)
        const [value, most] =
          goal === 'items' ? [found.traded, expected.traded] : [found.people, expected.people!]
        t.ok(found.bound >= most, `${name}: bound ${found.bound}`)
        if (longest === '4') shares.push(value / most)
        else t.match(found, expected, name)
        t.ok(value >= Math.floor(most * 0.985), `${name}: ${value} of ${most}`)
        if (found.optimal) t.match(found, expected, name)
      }
    }
  }
  const average = shares.reduce((sum, share) => sum + share, 0) / shares.length
  t.ok(average >= 0.997, `${average} on average`)
})
