import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { type Measured, measure } from '../load.ts'
import type { Options, Result, Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { type ServerProcess, startSite } from '../server-process.ts'
import { median, percentile } from '../statistics.ts'
import { COMMON_WORD, modelOf, SYNONYM, UNNAMED_WORD, words } from '../words.ts'

/** Maximum slowdown in a market a hundred times larger (further, section 5). */
const GOAL = 3
const SUGGESTIONS = 'suggestions'
/** Prefix of rows with the goal; the others are for observation. */
const SEARCH = 'search, '
const SUGGESTIONS_P99 = 10
const PATHS = 500

interface Call {
  name: string
  path(next: () => number, items: number): string
}

const whole = (next: () => number, from: number, to: number) => from + Math.floor(next() * (to - from))
/** A word in about 1 of some thousand items: a page of results in all but the smallest market. */
const uncommonWord = (next: () => number) => words[whole(next, 2000, 4000)]!
/** A word in about 1 of 10,000 to 1 of 100,000 items: no result in a small market, a page in a large one. */
const rareWord = (next: () => number) => words[whole(next, 5000, words.length)]!
const usualWord = (next: () => number) => words[whole(next, 20, 1000)]!
/** Adds a letter that makes an unknown word. */
const slipIn = (word: string) => `${word.slice(0, 2)}z${word.slice(2)}`
const category = (next: () => number) => whole(next, 1, 12)

const search = (query: (next: () => number) => string) => (next: () => number) =>
  `/api/home/search?product=${query(next)}`

const CALLS: Call[] = [
  { name: 'home', path: () => '/api/home' },
  { name: 'featured, any page', path: (next) => `/api/home?page=${whole(next, 1, 80)}` },
  {
    name: 'category, newest',
    path: (next) => `/api/home/products/filter?product_category_id=${category(next)}`,
  },
  {
    name: 'category, A–Z, page 10',
    path: (next) =>
      `/api/home/products/filter?product_category_id=${category(next)}&sort=alphabetical_asc&page=10`,
  },
  {
    name: 'search, word of five items',
    path: (next, items) => `/api/home/search?product=${modelOf(whole(next, 50, items))}`,
  },
  { name: 'search, word of one in a thousand', path: search(uncommonWord) },
  { name: 'search, rare word', path: search(rareWord) },
  { name: 'search, word in half of all names', path: search(() => COMMON_WORD) },
  { name: 'search, word in half of all texts', path: search(() => UNNAMED_WORD) },
  { name: 'search, beginning of that', path: search(() => COMMON_WORD.slice(0, 3)) },
  { name: 'search, beginning of any', path: search((next) => rareWord(next).slice(0, 3)) },
  { name: 'search, another form of a word', path: search((next) => `${usualWord(next)}s`) },
  { name: 'search, a slip in a word', path: search((next) => slipIn(usualWord(next))) },
  { name: 'search, synonym of a common word', path: search(() => SYNONYM) },
  { name: 'search, two words', path: search((next) => `${COMMON_WORD}+${usualWord(next)}`) },
  { name: 'search, two common words', path: search(() => `${COMMON_WORD}+${UNNAMED_WORD}`) },
  {
    name: 'search, common word, A–Z, page 20',
    path: search(() => `${COMMON_WORD}&sort=alphabetical_asc&page=20`),
  },
  {
    name: 'search, common word in a category',
    path: search((next) => `${COMMON_WORD}&product_category_id=${category(next)}`),
  },
  {
    name: SUGGESTIONS,
    path: (next) => `/api/home/suggestions?product=${usualWord(next).slice(0, whole(next, 2, 5))}`,
  },
  { name: 'details', path: (next, items) => `/api/home/product/details/${whole(next, 1, items + 1)}` },
]

const milliseconds = (value: number) => value.toFixed(2)

/** The same call at every size in turn, one request at a time, without queueing. */
async function compare(call: Call, sites: { size: number; site: ServerProcess }[], options: Options) {
  const found = new Map<number, Measured[]>()
  for (let round = -1; round < options.rounds / 2; round++) {
    for (const { size, site } of sites) {
      const next = seededRandom(round)
      const paths = Array.from({ length: PATHS }, () => call.path(next, size))
      const measured = await measure(site, { paths, connections: 1, duration: options.slice / 4 })
      // The first round only warms up.
      if (round >= 0) found.set(size, [...(found.get(size) ?? []), measured])
    }
  }
  const figures = [...found.values()].map((rounds) => {
    const times = rounds.flatMap((measured) => measured.times).sort((a, b) => a - b)
    const p50 = percentile(times, 0.5)
    return { p50, p99: percentile(times, 0.99), cpu: median(rounds.map(({ cpu }) => cpu)) / 1000 }
  })
  return figures
}

const market = (size: number) => (size >= 1_000_000 ? `${size / 1_000_000} M` : `${size / 1000} k`)

async function run(options: Options): Promise<Result> {
  const { sizes } = options
  const largest = sizes.at(-1)!
  const smaller = sizes.findLast((size) => size * 100 <= largest) ?? sizes[0]!
  const sites: { size: number; site: ServerProcess }[] = []
  for (const size of sizes) sites.push({ size, site: await startSite(seededDatabase(size)) })
  const lines: string[][] = []
  let met = true
  for (const call of CALLS) {
    const figures = await compare(call, sites, options)
    const growth = figures.at(-1)!.p50 / figures[sizes.indexOf(smaller)]!.p50
    if (call.name.startsWith(SEARCH)) met &&= growth <= GOAL
    if (call.name === SUGGESTIONS) met &&= figures.at(-1)!.p99 < SUGGESTIONS_P99
    const cells = figures.flatMap(({ p50, p99 }) => [milliseconds(p50), milliseconds(p99)])
    lines.push([call.name, ...cells, milliseconds(figures.at(-1)!.cpu), growth.toFixed(2)])
  }
  await Promise.all(sites.map(({ site }) => site.stop()))
  const heads = sizes.flatMap((size) => [`p50 at ${market(size)}`, `p99 at ${market(size)}`])
  const compared = `${market(largest)} to ${market(smaller)}`
  return {
    columns: ['API call', ...heads, `CPU ms at ${market(largest)}`, `p50, ${compared}`],
    lines,
    goal: {
      text: `p50 of each search grows at most ${GOAL} times (${compared}), and suggestions take less than ${SUGGESTIONS_P99} ms (p99)`,
      met,
    },
  }
}

export const growth: Row = {
  name: 'growth',
  title: 'The API as the market grows',
  explanation:
    'Milliseconds that half of the answers (p50) and all but one in a hundred (p99) take at most, asked one at a time. A market a hundred times larger should not feel slower. A larger market also finds more: a rare word nothing in the small ones and a page of items in the largest, two words a few items and then more than the 1,000 that are counted: that the total is exact up to there is what a search for two words costs, as the list of the commoner word is read between one find and the next.',
  run,
}
