import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What visitors look at: pages that lie ready and pages that do not. */
const PATHS = ['/', '/browse', '/browse?product=kettle', '/payment', '/page/about', '/api/home', '/sign-in']

export interface Visit {
  /** Of the answer; 0 for none. */
  status: number
  /** Milliseconds from connecting to the last byte. */
  time: number
  /** Seconds until one should come again, where the answer says so. */
  retryAfter: number
}

/** Opens one page on a new connection from that address. `timeout` is in milliseconds. */
export function visit(origin: string, path: string, localAddress: string, timeout = 30_000): Promise<Visit> {
  const start = performance.now()
  return new Promise((done) => {
    const end = (status: number, retryAfter = 0) =>
      done({ status, time: performance.now() - start, retryAfter })
    const asked = request(origin + path, { localAddress, agent: false, timeout }, (response) => {
      const { statusCode, headers } = response.resume()
      response.on('end', () => end(statusCode ?? 0, Number(headers['retry-after'])))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => end(0))
    asked.end()
  })
}

/** As people do who are told that the site is busy (503): waits, and comes again when it says. */
async function visitPatiently(origin: string, path: string, localAddress: string): Promise<Visit> {
  for (;;) {
    const visited = await visit(origin, path, localAddress, 200_000)
    if (visited.status !== 503 || !(visited.retryAfter > 0)) return visited
    await wait(visited.retryAfter * 1000)
  }
}

/** So many visitors, each with an address of their own, look at `pages` pages one after the other. */
export async function visitAll(
  origin: string,
  visitors: number,
  pages: number,
  patient: boolean,
): Promise<Visit[]> {
  const look = patient ? visitPatiently : visit
  const one = async (_: unknown, at: number) => {
    const visits: Visit[] = []
    for (let page = 0; page < pages; page++) {
      visits.push(await look(origin, PATHS[(at + page) % PATHS.length]!, `127.0.1.${at + 1}`))
    }
    return visits
  }
  return (await Promise.all(Array.from({ length: visitors }, one))).flat()
}

/** Milliseconds that all but the slowest (1 - `share`) took at most. */
export function percentile(visits: readonly Visit[], share: number): number {
  const times = visits.map(({ time }) => time).sort((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!)
}
