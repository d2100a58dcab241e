import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere). */
const [FIRST, COUNT] = [20_000, 10_000]

/** A free port of 127.0.0.1 outside the system's ephemeral range. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    const server = createServer()
    const isFree = await new Promise<boolean>((done) => {
      server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true))
    })
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
