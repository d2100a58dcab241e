import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import t from 'tap'
import { ConfigError } from '../../../../server/platform/config.ts'
import { noteBackup } from '../../../../server/site/backups/last-backups.ts'
import { testApp, testServer } from '../../../helpers/app.ts'
import { freePort } from '../../../helpers/free-port.ts'

const LINE = /^([a-z_][a-z0-9_]*)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+)\})? (\S+)$/

/** Parses the text format as strictly as Prometheus; samples by name and labels. */
function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  let family = ''
  for (const line of text.split('\n').filter(Boolean)) {
    const [, help] = /^# HELP (\S+) .+$/.exec(line) ?? []
    const [, type] = /^# TYPE (\S+) (?:counter|gauge|histogram|summary)$/.exec(line) ?? []
    if (help) family = help
    else if (type) t.equal(type, family, line)
    else {
      const [, name, labels = '', value] = LINE.exec(line) ?? []
      if (!name?.startsWith(family)) throw new Error(`not of ${family}: ${line}`)
      const key = labels ? `${name}{${labels}}` : name
      if (samples.has(key)) throw new Error(`twice: ${line}`)
      // NaN, the mean of no samples; Prometheus accepts it in any case.
      const isNumber = !Number.isNaN(Number(value)) || value!.toLowerCase() === 'nan'
      if (!isNumber) throw new Error(`no number: ${line}`)
      samples.set(key, Number(value))
    }
  }
  return samples
}

t.test('Prometheus reads how the site is', async (t) => {
  const port = await freePort()
  const { app, origin } = await testServer(t, { METRICS_PORT: String(port) })
  for (const path of [
    '/',
    '/',
    '/api/home',
    '/productdetails/7',
    '/productdetails/8',
    '/nowhere',
    '/no/where',
  ]) {
    await (await fetch(origin + path)).text()
  }
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    t.equal(answer.status, 200)
    t.equal(answer.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8')
    return parse(await answer.text())
  }
  const count = (samples: Map<string, number>, route: string, status: number) =>
    samples.get(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)
  let samples = await read()
  // Reads again, because a response arrives slightly before it is counted.
  while (count(samples, 'not found', 404) !== 2) samples = await read()
  t.equal(count(samples, '/', 200), 2, 'an answer that lies ready counts too')
  t.equal(count(samples, '/productdetails/:id', 404), 2, 'by pattern and not by address')
  const all = 'method="GET",route="/api/home",status="200"'
  t.equal(samples.get(`http_request_duration_seconds_bucket{le="+Inf",${all}}`), 1)
  t.ok(samples.get(`http_request_duration_seconds_sum{${all}}`)! > 0)
  for (const [name, least] of Object.entries({
    process_cpu_seconds_total: 0.01,
    process_resident_memory_bytes: 1e7,
    process_start_time_seconds: 1.7e9,
    nodejs_eventloop_lag_p99_seconds: 0,
    swapyard_connections: 0,
    swapyard_websockets: 0,
    swapyard_overloaded: 0,
    swapyard_disk_free_bytes: 1,
    swapyard_pictures_waiting: 0,
    'swapyard_database_bytes{file="database"}': 4096,
    'swapyard_database_bytes{file="wal"}': 0,
    'swapyard_outbox_mails{state="waiting"}': 0,
    'swapyard_outbox_mails{state="failed"}': 0,
  })) {
    t.ok(samples.get(name)! >= least, `${name} is ${samples.get(name)}`)
  }
  t.notOk(samples.has('swapyard_backup_age_seconds{kind="any"}'), 'no age of a backup that was never made')
  noteBackup(app.config.databaseFile, false)
  samples = await read()
  t.ok(samples.get('swapyard_backup_age_seconds{kind="any"}')! >= 0)
  t.notOk(samples.has('swapyard_backup_age_seconds{kind="full"}'), 'that one was without uploads')
  t.equal((await app.inject('/metrics')).statusCode, 404, 'it is no page of the site')
  t.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
})

t.test('only this machine reaches it', async (t) => {
  const port = await freePort()
  await testServer(t, { METRICS_PORT: String(port) })
  const outward = Object.values(networkInterfaces())
    .flat()
    .find((found) => found && !found.internal && found.family === 'IPv4')
  t.equal((await fetch(`http://127.0.0.1:${port}/metrics`)).status, 200)
  if (outward) await t.rejects(fetch(`http://${outward.address}:${port}/metrics`))
})

t.test(
  'a port that is taken, or an address of another machine, ends the start and names the settings',
  async (t) => {
    const other = createServer().listen(0, '127.0.0.1')
    t.teardown(() => other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    for (const METRICS_HOST of ['127.0.0.1', '192.0.2.1'])
      try {
        await testApp(t, { METRICS_HOST, METRICS_PORT: String(port) })
        t.fail('it started')
      } catch (error) {
        t.type(error, ConfigError)
        t.match((error as Error).message, /^METRICS_HOST and METRICS_PORT must be .+\(listen EADDR.+\)$/)
      }
  },
)
