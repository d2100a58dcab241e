import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../../server/ops/build.ts'
import { asMarkdown, asText, writeIntoPage } from './report.ts'
import type { Options } from './row.ts'
import { growth } from './rows/growth.ts'
import { queries } from './rows/queries.ts'
import { visitor } from './rows/visitor.ts'

const ROWS = [visitor, queries, growth]
const USUAL: Options = { slice: 1000, rounds: 7, sizes: [10_000, 100_000, 1_000_000] }
const QUICK: Options = { slice: 200, rounds: 3, sizes: [1000, 10_000] }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !ROWS.some((row) => row.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No row ${unknown.join(', ')}. Rows: ${ROWS.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}

await build()
process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`)
for (const row of ROWS) {
  if (positionals.length > 0 && !positionals.includes(row.name)) continue
  const result = await row.run(values.quick ? QUICK : USUAL)
  process.stdout.write(asText(row, result))
  if (values.write) writeIntoPage(row, asMarkdown(row, result))
}
