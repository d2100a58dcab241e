import { rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type Measured, measure } from './load.ts'
import type { Options, Result } from './row.ts'
import { benchFolder } from './seed.ts'
import { ServerProcess } from './server-process.ts'
import { median } from './statistics.ts'

export const ITEM = 77
export const PAGES = { home: '/', browse: '/browse', details: `/productdetails/${ITEM}` }
const ENCODINGS = { br: 'gzip, deflate, br, zstd', gzip: 'gzip', identity: 'identity' }
/** Headers that Node also sets for the bare server. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive', 'content-length']
/** Headers of a browser. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
}
const CONNECTIONS = 16

/** Headers that identify a user. */
export type Person = Record<string, string>

/** The raw response: fetch would decompress it. */
async function ask(url: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  return { response, body: Buffer.concat(await response.toArray()) }
}

/** A bare Fastify server that sends the responses that the site has for this user. */
async function startBare(site: ServerProcess, encoding: string, person: Person): Promise<ServerProcess> {
  const recorded = []
  for (const path of Object.values(PAGES)) {
    // A first visitor fills the cache, as on a real site.
    await ask(site.origin + path, { 'accept-encoding': encoding })
    const { response, body } = await ask(site.origin + path, { ...person, 'accept-encoding': encoding })
    for (const name of CONNECTION_HEADERS) delete response.headers[name]
    recorded.push({ path, headers: response.headers, body: body.toString('base64') })
  }
  const file = join(benchFolder, `recorded-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(recorded))
  const bare = await ServerProcess.start('test/bench/bare-server.mjs', {}, [file])
  rmSync(file)
  return bare
}

/** Alternates the servers, so that other load on the machine affects both. */
async function compare(
  site: ServerProcess,
  bare: ServerProcess,
  asked: { path: string; encoding: string; people: Person[] },
  options: Options,
) {
  const load = {
    paths: [asked.path],
    headers: asked.people.map((person) => ({ ...HEADERS, ...person, 'accept-encoding': asked.encoding })),
    connections: CONNECTIONS,
    duration: options.slice,
  }
  const rounds: { ours: Measured; bare: Measured }[] = []
  await measure(site, load)
  await measure(bare, load)
  for (let round = 0; round < options.rounds; round++) {
    rounds.push({ ours: await measure(site, load), bare: await measure(bare, load) })
  }
  return {
    perSecond: median(rounds.map(({ ours }) => ours.perSecond)),
    throughput: median(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
    cpu: median(rounds.map(({ ours }) => ours.cpu)),
    bareCpu: median(rounds.map(({ bare }) => bare.cpu)),
    cpuRatio: median(rounds.map(({ ours, bare }) => bare.cpu / ours.cpu)),
  }
}

/**
 * Home, browse and details in every encoding, compared with a bare Fastify server with the same responses.
 * @param goal the minimum of a page, if any, with its text.
 * @param people request in turn; the bare server sends all of them the first user's responses.
 */
export async function besideBare(
  site: ServerProcess,
  people: Person[],
  goal: { text: string; isMet(found: { throughput: number; cpuRatio: number }, coding: string): boolean },
  options: Options,
): Promise<Result> {
  const lines: string[][] = []
  let met = true
  for (const [coding, encoding] of Object.entries(ENCODINGS)) {
    const bare = await startBare(site, encoding, people[0]!)
    for (const [name, path] of Object.entries(PAGES)) {
      const found = await compare(site, bare, { path, encoding, people }, options)
      met &&= goal.isMet(found, coding)
      lines.push([
        `${name}, ${coding}`,
        found.perSecond.toFixed(0),
        found.throughput.toFixed(2),
        found.cpu.toFixed(1),
        found.bareCpu.toFixed(1),
        found.cpuRatio.toFixed(2),
      ])
    }
    await bare.stop()
  }
  return {
    columns: ['page', 'answers/s', 'throughput, of bare', 'CPU µs', 'CPU µs, bare', 'CPU, bare to ours'],
    lines,
    goal: { text: goal.text, met },
  }
}
