import Sqlite from 'better-sqlite3'
import t from 'tap'
import { WordForgetter } from '../../../../server/platform/search/forget-words.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { until } from '../../../helpers/until.ts'

t.test('words that cannot be forgotten while another process writes are forgotten after that', async (t) => {
  const app = await testApp(t)
  const { $client: sqlite } = app.db
  const holds = (table: string) =>
    sqlite.prepare(`SELECT 1 FROM ${table} WHERE instr(block, CAST('irkonquarz' AS BLOB)) > 0`).get() !==
    undefined
  const isKept = () => holds('items_fts_data') || holds('items_name_fts_data')
  const isDue = () =>
    sqlite.prepare("SELECT 1 FROM settings WHERE key = 'words_to_forget'").get() !== undefined
  const item = testItem(app, testAccount(app).id, { name: 'Zirkonquarz' })
  sqlite.prepare('DELETE FROM items WHERE id = ?').run(item)
  t.ok(isKept(), 'deleting an item leaves its words in the file')

  let isOver = false
  const words = new WordForgetter(app, () => {
    isOver = true
  })
  t.teardown(() => words.close())
  words.note()
  const other = new Sqlite(app.config.databaseFile)
  t.teardown(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  sqlite.pragma('busy_timeout = 1')
  words.forget()
  t.notOk(isOver)
  other.exec('ROLLBACK')
  await until(() => isOver)
  t.notOk(isKept())
  t.notOk(isDue())
})

t.test('words that a site was still to forget when it ended are forgotten at its next start', async (t) => {
  const app = await testApp(t)
  const item = testItem(app, testAccount(app).id, { name: 'Zirkonquarz' })
  app.db.$client.prepare('DELETE FROM items WHERE id = ?').run(item)
  new WordForgetter(app, () => {}).note()
  await app.close()
  const { db } = await testApp(t, { DATABASE_FILE: app.config.databaseFile })
  const first = (query: string) => db.$client.prepare(query).get()
  await until(() => first("SELECT 1 FROM settings WHERE key = 'words_to_forget'") === undefined)
  for (const table of ['items_fts_data', 'items_name_fts_data'])
    t.equal(first(`SELECT 1 FROM ${table} WHERE instr(block, CAST('irkonquarz' AS BLOB)) > 0`), undefined)
})
