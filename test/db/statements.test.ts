import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { ROOT } from '../../server/ops/process.mjs'
import { temporaryFolder } from '../helpers/app.ts'
import { importServer, prepareAll } from '../helpers/statements.ts'

function migrated(t: Test) {
  const db = openDatabase(join(temporaryFolder(t), 'test.sqlite'))
  t.teardown(() => db.$client.close())
  migrateDatabase(db)
  return db
}

t.test('every statement of the product fits the migrated schema', async (t) => {
  const db = migrated(t)
  await importServer()
  const began = performance.now()
  const { count, errors } = prepareAll(db)
  t.comment(`${count} statements in ${Math.round(performance.now() - began)} ms`)
  t.strictSame(errors, [])
  t.ok(count > 600)
})

t.test('finds a renamed column without running a flow', async (t) => {
  const db = migrated(t)
  await importServer()
  db.$client.exec('ALTER TABLE accounts RENAME COLUMN seen_at TO seen_on')
  const { errors } = prepareAll(db)
  t.ok(errors.length > 3)
  t.strictSame(
    errors.filter((error) => !error.includes('seen_at')),
    [],
  )
})

t.test('members, admin and privacy have no SQL outside the query builder and its helper', async (t) => {
  const files = globSync('server/{admin,members,privacy}/**/*.ts', { cwd: ROOT })
  t.ok(files.length > 100)
  t.strictSame(
    files.filter((file) => /\$client\s*\.(prepare|exec)\b/.test(readFileSync(join(ROOT, file), 'utf8'))),
    [],
  )
})
