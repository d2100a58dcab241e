import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openIdle } from '../idle-sockets.ts'
import type { Row } from '../row.ts'
import { ServerProcess, startSite } from '../server-process.ts'

const COUNTS = [1000, 5000]
const GOAL = 1.7
/** Milliseconds until a server is idle. */
const REST = 1500

/** Bytes per connection of an idle server. */
async function bytesEach(server: ServerProcess, path: string, count: number): Promise<number> {
  // The first connections load code, which is not part of the cost of a connection.
  for (const socket of await openIdle(server.origin, path, 200)) socket.destroy()
  await pause(REST)
  const before = await server.usage('kept')
  const sockets = await openIdle(server.origin, path, count)
  await pause(REST)
  const after = await server.usage('kept')
  for (const socket of sockets) socket.destroy()
  return (after.memory - before.memory) / count
}

export const connections: Row = {
  name: 'connections',
  title: 'Memory for each connected window',
  explanation:
    'Kilobytes that JavaScript keeps, after a garbage collection, for each idle socket, compared with a server that only uses the ws library.',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
    const lines: string[][] = []
    let met = true
    for (const count of COUNTS) {
      const site = await startSite(join(folder, 'site.sqlite'))
      const ours = await bytesEach(site, '/app/swapyard?protocol=7', count)
      await site.stop()
      const bare = await ServerProcess.start('test/bench/bare-ws.ts')
      const theirs = await bytesEach(bare, '/', count)
      await bare.stop()
      const ratio = ours / theirs
      met &&= ratio <= GOAL
      lines.push([String(count), (ours / 1024).toFixed(1), (theirs / 1024).toFixed(1), ratio.toFixed(2)])
    }
    rmSync(folder, { recursive: true, force: true })
    return {
      columns: ['connections', 'kB each', 'kB each, bare ws', 'ratio'],
      lines,
      goal: { text: `at most ${GOAL} times bare ws`, met },
    }
  },
}
