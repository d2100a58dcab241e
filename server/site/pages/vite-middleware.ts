import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Plugin } from 'vite'
import { ROOT } from '../../platform/root.ts'

/** Most of the client runs on the server only, so the browser has to be told of its changes. */
const reloadOnServerRenderedChange: Plugin = {
  name: 'reload-on-server-rendered-change',
  hotUpdate({ server, modules, file }) {
    if (this.environment.name === 'ssr' && modules.length > 0 && !file.endsWith('.css')) {
      server.environments.client.hot.send({ type: 'full-reload' })
    }
  },
}

/** Its own port for hot updates, so that several sites in development, and our own sockets, stay out of each other's way. */
async function hotUpdates(app: FastifyInstance) {
  const server = createHttpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  app.addHook('onClose', () => {
    server.close()
  })
  return { server, host: '127.0.0.1', clientPort: (server.address() as AddressInfo).port }
}

/** Vite in this process: every request renders what is on disk now, and the browser reloads by itself. */
export async function viteMiddleware<M>(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    // The other loader writes a temporary file, which `node --watch` takes for a change of the server.
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
