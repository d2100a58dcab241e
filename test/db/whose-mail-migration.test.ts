import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { temporaryFolder } from '../helpers/app.ts'

const OLD = join(import.meta.dirname, '../fixtures/databases/schema-0007.sqlite')

t.test('the migration links old mail to its reader and old acts to their users', async (t) => {
  const file = join(temporaryFolder(t), 'old.sqlite')
  copyFileSync(OLD, file)
  const old = new Sqlite(file)
  old.exec(`
    DELETE FROM outbox;
    INSERT INTO outbox (template, recipient, subject, text, html) VALUES
      ('test', 'rita@example.test', 's', 't', 'h'), ('test', 'nobody@example.test', 's', 't', 'h');
    INSERT INTO contact_messages (name, email, phone, message) VALUES ('Rita', ' Rita@example.test', '', 'Hello');
    INSERT INTO audit_log (admin_id, admin_name, act, about, about_id, summary) VALUES
      (1, 'Olga', 'suspend', 'person', '2', 'Suspended Rita'),
      (1, 'Olga', 'hide', 'item', (SELECT id FROM items WHERE owner_id = 3 LIMIT 1), 'Took down a thing'),
      (1, 'Olga', 'send', 'mail', 'test', 'Sent a test mail to olga@example.test'),
      (1, 'Olga', 'handle', 'contact message', (SELECT max(id) FROM contact_messages), 'Rita''s message'),
      (1, 'Olga', 'suspend', 'person', '77', 'Suspended somebody who is gone'),
      (1, 'Olga', 'save', 'page', 'about', 'Changed a page')`)
  old.close()
  const db = openDatabase(file)
  t.teardown(() => db.$client.close())
  migrateDatabase(db)
  const column = (sql: string) => db.$client.prepare(sql).pluck().all()
  t.strictSame(column('SELECT account_id FROM outbox ORDER BY id'), [2, null])
  t.strictSame(column('SELECT person_id FROM audit_log ORDER BY id'), [2, 3, 1, 2, null, null])
  t.strictSame(db.$client.pragma('foreign_key_check'), [])
})
