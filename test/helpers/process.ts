import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'

/** Takes what was compiled in runs before, which is half of what a short process does. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/test') }

/** The environment variable of a process to which test files come one after the other (import-tests.ts). */
export const SEVERAL = 'TEST_FILES_COME'

/** What Node is told to run a file of the checkout, which begins as quickly as `npm start`; to be run in its root. */
export const quickly = (
  file: string,
  args: readonly string[] = [],
  options: readonly string[] = [],
): string[] => [...QUICK_IMPORTS, ...options, file, ...args]

/** The environment of someone at a terminal: nothing of npm's and tap's, and Node as the machine has it. */
export const plainEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries({
    ...process.env,
    PATH: process.env.PATH?.split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':'),
  }).filter(([name]) => !/^(?:npm_|TAP|_TAPJS|NODE_|INIT_CWD)/.test(name)),
)

/** As above, with the Node that runs this test as the machine's, as in a container. */
export const pinnedEnvironment: NodeJS.ProcessEnv = {
  ...plainEnvironment,
  PATH: `${dirname(process.execPath)}:${plainEnvironment.PATH}`,
}

export interface Started {
  process: ChildProcess
  /** Where it says that it is open. */
  origin: string
  /** All that it wrote until then and since. */
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
