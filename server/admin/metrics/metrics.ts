import { once } from 'node:events'
import { createServer } from 'node:http'
import fp from 'fastify-plugin'
import { ConfigError } from '../../platform/config.ts'

/**
 * With METRICS_PORT set, answers GET /metrics in Prometheus' text format on a port of its own, on loopback unless METRICS_HOST
 * says otherwise. Not a route of the site: a proxy in front of it would pass the route on for everybody.
 *
 * @throws ConfigError, as the site gets ready, where nothing can listen there.
 */
export const metrics = fp(async (app) => {
  const { metricsHost: host, metricsPort: port } = app.config
  if (port === undefined) return
  // Imported here, since few sites use it and it takes a twentieth of a start.
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
    // The pattern of the route: with addresses there would be a label for each item.
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
