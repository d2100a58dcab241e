import type { Metric, Sample } from './exposition.ts'

/** Seconds, each the upper end of a bucket; what Prometheus' own client libraries take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Times {
  labels: { method: string; route: string; status: string }
  /** How many fell into each bucket and no smaller one; the last one has no upper end. */
  counts: number[]
  /** Seconds of all together. */
  sum: number
}

/** How long requests took, by the pattern of their route: an address would be another label for each item. */
export class RequestTimes {
  readonly #times = new Map<string, Times>()

  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${status} ${route}`
    let times = this.#times.get(key)
    if (!times) {
      times = {
        labels: { method, route, status: String(status) },
        counts: Array(BUCKETS.length + 1).fill(0),
        sum: 0,
      }
      this.#times.set(key, times)
    }
    const at = BUCKETS.findIndex((most) => seconds <= most)
    times.counts[at < 0 ? BUCKETS.length : at]! += 1
    times.sum += seconds
  }

  metric(): Metric {
    return {
      name: 'http_request_duration_seconds',
      help: 'From the request to the end of its answer, by the pattern of its route.',
      type: 'histogram',
      samples: [...this.#times.values()].flatMap(samplesOf),
    }
  }
}

function samplesOf({ labels, counts, sum }: Times): Sample[] {
  let count = 0
  const buckets = counts.map((more, at) => {
    count += more
    return { suffix: '_bucket', labels: { ...labels, le: String(BUCKETS[at] ?? '+Inf') }, value: count }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
}
