import type { FastifyInstance } from 'fastify'
import { clockHasLeapt } from './clock-leap.ts'

/**
 * Runs `work` after the start, which does not wait for it, and then every `interval` milliseconds until the site closes. A run is skipped
 * after a clock leap, because recent data may look old. Errors are logged under `job`.
 */
export function every(app: FastifyInstance, interval: number, job: string, work: () => unknown): void {
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      if (!clockHasLeapt(app, job)) await work()
    } catch (error) {
      app.log.error({ job, err: error }, 'a job failed')
    }
  }
  app.addHook('onReady', async () => {
    void run()
    timer = setInterval(run, interval).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
