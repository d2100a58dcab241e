import { join } from 'node:path'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { every } from '../../server/jobs.ts'
import { temporaryFolder } from '../helpers/app.ts'
import { until } from '../helpers/until.ts'

/** An app without a thing but `work`, ready, and what it has logged. */
async function running(t: Test, interval: number, work: () => unknown) {
  const logged: string[] = []
  const app = Fastify({ logger: { stream: { write: (line) => logged.push(line) } } })
  t.teardown(() => app.close())
  const db = openDatabase(join(temporaryFolder(t), 'test.sqlite'))
  migrateDatabase(db)
  t.teardown(() => db.$client.close())
  app.decorate('db', db)
  every(app, interval, 'test', work)
  await app.ready()
  return logged
}

t.test('a job begins when the site gets ready, which does not wait for it', async (t) => {
  let begun = 0
  await running(t, 60_000, () => {
    begun++
    return new Promise(() => {})
  })
  t.equal(begun, 1)
})

t.test('a job that fails is logged and done again', async (t) => {
  const logged = await running(t, 1, () => {
    throw new Error('no luck')
  })
  await until(() => logged.length > 1)
  t.match(logged[1], /"job":"test".*no luck/)
})
