export interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
  /** What follows the metric's name, as a histogram's `_bucket`. */
  suffix?: string
}

export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function line(name: string, { labels = {}, value, suffix = '' }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
}

/** Prometheus' text format, version 0.0.4 (prometheus.io, "Exposition formats"). Metrics without samples are left out. */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map((sample) => line(name, sample)).join('')
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines}`
    })
    .join('')
