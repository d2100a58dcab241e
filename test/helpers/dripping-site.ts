import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Test } from 'tap'

/** Milliseconds between parts, enough for the browser to render. */
const PAUSE = 60

/**
 * Proxy that delivers pages in parts, as on a slow connection; returns its address. Other responses pass unchanged, WebSockets do not
 * pass.
 */
export async function drippingSite(t: Test, site: string, parts = 12): Promise<string> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(`${site}${asked.url}`, { method: asked.method!, headers }, async (got) => {
      answer.writeHead(got.statusCode!, got.headers)
      if (!got.headers['content-type']?.startsWith('text/html')) return got.pipe(answer)
      const html = await text(got)
      const size = Math.ceil(html.length / parts)
      for (let at = 0; at < html.length; at += size) {
        answer.write(html.slice(at, at + size))
        await pause(PAUSE)
      }
      answer.end()
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
