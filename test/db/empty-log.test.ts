import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { emptyLog } from '../../db/empty-log.ts'
import { openDatabase } from '../../db/open.ts'
import { temporaryFolder } from '../helpers/app.ts'
import { until } from '../helpers/until.ts'

t.test('readers of the WAL do not block, and it is truncated afterwards', async (t) => {
  const file = `${temporaryFolder(t)}/test.sqlite`
  const db = openDatabase(file)
  t.teardown(() => db.$client.close())
  db.$client.exec('CREATE TABLE x (y); INSERT INTO x VALUES (1)')
  const reader = new Sqlite(file, { readonly: true })
  reader.exec('BEGIN; SELECT * FROM x')
  db.$client.exec('DELETE FROM x')
  const start = performance.now()
  emptyLog(db)
  t.ok(performance.now() - start < 2000, 'not for the five seconds that a write waits for another')
  t.equal(db.$client.pragma('busy_timeout', { simple: true }), 5000, 'which stay what they were')
  t.ok(statSync(`${file}-wal`).size > 0)
  reader.close()
  await until(() => statSync(`${file}-wal`).size === 0)
})
