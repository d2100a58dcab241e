import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build, buildServer } from '../../server/ops/build.ts'
import { asMarkdown, asText, writeIntoPage } from './report.ts'
import type { Options } from './row.ts'
import { NAMED_ROWS as NAMED, ROWS } from './rows.ts'

const USUAL: Options = { slice: 1000, rounds: 7, sizes: [1000, 10_000, 100_000, 1_000_000] }
const QUICK: Options = { slice: 200, rounds: 3, sizes: [1000, 10_000] }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** Items of the largest market; a million takes some minutes to create, once. */
    largest: { type: 'string', default: '1000000' },
  },
})
const unknown = positionals.filter((name) => ![...ROWS, ...NAMED].some((row) => row.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `No row ${unknown.join(', ')}. Rows: ${[...ROWS, ...NAMED].map(({ name }) => name).join(', ')}\n`,
  )
  process.exit(1)
}

const options = values.quick ? QUICK : USUAL
const largest = Number(values.largest)

await build()
await buildServer()
process.stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`)
const chosen =
  positionals.length > 0 ? [...ROWS, ...NAMED].filter(({ name }) => positionals.includes(name)) : ROWS
for (const row of chosen) {
  const result = await row.run({ ...options, sizes: options.sizes.filter((size) => size <= largest) })
  process.stdout.write(asText(row, result))
  if (values.write) writeIntoPage(row, asMarkdown(row, result))
}
