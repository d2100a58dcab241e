import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../../server/ops/process.mjs'
import type { Goal } from '../../../server/solver/exchange-search.ts'
import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { readWantLists } from '../../../server/solver/want-list-file.ts'
import { marketOf } from '../../../server/solver/want-list-market.ts'
import { realWantLists } from '../../helpers/real-want-lists.ts'
import type { Options, Row } from '../row.ts'

/** Path of TradeMaximizer's jar, which is built from its public source. Without it, nothing is compared. */
const JAR = process.env.TRADEMAXIMIZER_JAR
const ITEMS = /Num trades\s*=\s*(\d+)/
const ELAPSED = /Elapsed time = (\d+)ms/
/** Megabytes of output: it repeats the lists. */
const BUFFER = 64 * 1024 * 1024

/** Most people of each list, as HiGHS proves it. */
const MOST_PEOPLE: Record<string, number> = {
  neil: 60,
  ask: 197,
  amiguero3: 78,
  mathandel29: 117,
  BR2024May: 91,
}

interface Solved {
  traded: number
  people: number
  bound: number
  optimal: boolean
  arcs: number
  /** Milliseconds of the search, and with the reading of the file. */
  solving: number
  whole: number
  megabytes: number
}

const solveOnce = (file: string, goal: Goal, seconds: number): Solved =>
  JSON.parse(
    execFileSync(process.execPath, ['test/bench/solve-once.ts', file, goal, `${seconds}`], {
      cwd: ROOT,
      encoding: 'utf8',
    }),
  )

/** The same lists with numbers for names, as every version of TradeMaximizer reads them: without money, priorities and unknown options. */
function plainLists(bytes: Uint8Array): string {
  const { market, wants } = marketOf(readWantLists(bytes))
  const items = market.owner.length
  // A dummy is another one for each user, and only its own user's items lead to it.
  const user = new Int32Array(wants.length).fill(-1)
  user.set(market.owner)
  const open = [...market.owner.keys()]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const want of wants[node]!) {
      if (want < items || user[want]! >= 0) continue
      user[want] = user[node]!
      open.push(want)
    }
  }
  const name = (node: number) => (node < items ? `T${node}` : `%D${node}`)
  const lines = wants.flatMap((list, node) =>
    user[node]! < 0 || list.length === 0
      ? []
      : [`(P${user[node]}) ${name(node)} : ${[...list].map(name).join(' ')}`],
  )
  return `#! ALLOW-DUMMIES REQUIRE-COLONS REQUIRE-USERNAMES SHOW-ELAPSED-TIME HIDE-NONTRADES\n${lines.join('\n')}\n`
}

function tradeMaximizer(jar: string, file: string): { items: number; elapsed: number } {
  const said = execFileSync('java', ['-jar', jar], {
    input: readFileSync(file),
    encoding: 'utf8',
    maxBuffer: BUFFER,
  })
  return { items: Number(ITEMS.exec(said)?.[1]), elapsed: Number(ELAPSED.exec(said)?.[1]) }
}

/** 3,000 things of 1,000 people and 190,000 wants, all at random. */
function largeLists(): string {
  const [things, people, each] = [3000, 1000, 64]
  const random = seededRandom(5)
  const lines = Array.from({ length: things }, (_, thing) => {
    const wants = new Set<number>()
    while (wants.size < each) {
      const want = Math.floor(random() * things)
      if (want % people !== thing % people) wants.add(want)
    }
    return `(P${thing % people}) T${thing} : ${[...wants].map((want) => `T${want}`).join(' ')}`
  })
  return `#! REQUIRE-COLONS REQUIRE-USERNAMES\n${lines.join('\n')}\n`
}

export const anyLength: Row = {
  name: 'any-length',
  title: 'Swap days: cycles of any length',
  explanation:
    'Real want lists (as above; missing where they are not), solved with cycles of any length, each time in a fresh process. For most items, milliseconds of the search, and the time that TradeMaximizer gives for its own on the same lists, in turn: both without reading the file, and the fastest of all rounds, since other programs only make them slower. `TRADEMAXIMIZER_JAR` names its jar; without it that column says so. For most people, what is found within 2 s of each list, of what HiGHS proves, and the upper bound that the search itself proves. Then 3,000 things of 1,000 people with 192,000 wants, drawn at random: the whole time and the memory of the process.',
  async run({ rounds }: Options) {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-want-lists-'))
    const lines: string[][] = []
    let met = true
    for (const { name, file: original } of realWantLists() ?? []) {
      const file = join(folder, `${name}.txt`)
      writeFileSync(file, plainLists(readFileSync(original)))
      const [ours, theirs]: [Solved[], { items: number; elapsed: number }[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        ours.push(solveOnce(file, 'items', 2))
        if (JAR) theirs.push(tradeMaximizer(JAR, file))
      }
      const solving = Math.min(...ours.map((one) => one.solving))
      const elapsed = Math.min(...theirs.map((one) => one.elapsed))
      const [{ traded, optimal }] = ours as [Solved]
      const people = solveOnce(original, 'people', 2)
      met &&= optimal && people.people >= (MOST_PEOPLE[name] ?? people.bound) * 0.995
      if (JAR) met &&= solving <= elapsed / 10 && theirs[0]!.items === traded
      lines.push([
        name,
        `${traded}${optimal ? ', proved' : ''}`,
        JAR ? `${theirs[0]!.items}` : '–',
        solving.toFixed(1),
        JAR ? `${elapsed}` : 'DID NOT RUN',
        JAR ? (solving / elapsed).toFixed(3) : '–',
        `${people.people} of ${MOST_PEOPLE[name] ?? '?'} (${people.traded} items); bound ${people.bound}`,
        `${Math.max(...ours.map((one) => one.megabytes)).toFixed(0)}`,
      ])
    }
    const file = join(folder, 'large.txt')
    writeFileSync(file, largeLists())
    for (const goal of ['items', 'people'] as const) {
      const { traded, people, bound, whole, megabytes, arcs } = solveOnce(file, goal, 4.5)
      met &&= whole <= 5000 && megabytes <= 200
      lines.push([
        `3,000 things, ${arcs} wants, most ${goal}`,
        `${traded}`,
        '–',
        whole.toFixed(0),
        '–',
        '–',
        `${people}; bound ${bound}`,
        megabytes.toFixed(0),
      ])
    }
    rmSync(folder, { recursive: true })
    return {
      columns: ['lists', 'items', 'items, TM', 'ms', 'ms, TM', 'ratio', 'most people', 'MB'],
      lines,
      goal: {
        text: 'the optimum of items in at most a tenth of TradeMaximizer’s time; people within 0.5 % of what is proved; 3,000 things within 5 s and 200 MB',
        met,
      },
    }
  },
}
