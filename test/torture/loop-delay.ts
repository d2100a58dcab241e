import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 10
const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
delay.enable()

/** Preloaded into a site: on a message, reports the p99 of the event-loop delay in milliseconds and resets the measurement. */
process.on('message', () => {
  const p99 = delay.percentile(99) / 1e6 - RESOLUTION
  delay.reset()
  process.send?.(p99)
})
process.channel?.unref()
