import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundled } from '../../server/ops/bundle.mjs'
import { QUICK_IMPORTS } from '../../server/ops/process.mjs'

const START_TIMEOUT = 300_000
/** USER_HZ of Linux. */
const TICKS_PER_SECOND = 100
const ROOT = join(import.meta.dirname, '../..')
/** Environment of `npm start`, for every measured server. */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const words = (scripts.start as string).split(' ')
const VARIABLES = Object.fromEntries(
  words.flatMap((word) => [...word.matchAll(/^([A-Z_]+)=(.+)$/g)].map(([, ...pair]) => pair)),
)
const FLAGS = words.filter((word) => word.startsWith('--'))

interface Usage {
  /** CPU microseconds of all threads. */
  cpu: number
  memory: number
}

/** A server in its own process, measured from outside. */
export class ServerProcess {
  readonly origin: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child
    this.origin = origin
  }

  /**
   * Starts a module that prints its address.
   * @param file relative to the checkout.
   * @throws Error if no address was printed within a minute.
   */
  static async start(file: string, env: Record<string, string> = {}, args: string[] = []) {
    const loader = file.endsWith('.ts') ? QUICK_IMPORTS : []
    const child = fork(join(ROOT, file), args, {
      cwd: ROOT,
      execArgv: [...FLAGS, ...loader, '--import', join(import.meta.dirname, 'report-usage.mjs')],
      env: { ...process.env, ...VARIABLES, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    let printed = ''
    const signal = AbortSignal.timeout(START_TIMEOUT)
    try {
      while (true) {
        const [chunk] = await once(child.stdout!, 'data', { signal })
        printed += chunk
        const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
        if (!origin) continue
        child.stdout!.resume()
        return new ServerProcess(child, origin)
      }
    } catch (cause) {
      child.kill('SIGKILL')
      throw new Error(`${file} did not start: ${printed}`, { cause })
    }
  }

  /** With `kept`, memory is the live heap after a garbage collection. */
  async usage(what: 'usage' | 'kept' = 'usage'): Promise<Usage> {
    this.#child.send(what)
    const [usage] = await once(this.#child, 'message')
    return usage as Usage
  }

  /** Bytes of memory by the system's account, of Linux: all that is resident, and what no file backs. */
  memory(): { resident: number; anonymous: number } {
    const text = readFileSync(`/proc/${this.#child.pid}/smaps_rollup`, 'utf8')
    const [resident, anonymous] = ['Rss', 'Anonymous'].map(
      (name) => 1024 * Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(text)![1]),
    )
    return { resident: resident!, anonymous: anonymous! }
  }

  /** CPU seconds of the server and of its child processes that run, by the system's account, of Linux. */
  cpuWithChildren(): number {
    const { pid } = this.#child
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    const ticks = [pid, ...children].filter(Boolean).map((id) => {
      // User and system time follow the name in parentheses and 11 other fields.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      return Number(fields[11]) + Number(fields[12])
    })
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
  }

  /** Sends a command to one of the bench's servers. */
  tell(what: object): void {
    this.#child.send(what)
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 5000)
    await gone
    clearTimeout(timer)
  }
}

/** The product from its bundle on a database file; without demo data unless `env` sets it. */
export const startSite = (databaseFile: string, env: Record<string, string> = {}): Promise<ServerProcess> =>
  ServerProcess.start(relative(ROOT, bundled('server/main.ts') ?? 'server/main.ts'), {
    DATABASE_FILE: databaseFile,
    UPLOADS_DIR: join(dirname(databaseFile), 'uploads'),
    DEMO_DATA: 'off',
    ...env,
  })
