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
  /** All that it has logged. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * The site in a process of its own, whose surroundings the rows make narrow.
 *
 * @param folder where database and uploads go.
 */
export async function startLimited(folder: string, env: Record<string, string> = {}): Promise<LimitedSite> {
  // Of tap's it takes nothing over: its handler for SIGXFSZ ends a process that only meets a limit of files.
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

/** The process and those that it has started. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number)]
}

/** Sets a limit of a running process (getrlimit(2)), which needs no rights beyond its owner's. Linux only. */
export function limitProcess(pid: number, what: 'fsize' | 'nofile', value: number | 'unlimited'): void {
  for (const each of withChildren(pid)) execFileSync('prlimit', [`--pid=${each}`, `--${what}=${value}:`])
}
