import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../../server/ops/build.ts'
import { asMarkdown, asText, writeIntoPage } from './report.ts'
import type { Options } from './row.ts'
import { afresh } from './rows/afresh.ts'
import { connections } from './rows/connections.ts'
import { delivery } from './rows/delivery.ts'
import { fanOut } from './rows/fan-out.ts'
import { growth } from './rows/growth.ts'
import { queries } from './rows/queries.ts'
import { signedIn } from './rows/signed-in.ts'
import { start } from './rows/start.ts'
import { uploadsRow } from './rows/uploads.ts'
import { visitor } from './rows/visitor.ts'
import { writes } from './rows/writes.ts'

const ROWS = [
  visitor,
  signedIn,
  afresh,
  queries,
  growth,
  writes,
  start,
  connections,
  delivery,
  fanOut,
  uploadsRow,
]
const USUAL: Options = { slice: 1000, rounds: 7, sizes: [1000, 10_000, 100_000, 1_000_000] }
const QUICK: Options = { slice: 200, rounds: 3, sizes: [1000, 10_000] }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** Items of the largest market; a million takes some minutes to make, once. */
    largest: { type: 'string', default: '1000000' },
  },
})
const unknown = positionals.filter((name) => !ROWS.some((row) => row.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No row ${unknown.join(', ')}. Rows: ${ROWS.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}

const options = values.quick ? QUICK : USUAL
const largest = Number(values.largest)

await build()
process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`)
for (const row of ROWS) {
  if (positionals.length > 0 && !positionals.includes(row.name)) continue
  const result = await row.run({ ...options, sizes: options.sizes.filter((size) => size <= largest) })
  process.stdout.write(asText(row, result))
  if (values.write) writeIntoPage(row, asMarkdown(row, result))
}
