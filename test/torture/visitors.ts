import { request } from 'node:http'

/** What visitors look at: pages that lie ready and pages that do not. */
const PATHS = ['/', '/browse', '/browse?product=kettle', '/payment', '/page/about', '/api/home', '/sign-in']

export interface Visit {
  /** Of the answer; 0 for none. */
  status: number
  /** Milliseconds from connecting to the last byte. */
  time: number
}

/** Opens one page on a new connection from that address. */
export function visit(origin: string, path: string, localAddress: string): Promise<Visit> {
  const start = performance.now()
  return new Promise((done) => {
    const end = (status: number) => done({ status, time: performance.now() - start })
    const asked = request(origin + path, { localAddress, agent: false, timeout: 30_000 }, (response) => {
      response.resume().on('end', () => end(response.statusCode ?? 0))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => end(0))
    asked.end()
  })
}

/** So many visitors, each with an address of their own, look at `pages` pages one after the other. */
export async function visitAll(origin: string, visitors: number, pages: number): Promise<Visit[]> {
  const one = async (_: unknown, at: number) => {
    const visits: Visit[] = []
    for (let page = 0; page < pages; page++) {
      visits.push(await visit(origin, PATHS[(at + page) % PATHS.length]!, `127.0.1.${at + 1}`))
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
