import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { freeBytes } from '../disk.ts'
import { outboxCounts } from '../mail/outbox-queries.ts'
import type { Metric } from './exposition.ts'

const gauge = (name: string, help: string, samples: Metric['samples']): Metric => ({
  name,
  help,
  type: 'gauge',
  samples,
})

/** Bytes of a file; 0 where there is none, as of a log that is not needed yet. */
const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((done, failed) =>
    server.getConnections((error, count) => (error ? failed(error) : done(count))),
  )

/** What only this site has: its files, its queues and who is connected. */
export async function siteMetrics(app: FastifyInstance): Promise<Metric[]> {
  const { databaseFile } = app.config
  const { waiting, failed } = outboxCounts(app.db)
  return [
    gauge('swapyard_connections', 'Open connections, websockets among them.', [
      { value: await connectionsOf(app) },
    ]),
    gauge('swapyard_websockets', 'Open windows that hear of messages at once.', [{ value: app.hub.size }]),
    gauge('swapyard_overloaded', '1 while requests are answered 503.', [
      { value: Number(app.isOverloaded()) },
    ]),
    gauge('swapyard_database_bytes', 'Size of the database and of its write-ahead log.', [
      { labels: { file: 'database' }, value: await sizeOf(databaseFile) },
      { labels: { file: 'wal' }, value: await sizeOf(`${databaseFile}-wal`) },
    ]),
    gauge('swapyard_disk_free_bytes', 'Room on the disk of database or uploads, whichever has less.', [
      { value: await freeBytes(app.config) },
    ]),
    gauge('swapyard_outbox_mails', 'Mails that are still to be sent, and those that were given up.', [
      { labels: { state: 'waiting' }, value: waiting },
      { labels: { state: 'failed' }, value: failed },
    ]),
    gauge('swapyard_pictures_waiting', 'Pictures that are being read or wait for it.', [
      { value: app.images.worker.load },
    ]),
  ]
}
