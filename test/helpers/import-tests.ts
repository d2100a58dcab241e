import { once } from 'node:events'
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import { END, TIME_IS_UP } from './tap-results.ts'

// Runs each test file whose path it is sent, until the parent disconnects. A line of our own in the TAP marks the end of a file, since
// tap holds its own comments back until more output follows. While a file runs, the channel to the parent does not keep this process
// alive: a file that waits for something that never comes lets it end, and counts as failed.

/** Teardowns of the file that runs. tap itself would call them only at the end of the process. */
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
  // tap ends the process ten seconds later. A signal would have it end at once, and what it says of the test that hangs be lost.
  if (path === TIME_IS_UP) return t.timeout()
  process.channel!.unref()
  await import(resolve(path))
  await idle()
  for (const teardown of teardowns.splice(0)) await teardown()
  process.channel!.ref()
  process.stdout.write(`# ${END} ${path}\n`)
})
