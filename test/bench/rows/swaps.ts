import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '../../../db/open.ts'
import { listRequests, offeredProduct } from '../../../server/trading/exchanges/exchange-lists-service.ts'
import { createRequest } from '../../../server/trading/exchanges/exchange-offers-service.ts'
import { acceptRequest, callOffSwap } from '../../../server/trading/exchanges/exchange-steps-service.ts'
import type { Options, Result, Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { median } from '../statistics.ts'

/** Items of each seeded person. Their numbers are consecutive, followed by those of the next person. */
const ITEMS = 20
const EACH = 10
const CALLS = 100
/** Limit in CPU microseconds. */
const MOST = 3000
/** Items in the market of the list. */
const LIST_MARKET = 1000
/** Maximum ratio to the list's time before swaps had several items. */
const MOST_TIMES = 1.5
/**
 * That time relative to `plainCards` in the same process: 20 requests of 20 people with one item per side; medians of 1200 alternating
 * calls, in three runs 1.58, 1.64 and 1.64, at commit fcfe224.
 */
const BEFORE = 1.64

const itemsOf = (person: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => (person - 1) * ITEMS + from + at + 1)

const ask = (db: Db, requester: number, owner: number, from: number, count: number) =>
  createRequest(
    db,
    requester,
    {
      requested_product_ids: itemsOf(owner, from, count),
      offered_product_ids: itemsOf(requester, from, count),
      message: 'Would you swap?',
      client_id: undefined,
    },
    [],
  )

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Runs work in a new copy of the same market. */
function inMarket<T>(size: number, work: (db: Db) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
  const file = join(folder, 'market.sqlite')
  copyFileSync(seededDatabase(size), file)
  const db = openDatabase(file)
  try {
    return work(db)
  } finally {
    db.$client.close()
    rmSync(folder, { recursive: true })
  }
}

/** Median CPU time of accepting a request with many items on both sides. */
function acceptance(db: Db, calls: number): number {
  const [owner, requester] = [1, 2]
  const accepts = Array.from({ length: calls }, () => {
    const id = ask(db, requester, owner, 0, EACH)
    const took = cpuOf(() => {
      acceptRequest(db, owner, id, { revision: 1 })
      return offeredProduct(db, { id: owner }, id)
    })
    callOffSwap(db, owner, id, 'For the next one')
    return took
  })
  return median(accepts)
}

/** Reads the same number of items with owners and images by plain queries, as a reference. */
function plainCards(db: Db): () => void {
  const card = db.$client.prepare(
    `SELECT items.id, items.name, items.condition, items.status, accounts.name AS owner, hash, width, widths
     FROM items JOIN accounts ON accounts.id = owner_id JOIN item_images ON item_id = items.id
     JOIN images ON images.id = image_id WHERE items.id = ?`,
  )
  return () => {
    for (let id = 1; id <= ITEMS; id++) card.all(id)
  }
}

/** Median CPU times of a page of requests by different people, and of `plainCards` alternating with it. */
function listing(db: Db, calls: number) {
  const owner = 1
  for (let at = 0; at < ITEMS; at++) {
    const terms = { requested_product_ids: itemsOf(owner, at, 1), offered_product_ids: itemsOf(at + 2, 0, 1) }
    createRequest(db, at + 2, { ...terms, message: 'Would you swap?', client_id: undefined }, [])
  }
  const list = () => listRequests(db, owner, { status: 'pending', direction: 'incoming', page: 1 })
  const plain = plainCards(db)
  const both = Array.from({ length: calls }, () => ({ list: cpuOf(list), plain: cpuOf(plain) }))
  // The first calls are slow because of JIT compilation.
  const warm = both.slice(calls / 5)
  return { list: median(warm.map((took) => took.list)), plain: median(warm.map((took) => took.plain)) }
}

async function run({ rounds, sizes }: Options): Promise<Result> {
  const accept = inMarket(sizes.at(-2) ?? sizes[0]!, (db) => acceptance(db, CALLS * rounds))
  const { list, plain } = inMarket(LIST_MARKET, (db) => listing(db, 2 * CALLS * rounds))
  const times = list / plain / BEFORE
  return {
    columns: ['what', 'CPU µs', 'times the list before'],
    lines: [
      [`accepting ${EACH} things for ${EACH}`, accept.toFixed(0), ''],
      [`a list of ${ITEMS} requests with pictures`, list.toFixed(0), times.toFixed(2)],
      [`${ITEMS} plain cards`, plain.toFixed(0), ''],
    ],
    goal: {
      text: `an accept within ${MOST} µs of CPU, and the list at most ${MOST_TIMES} times as long as before`,
      met: accept <= MOST && times <= MOST_TIMES,
    },
  }
}

export const swaps: Row = {
  name: 'swaps',
  title: 'Swaps of many things',
  explanation:
    'What the server does, without HTTP, for the accept of a request with ten things on either side, all of which are looked at again, reserved and taken out of the search index in one transaction that is safe against a power cut; and for a page of requests by 20 people with the pictures of both sides, the median. That page is compared with the same one of the last commit before requests became swaps of several things (fcfe224, when rows had one thing for one and no pictures), on the same data: that code took 1.64 times as long as the same plain join of 20 items with owners and pictures, which is measured here in turn with the list.',
  run,
}
