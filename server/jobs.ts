import type { FastifyInstance } from 'fastify'

/**
 * Runs `work` when the site gets ready, which does not wait for it, and then every `interval` milliseconds until it
 * closes. What it throws is logged under `job` and does not stop it.
 */
export function every(app: FastifyInstance, interval: number, job: string, work: () => unknown): void {
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      await work()
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
