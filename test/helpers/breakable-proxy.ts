import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Test } from 'tap'

/**
 * Proxy that can break a site's WebSockets: `cut` closes them, after `silence` they remain open without traffic, as after sleep.
 * Everything else passes.
 */
export async function breakableProxy(t: Test, site: string) {
  const { hostname, port } = new URL(site)
  const websockets = new Set<Socket>()
  const all = new Set<Socket>()
  const passing = { most: 0 }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const ends = [near, far]
    for (const end of ends) {
      all.add(end)
      end.on('error', () => {})
      end.on('end', () => websockets.delete(end))
      end.on('close', () => {
        for (const each of ends) each.destroy()
        all.delete(end)
        websockets.delete(end)
      })
    }
    near.once('data', (first: Buffer) => {
      if (first.toString('latin1', 0, 9) === 'GET /app/') {
        for (const end of ends) websockets.add(end)
        // A closing socket may still count with one end: rounding down leaves it out.
        passing.most = Math.max(passing.most, Math.floor(websockets.size / 2))
      }
      far.write(first)
      near.pipe(far)
      far.pipe(near)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const end of all) end.destroy()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Maximum of simultaneously open WebSockets. */
    most: () => passing.most,
    cut() {
      for (const end of websockets) end.destroy()
    },
    silence() {
      for (const end of websockets) end.unpipe().pause()
    },
  }
}
