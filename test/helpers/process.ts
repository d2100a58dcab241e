import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'

/** Has Node reuse the code that earlier runs have compiled, since compiling is half the work of a short process. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/test') }

/** Has glibc ask for memory in large pages, as `npm start` does: hashing a password takes a third of the time (docs/security.md). */
export const LARGE_PAGES = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

/** The environment variable of a process to which test files come one after the other (import-tests.ts). */
export const SEVERAL = 'TEST_FILES_COME'

/** Arguments for Node to run a file of the checkout with the quick imports of `npm start`; to be run in its root. */
export const quickly = (
  file: string,
  args: readonly string[] = [],
  options: readonly string[] = [],
): string[] => [...QUICK_IMPORTS, ...options, file, ...args]

/** The environment of a person at a terminal: without variables of npm and tap, and with the machine's own Node. */
export const plainEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries({
    ...process.env,
    PATH: process.env.PATH?.split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':'),
  }).filter(([name]) => !/^(?:npm_|TAP|_TAPJS|NODE_|INIT_CWD)/.test(name)),
)

/** As `plainEnvironment`, but with the Node that runs this test in place of the machine's, as in a container. */
export const pinnedEnvironment: NodeJS.ProcessEnv = {
  ...plainEnvironment,
  PATH: `${dirname(process.execPath)}:${plainEnvironment.PATH}`,
}

export interface Started {
  process: ChildProcess
  /** The address at which it says that it is open. */
  origin: string
  /** All that it has written so far. */
  output: () => string
  /** Sends SIGTERM and gives the exit code. */
  stop: () => Promise<number | null>
}

/**
 * Starts a site and waits until it says that it is open. Ended with the test.
 *
 * @throws Error with all that it wrote when it ends instead.
 */
export async function startSite(
  t: Test,
  [command, ...args]: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Started> {
  const child = spawn(command!, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = once(child, 'exit') as Promise<[number | null]>
  const stop = async () => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
  t.teardown(() => (child.exitCode === null && child.signalCode === null ? stop() : undefined))
  const origin = await new Promise<string>((open, failed) => {
    const read = (bytes: Buffer) => {
      output += bytes
      const [, address] = /is open at (\S+)/.exec(output) ?? []
      if (address) open(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', failed)
    child.on('exit', (code) => failed(new Error(`ended with ${code}: ${output}`)))
  })
  return { process: child, origin, output: () => output, stop }
}
