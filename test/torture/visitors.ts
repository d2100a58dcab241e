import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Cached and uncached pages. */
const PATHS = ['/', '/browse', '/browse?product=kettle', '/payment', '/page/about', '/api/home', '/sign-in']

export interface Visit {
  /** Response status; 0 for none. */
  status: number
  /** Milliseconds from connecting to the last byte. */
  time: number
  /** Seconds in the Retry-After header. */
  retryAfter: number
}

/** Loads a page on a new connection from an address. `timeout` in milliseconds. */
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

/** Like a user: after a 503 retries at the given time. */
async function visitPatiently(origin: string, path: string, localAddress: string): Promise<Visit> {
  for (;;) {
    const visited = await visit(origin, path, localAddress, 200_000)
    if (visited.status !== 503 || !(visited.retryAfter > 0)) return visited
    await wait(visited.retryAfter * 1000)
  }
}

/** Visitors with separate addresses load `pages` pages each in sequence. */
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

/** Percentile of visit times in milliseconds. */
export function percentile(visits: readonly Visit[], share: number): number {
  const times = visits.map(({ time }) => time).sort((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!)
}
