import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { freeBytes } from '../../platform/disk.ts'
import { lastBackups } from '../../site/backups/last-backups.ts'
import { outboxCounts } from '../../site/mail/outbox-queries.ts'

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((done, failed) =>
    server.getConnections((error, count) => (error ? failed(error) : done(count))),
  )

export function registerSiteMetrics(app: FastifyInstance, register: Registry): void {
  const { databaseFile } = app.config

  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await read())
      },
    })
  }

  /** One sample per label value; undefined ones are omitted. */
  function gauges<L extends string>(
    name: string,
    help: string,
    label: L,
    read: () => Record<string, number | undefined> | Promise<Record<string, number | undefined>>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [register],
      async collect() {
        this.reset()
        for (const [value, count] of Object.entries(await read()))
          if (count !== undefined) this.labels(value).set(count)
      },
    })
  }

  gauge('swapyard_connections', 'Open connections, websockets among them.', () => connectionsOf(app))
  gauge('swapyard_websockets', 'Open windows that hear of messages at once.', () => app.hub.size)
  gauge('swapyard_overloaded', '1 while requests are answered 503.', () => Number(app.isOverloaded()))
  gauges('swapyard_database_bytes', 'Size of the database and of its write-ahead log.', 'file', async () => ({
    database: await sizeOf(databaseFile),
    wal: await sizeOf(`${databaseFile}-wal`),
  }))
  gauge('swapyard_disk_free_bytes', 'Room on the disk of database or uploads, whichever has less.', () =>
    freeBytes(app.config),
  )
  gauges(
    'swapyard_backup_age_seconds',
    'Since the last backup of any kind, and since the last with the uploads in it. Left out where none was made.',
    'kind',
    () => {
      const { last_at, last_full_at } = lastBackups(app.db)
      return { any: ageOf(last_at), full: ageOf(last_full_at) }
    },
  )
  gauges('swapyard_outbox_mails', 'Mails still to be sent, and those that were given up.', 'state', () => {
    const { waiting, failed } = outboxCounts(app.db)
    return { waiting, failed }
  })
  gauge(
    'swapyard_pictures_waiting',
    'Pictures that are being read or wait for it.',
    () => app.images.worker.load,
  )
}

/** Seconds since an ISO 8601 time; undefined for none, 0 if the clock was set back. */
const ageOf = (at: string | null) =>
  at === null ? undefined : Math.max(0, (Date.now() - Date.parse(at)) / 1000)
