import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Registers these plugins in order, each with hooks of its own. All get a name: of a plugin without one Fastify compares each
 * module of the process with it, which for some hundred plugins took a fifth of the time in which the site is put together.
 */
export async function registerRoutes(app: FastifyInstance, routes: readonly FastifyPluginAsync[]) {
  for (const each of routes) await app.register(fp(each, { encapsulate: true }))
}
