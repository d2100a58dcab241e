import { once } from 'node:events'
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import { FILE_TIMEOUT } from './process.ts'
import { END } from './tap-results.ts'

// Runs test files by path until the parent disconnects. A line of our own in the TAP marks the end of a file, because tap delays its
// comments until more output. During a file the channel does not keep this process alive: a file that never ends stops the process and
// counts as failed.

/** Teardowns of the current file, which tap would run only at the end of the process. */
const teardowns: (() => unknown)[] = []
t.teardown = (teardown) => {
  teardowns.unshift(teardown)
  return t
}

/** Resolves after tap was idle for three turns: between two tests it is idle for one. */
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
  let isTimeUp = false
  const clock = setTimeout(() => {
    // Ends the run: tap names the test that hangs, and ends the process 10 seconds later.
    isTimeUp = true
    t.timeout()
  }, Number(process.env[FILE_TIMEOUT])).unref()
  process.channel!.unref()
  await import(resolve(path))
  await idle()
  for (const teardown of teardowns.splice(0)) await teardown()
  clearTimeout(clock)
  if (isTimeUp) return
  process.channel!.ref()
  process.stdout.write(`# ${END} ${path}\n`)
})
