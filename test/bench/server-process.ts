import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { QUICK_IMPORTS } from '../../server/ops/process.mjs'

const START_TIMEOUT = 60_000

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
    const root = join(import.meta.dirname, '../..')
    const child = fork(join(root, file), args, {
      cwd: root,
      execArgv: [...QUICK_IMPORTS, '--import', join(import.meta.dirname, 'report-usage.ts')],
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', ...env },
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

/** The product on a database file; without demo data unless `env` sets it. */
export const startSite = (databaseFile: string, env: Record<string, string> = {}): Promise<ServerProcess> =>
  ServerProcess.start('server/main.ts', {
    DATABASE_FILE: databaseFile,
    UPLOADS_DIR: join(dirname(databaseFile), 'uploads'),
    DEMO_DATA: 'off',
    ...env,
  })
