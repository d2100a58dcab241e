import { once } from 'node:events'
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import { END } from './tap-results.ts'

// Runs each test file whose path it is sent, until whoever sends them disconnects. A line in the TAP says that one has ended;
// tap's own comments wait for what comes after them. While a file runs the channel keeps nothing alive: one that waits for what
// never comes ends the process, and has failed.

/** What a file has to be put away at its end. tap would do it, and end, at the end of the process. */
const teardowns: (() => unknown)[] = []
t.teardown = (teardown) => {
  teardowns.unshift(teardown)
  return t
}

/** Resolves once tap has nothing to do for three turns: between two tests it has nothing for one. */
async function idle(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) {
    if (!t.idle) {
      await once(t, 'idle')
      turns = 0
    }
    await setImmediate()
  }
}

process.on('message', async (path: string) => {
  process.channel!.unref()
  await import(resolve(path))
  await idle()
  for (const teardown of teardowns.splice(0)) await teardown()
  process.channel!.ref()
  process.stdout.write(`# ${END} ${path}\n`)
})
