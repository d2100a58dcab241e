import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/**
 * Preloaded into a tool: kills it before step number DIE_AT; a step is any call that changes a file. With DIE_AT=count it runs to the end
 * and prints the number of steps on standard error.
 */
const dieAt = isMainThread ? process.env.DIE_AT : undefined
let steps = 0

function step(): void {
  steps += 1
  if (steps === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
}

/** Wraps a method to count its calls. */
function count<K extends string>(object: Record<K, unknown>, name: K): void {
  const original = object[name] as (...args: unknown[]) => unknown
  object[name] = function (this: unknown, ...args: unknown[]) {
    step()
    return original.apply(this, args)
  }
}

for (const name of [
  'renameSync',
  'rmSync',
  'unlinkSync',
  'fsyncSync',
  'writeSync',
  'copyFileSync',
  'utimesSync',
] as const) {
  count(fs as unknown as Record<string, unknown>, name)
}
syncBuiltinESMExports()

const memory = new Sqlite(':memory:')
const statement = Object.getPrototypeOf(memory.prepare('SELECT 1'))
memory.close()
for (const name of ['exec', 'pragma', 'close'] as const)
  count(Sqlite.prototype as unknown as Record<string, unknown>, name)
count(statement, 'run')

if (dieAt === 'count') process.once('exit', () => process.stderr.write(`steps: ${steps}\n`))
