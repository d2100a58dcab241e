import type { FastifyInstance } from 'fastify'
import { clockHasLeapt } from './clock-leap.ts'

/**
 * Runs `work` when the site gets ready, which does not wait for it, and then every `interval` milliseconds until it
 * closes; not on the first look after the clock has leapt, since what is old may only seem so. What it throws is logged under `job`
 * and does not stop it.
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
