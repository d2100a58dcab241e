import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '../../../db/open.ts'
import { listRequests, offeredProduct } from '../../../server/exchanges/exchange-lists-service.ts'
import { createRequest } from '../../../server/exchanges/exchange-offers-service.ts'
import { acceptRequest, callOffSwap } from '../../../server/exchanges/exchange-steps-service.ts'
import type { Options, Result, Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { median } from '../statistics.ts'

/** Of a seeded person; the next one's follow. */
const ITEMS = 20
const EACH = 10
const CALLS = 100
/** Microseconds of CPU. */
const MOST = 3000

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

/** Microseconds of CPU that some work takes. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

async function run({ rounds, sizes }: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
  const file = join(folder, 'market.sqlite')
  copyFileSync(seededDatabase(sizes.at(-2) ?? sizes[0]!), file)
  const db = openDatabase(file)
  const [owner, requester] = [1, 2]
  const accepts: number[] = []
  for (let call = 0; call < CALLS * rounds; call++) {
    const id = ask(db, requester, owner, 0, EACH)
    const accept = () => {
      acceptRequest(db, owner, id, { revision: 1 })
      return offeredProduct(db, owner, id)
    }
    accepts.push(cpuOf(accept))
    callOffSwap(db, owner, id, 'For the next one')
  }
  for (let at = 0; at < ITEMS; at++) ask(db, requester, owner, at, 1)
  const list = () => listRequests(db, owner, { status: 'pending', direction: 'incoming', page: 1 })
  const lists = Array.from({ length: CALLS * rounds }, () => cpuOf(list))
  db.$client.close()
  rmSync(folder, { recursive: true })
  const accept = median(accepts)
  return {
    columns: ['what', 'CPU µs'],
    lines: [
      [`accepting ${EACH} things for ${EACH}`, accept.toFixed(0)],
      [`a list of ${ITEMS} requests with pictures`, median(lists).toFixed(0)],
    ],
    goal: { text: `an accept within ${MOST} µs of CPU`, met: accept <= MOST },
  }
}

export const swaps: Row = {
  name: 'swaps',
  title: 'Swaps of many things',
  explanation:
    'What the server does, without HTTP, for the accept of a request with ten things on either side, all of which are looked at again, reserved and taken out of the search index in one transaction that is safe against a power cut; and for a page of requests with the pictures of both sides.',
  run,
}
