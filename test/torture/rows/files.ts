import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type LimitedSite, limitProcess, startLimited } from '../limited-site.ts'
import { Member } from '../member.ts'
import type { Row } from '../row.ts'
import { scratch } from '../site.ts'
import { visit } from '../visitors.ts'

/** Maximum milliseconds until recovery. */
const BACK_WITHIN = 5000
/** Open files allowed beyond the current ones. */
const SPARE = 12

/** More idle connections than the site has file descriptors for. */
function crowd({ origin }: LimitedSite, count: number): Socket[] {
  const { port } = new URL(origin)
  return Array.from({ length: count }, (_, at) =>
    connect({ host: '127.0.0.1', port: Number(port), localAddress: `127.66.0.${(at % 250) + 1}` }).on(
      'error',
      () => {},
    ),
  )
}

/** A process's limit of open files. */
const filesAllowed = (pid: number) =>
  Number(/^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))![1])

/** Milliseconds until a visit, a write and an image upload succeed; Infinity if never. */
async function untilBack(site: LimitedSite, [ada, bob]: [Member, Member]): Promise<number> {
  const start = performance.now()
  const acts = [
    async () => (await visit(site.origin, '/', '127.0.1.1')).status,
    () => ada.write(bob).catch(() => 0),
    () => ada.list().catch(() => 0),
  ]
  for (const act of acts) {
    while ((await act()) !== 200) {
      if (performance.now() - start > 10 * BACK_WITHIN) return Number.POSITIVE_INFINITY
      await wait(100)
    }
  }
  return performance.now() - start
}

export const files: Row = {
  name: 'files',
  title: 'No file can be opened any more: the site stays up, and is back within 5 s',
  async run({ long, rounds = long ? 10 : 1 }) {
    if (process.platform !== 'linux')
      return { lines: ['NOT RUN: only Linux limits a running process'], failures: [] }
    const site = await startLimited(scratch())
    const failures: string[] = []
    const before = filesAllowed(site.pid)
    let longest = 0
    let unserved = 0
    try {
      for (let round = 0; round < rounds && failures.length === 0; round++) {
        // New people each time, because of rate limits.
        const people: [Member, Member] = [await Member.join(site.origin), await Member.join(site.origin)]
        await untilBack(site, people)
        const open = readdirSync(`/proc/${site.pid}/fd`).length
        limitProcess(site.pid, 'nofile', open + SPARE)
        const sockets = crowd(site, 10 * SPARE)
        // libuv reserves one descriptor for rejecting connections.
        while (readdirSync(`/proc/${site.pid}/fd`).length < open + SPARE - 2) await wait(20)
        // Requests may fail now, but each response must be correct.
        for (let at = 0; at < 5; at++) {
          const { status } = await visit(site.origin, '/browse?product=kettle', '127.0.1.2')
          if (status !== 200) unserved += 1
          // On an open connection.
          const listed = await people[0].list().catch(() => 0)
          const odd = [status, listed].filter((one) => ![0, 200, 503].includes(one))
          if (odd.length > 0) failures.push(`without files the answer is ${odd}`)
        }
        for (const socket of sockets) socket.destroy()
        longest = Math.max(longest, await untilBack(site, people))
        limitProcess(site.pid, 'nofile', before)
        const [ada, bob] = people
        const known = await bob.read(ada)
        if (ada.sent.some((text) => !known.has(text))) failures.push('acknowledged messages are lost')
      }
    } finally {
      await site.stop()
    }
    if (longest > BACK_WITHIN) failures.push(`back only after ${Math.round(longest)} ms`)
    const line = `${rounds} times without a file to open: ${unserved} of ${5 * rounds} pages not served meanwhile, back after at most ${Math.round(longest)} ms`
    return { lines: [line], failures }
  },
}
