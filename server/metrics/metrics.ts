import { once } from 'node:events'
import { createServer } from 'node:http'
import fp from 'fastify-plugin'
import { CONTENT_TYPE, exposition } from './exposition.ts'
import { processMetrics, watchEventLoop } from './process-metrics.ts'
import { RequestTimes } from './request-times.ts'
import { siteMetrics } from './site-metrics.ts'

/**
 * With METRICS_PORT set, answers GET /metrics in Prometheus' text format on a port of its own, on loopback unless METRICS_HOST
 * says otherwise. Not a route of the site: a proxy in front hands those to everybody, in the name of loopback.
 */
export const metrics = fp(async (app) => {
  const { metricsHost: host, metricsPort: port } = app.config
  if (port === undefined) return
  const times = new RequestTimes()
  const delay = watchEventLoop()
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'not found' : (request.routeOptions.url ?? 'not found')
    times.observe(request.method, route, reply.raw.statusCode, reply.elapsedTime / 1000)
    done()
  })

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const all = [times.metric(), ...(await processMetrics(delay)), ...(await siteMetrics(app))]
      response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(exposition(all))
    } catch (error) {
      app.log.error({ err: error }, 'metrics failed')
      response.writeHead(500).end()
    }
  })
  app.addHook('onReady', async () => {
    server.listen({ host, port })
    await once(server, 'listening')
  })
  app.addHook('onClose', async () => {
    delay.disable()
    server.close()
    server.closeAllConnections()
  })
})
