import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'

/** Reuses Node's compile cache: compiling is half the work of a short process. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/test') }

/** Huge pages for glibc, as in `npm start`: password hashing takes a third of the time (docs/security.md). */
export const LARGE_PAGES = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

/** Environment variable of processes that run several test files (import-tests.ts). */
export const SEVERAL = 'TEST_FILES_COME'
/** Environment variable with their milliseconds for a file. */
export const FILE_TIMEOUT = 'TEST_FILE_TIMEOUT'

/** Node arguments to run a file with the fast imports of `npm start`; run in the root. */
export const quickly = (
  file: string,
  args: readonly string[] = [],
  options: readonly string[] = [],
): string[] => [...QUICK_IMPORTS, ...options, file, ...args]

/** Environment of a user's terminal: without variables of npm and tap, with the system's Node. */
export const plainEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries({
    ...process.env,
    PATH: process.env.PATH?.split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':'),
  }).filter(([name]) => !/^(?:npm_|TAP|_TAPJS|NODE_|INIT_CWD)/.test(name)),
)

/** As `plainEnvironment`, with the test's Node instead of the system's, as in a container. */
export const pinnedEnvironment: NodeJS.ProcessEnv = {
  ...plainEnvironment,
  PATH: `${dirname(process.execPath)}:${plainEnvironment.PATH}`,
}

export interface Started {
  process: ChildProcess
  /** Address printed at startup. */
  origin: string
  output: () => string
  /** Sends SIGTERM; returns the exit code. */
  stop: () => Promise<number | null>
}

/**
 * Starts a site and returns when it is open. Stopped after the test.
 * @throws Error with its output if it exits.
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
