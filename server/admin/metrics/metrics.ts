import { once } from 'node:events'
import { createServer } from 'node:http'
import fp from 'fastify-plugin'
import { ConfigError } from '../../platform/config.ts'

/**
 * If METRICS_PORT is set, serves Prometheus metrics on a separate port, by default on loopback. Not a route of the site, because a proxy
 * would expose it.
 * @throws ConfigError at startup if the port is unavailable.
 */
export const metrics = fp(async (app) => {
  const { metricsHost: host, metricsPort: port } = app.config
  if (port === undefined) return
  // Lazy, because few sites use it and it takes 5 % of the startup time.
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client')
  const { registerSiteMetrics } = await import('./site-metrics.ts')
  const register = new Registry()
  collectDefaultMetrics({ register })
  registerSiteMetrics(app, register)
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, because URLs would create a label per item.
    const route = request.is404 ? 'not found' : (request.routeOptions.url ?? 'not found')
    const { method } = request
    times.observe({ method, route, status: reply.raw.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await register.metrics()
      response.writeHead(200, { 'content-type': register.contentType }).end(text)
    } catch (error) {
      app.log.error({ err: error }, 'metrics failed')
      response.writeHead(500).end()
    }
  })
  app.addHook('onReady', async () => {
    server.listen({ host, port })
    try {
      await once(server, 'listening')
    } catch (error) {
      const { message } = error as Error
      throw new ConfigError(
        `METRICS_HOST and METRICS_PORT must be an address of this machine and a free port (${message})`,
      )
    }
  })
  app.addHook('onClose', async () => {
    register.clear()
    server.close()
    server.closeAllConnections()
  })
})
