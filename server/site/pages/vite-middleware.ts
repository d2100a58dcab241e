import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Plugin } from 'vite'
import { ROOT } from '../../../db/root.mjs'

/** Most of the client runs only on the server, so Vite does not know that the browser shows it. This reloads the browser after every change. */
const reloadOnServerRenderedChange: Plugin = {
  name: 'reload-on-server-rendered-change',
  hotUpdate({ server, modules, file }) {
    if (this.environment.name === 'ssr' && modules.length > 0 && !file.endsWith('.css')) {
      server.environments.client.hot.send({ type: 'full-reload' })
    }
  },
}

/** A separate port, to avoid conflicts with other sites and our sockets. */
async function hotUpdates(app: FastifyInstance) {
  const server = createHttpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  app.addHook('onClose', () => {
    server.close()
  })
  return { server, host: '127.0.0.1', clientPort: (server.address() as AddressInfo).port }
}

/** Vite in this process: renders the files on disk and reloads the browser. */
export async function viteMiddleware<M>(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: await hotUpdates(app) },
    plugins: [reloadOnServerRenderedChange],
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done as () => void)
  })
  let client: M
  app.addHook('onRequest', async () => {
    client = (await vite.ssrLoadModule('/client/entry-server.tsx')) as M
  })
  return {
    get client() {
      return client
    },
    assetsIn: () => ({
      styles: ['/client/styles/main.css'],
      fonts: [],
      scripts: ['/@vite/client', '/client/entry-client.ts'],
      chunks: {},
    }),
  }
}
