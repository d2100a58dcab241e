import { mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../db/open.ts'
import { openWindows, type Person, poster } from '../live-windows.ts'
import { seedPeople } from '../people.ts'
import { pinned } from '../pinned.ts'
import type { Row } from '../row.ts'
import { type ServerProcess, startSite } from '../server-process.ts'
import { median, percentile } from '../statistics.ts'

const COUNTS = [1000, 5000]
const PER_SECOND = 500
/** Maximum milliseconds for outstanding deliveries. */
const LATEST = 10_000

/** Milliseconds from the call until the receiver's window has the message, ascending. */
async function deliveries(server: ServerProcess, people: Person[], windows: Socket[], duration: number) {
  const sent: number[] = []
  const times: number[] = []
  let last = 0
  const post = poster(server.origin)
  for (const [at, window] of windows.entries()) {
    window.on('data', (chunk: Buffer) => {
      const now = performance.now()
      // The sender's window gets an event too; only the receiver's counts.
      for (const [, from, id] of chunk.toString('latin1').matchAll(/bench-(\d+)-(\d+)/g)) {
        if (Number(from) === at) continue
        times.push(now - sent[Number(id)]!)
        last = now
      }
    })
  }
  const start = performance.now()
  const calls: Promise<string>[] = []
  while (performance.now() - start < duration) {
    const due = ((performance.now() - start) * PER_SECOND) / 1000
    while (sent.length < due) {
      const from = sent.length % people.length
      const to = people[from ^ 1]!
      const message = `bench-${from}-${sent.length}: I could bring the lamp on Saturday.`
      sent.push(performance.now())
      calls.push(post(`/api/messages/${to.id}`, people[from]!, { message }))
    }
    await pause(1)
  }
  await Promise.all(calls)
  const until = start + duration + LATEST
  while (times.length < sent.length && performance.now() < until) await pause(10)
  if (times.length !== sent.length) throw new Error(`${times.length} of ${sent.length} messages arrived`)
  return { times: times.toSorted((a, b) => a - b), perSecond: (1000 * times.length) / (last - start) }
}

/** Median milliseconds of one commit: the lower bound of the times above. */
function commitAlone(folder: string): number {
  const { $client: sqlite } = openDatabase(join(folder, 'alone.sqlite'))
  sqlite.exec('CREATE TABLE IF NOT EXISTS x (y)')
  const insert = sqlite.prepare('INSERT INTO x VALUES (1)')
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now()
    insert.run()
    return performance.now() - start
  })
  sqlite.close()
  return median(times)
}

export const delivery: Row = {
  name: 'delivery',
  title: 'A message from one window to another',
  explanation:
    `Milliseconds from the call that sends a chat message until the receiver's window has it, for half of them (p50) and ` +
    `all but one in a hundred (p99), while ${PER_SECOND} messages a second are sent, stored and pushed to the windows of both people. Each ` +
    `connected person has one window. The table also shows the time of one SQLite commit on that disk. A message's CPU time is all that the server does for it.`,
  async run({ slice }) {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
    const lines: string[][] = []
    for (const count of COUNTS) {
      const { database, people } = await seedPeople(folder, count)
      const { server, unpin } = await pinned(() => startSite(database))
      try {
        const windows = await openWindows(server.origin, people)
        await deliveries(server, people, windows, slice)
        for (const window of windows) window.removeAllListeners('data').resume()
        const before = await server.usage()
        const { times, perSecond } = await deliveries(server, people, windows, 5 * slice)
        const cpu = ((await server.usage()).cpu - before.cpu) / times.length
        for (const window of windows) window.destroy()
        const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
        lines.push([
          String(count),
          perSecond.toFixed(0),
          p50.toFixed(2),
          p99.toFixed(2),
          commitAlone(folder).toFixed(2),
          cpu.toFixed(0),
        ])
      } finally {
        unpin()
        await server.stop()
      }
    }
    rmSync(folder, { recursive: true, force: true })
    return {
      columns: ['connections', 'messages/s', 'p50', 'p99', 'commit alone', 'CPU µs'],
      lines,
      goal: null,
    }
  },
}
