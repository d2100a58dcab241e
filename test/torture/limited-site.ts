import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'
import { COMPILED, LARGE_PAGES, quickly } from '../helpers/process.ts'
import { endWithUs } from './site.ts'

export interface LimitedSite {
  origin: string
  pid: number
  log: () => string
  stop: () => Promise<void>
}

/**
 * The site in its own process, for tests with limited resources.
 * @param folder for database and uploads.
 */
export async function startLimited(folder: string, env: Record<string, string> = {}): Promise<LimitedSite> {
  // Without tap's NODE_OPTIONS: its SIGXFSZ handler would end a process at a file size limit.
  const child = spawn('env', ['-u', 'NODE_OPTIONS', process.execPath, ...quickly('server/main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      ...LARGE_PAGES,
      DATABASE_FILE: join(folder, 'site.sqlite'),
      UPLOADS_DIR: join(folder, 'uploads'),
      DEMO_DATA: 'off',
      PORT: '0',
      MIN_FREE_MB: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  let log = ''
  const ended = once(child, 'close')
  const origin = await new Promise<string>((open, failed) => {
    const read = (bytes: Buffer) => {
      log += bytes
      const [, address] = /is open at (\S+)/.exec(log) ?? []
      if (address) open(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => failed(new Error(`the site ended: ${log}`)))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the site had ended: ${log}`)
    child.kill('SIGTERM')
    await ended
  }
  return { origin, pid: child.pid!, log: () => log, stop }
}

/** The process and its descendants. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number)]
}

/** Sets a resource limit of a running process of the same user (prlimit(1)). Linux only. */
export function limitProcess(pid: number, what: 'fsize' | 'nofile', value: number | 'unlimited'): void {
  for (const each of withChildren(pid)) execFileSync('prlimit', [`--pid=${each}`, `--${what}=${value}:`])
}
