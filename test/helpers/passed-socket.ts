import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Test } from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { COMPILED, quickly } from './process.ts'

interface Handle {
  readonly fd: number
  bind(address: string, port: number): number
  getsockname(out: { port?: number }): number
  close(): void
}

/** Node's own API accepts connections of each socket that it listens on, so only its binding can hold one without. */
const { TCP } = (
  process as never as { binding(name: string): { TCP: new (type: number) => Handle } }
).binding('tcp_wrap')
const SERVER = 1

/** A socket that outlives the sites it is passed to, as that of swapyard.socket. */
export function holdSocket(t: Test) {
  const handle = new TCP(SERVER)
  t.equal(handle.bind('127.0.0.1', 0), 0)
  const name: { port?: number } = {}
  handle.getsockname(name)
  t.teardown(() => handle.close())
  return { port: name.port!, fd: handle.fd }
}

/** Starts a site as systemd does, with a passed socket. */
export async function startWithSocket(t: Test, fd: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const command = [process.execPath, ...quickly('server/main.ts')]
  const child = spawn('sh', ['-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', 'sh', ...command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'inherit', fd],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  while (!output.includes('Swapyard is open at')) {
    const [bytes] = await Promise.race([once(child.stdout!, 'data'), once(child, 'exit').then(() => [])])
    if (bytes === undefined) throw new Error(`the site did not start: ${output}`)
    output += bytes
  }
  child.stdout!.resume()
  return child
}
