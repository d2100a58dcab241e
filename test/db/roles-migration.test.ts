import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { temporaryFolder } from '../helpers/app.ts'

const OLD = join(import.meta.dirname, '../fixtures/databases/schema-0007.sqlite')

t.test('earlier admins remain admins, and a site with an admin is not set up again', async (t) => {
  for (const id of [2, undefined]) {
    const file = join(temporaryFolder(t), 'old.sqlite')
    copyFileSync(OLD, file)
    const old = new Sqlite(file)
    if (id) old.prepare('UPDATE accounts SET is_admin = 1 WHERE id = ?').run(id)
    old.close()
    const db = openDatabase(file)
    t.teardown(() => db.$client.close())
    migrateDatabase(db)
    const roles = db.$client.prepare<[], string>('SELECT role FROM accounts ORDER BY id').pluck().all()
    t.strictSame(roles, ['member', id ? 'admin' : 'member', 'member'])
    const had = db.$client.prepare("SELECT count(*) FROM settings WHERE key = 'had_admin'").pluck()
    t.equal(had.get(), id ? 1 : 0)
    db.$client.prepare("UPDATE accounts SET role = 'admin' WHERE id = 3").run()
    t.equal(had.get(), 1, 'the database itself notes the first admin')
  }
})
