import { readdir } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metric } from './exposition.ts'

/** Milliseconds between two looks, which the delay includes. */
const RESOLUTION = 20

/** How long work waits for its turn, since `processMetrics` last asked. */
export function watchEventLoop() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  return delay
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: Number.isFinite(value) ? [{ value }] : [],
})

/** Nanoseconds of the histogram in seconds, without the pause between two looks. */
const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000)

/** The process, under the names that Prometheus' client libraries use. */
export async function processMetrics(delay: ReturnType<typeof watchEventLoop>): Promise<Metric[]> {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const { mean, max } = delay
  const p99 = delay.percentile(99)
  delay.reset()
  // Only Linux tells.
  const openFiles = await readdir('/proc/self/fd').catch(() => undefined)
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the server, without the process that reads pictures.',
      type: 'counter',
      samples: [{ value: (userCPUTime + systemCPUTime) / 1e6 }],
    },
    gauge(
      'process_start_time_seconds',
      'When it started, in Unix time.',
      Date.now() / 1000 - process.uptime(),
    ),
    gauge('process_resident_memory_bytes', 'Memory in use.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', heapUsed),
    gauge('process_open_fds', 'Open files and connections.', openFiles?.length ?? Number.NaN),
    gauge(
      'nodejs_eventloop_lag_mean_seconds',
      'Mean wait of work for its turn since last asked.',
      seconds(mean),
    ),
    gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of that wait.', seconds(p99)),
    gauge('nodejs_eventloop_lag_max_seconds', 'Longest such wait.', seconds(max)),
  ]
}
