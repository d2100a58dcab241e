import { parseArgs } from 'node:util'
import { build } from '../../server/ops/build.ts'
import type { Row } from './row.ts'
import { backups } from './rows/backups.ts'
import { circleSteps } from './rows/circle-steps.ts'
import { deliveries } from './rows/deliveries.ts'
import { disk } from './rows/disk.ts'
import { files } from './rows/files.ts'
import { flood } from './rows/flood.ts'
import { fuzz } from './rows/fuzz.ts'
import { kills } from './rows/kills.ts'
import { migrationSteps } from './rows/migration-steps.ts'
import { pictures } from './rows/pictures.ts'
import { restoreSteps } from './rows/restore-steps.ts'

/** `npm run torture`: all rows in their long form. Names after `--` select rows; `--rounds 20` shortens them. */
const ROWS: Row[] = [
  kills,
  deliveries,
  backups,
  restoreSteps,
  migrationSteps,
  circleSteps,
  disk,
  files,
  flood,
  fuzz,
  pictures,
]

const say = (text: string) => process.stdout.write(`${text}\n`)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !ROWS.some((row) => row.name === name))
if (unknown.length > 0) {
  say(`No row ${unknown.join(', ')}. Rows: ${ROWS.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

await build()
const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
for (const row of ROWS) {
  if (positionals.length > 0 && !positionals.includes(row.name)) continue
  say(`\n${row.name}: ${row.title}`)
  const start = performance.now()
  const { lines, failures } = await row.run({ long: !values.short, rounds }, (text) => say(`  … ${text}`))
  for (const line of lines) say(`  ${line}`)
  for (const failure of failures) say(`  FAILED: ${failure}`)
  say(
    `  ${failures.length === 0 ? 'held' : 'DID NOT HOLD'}, ${Math.round((performance.now() - start) / 1000)} s`,
  )
  if (failures.length > 0) process.exitCode = 1
}
