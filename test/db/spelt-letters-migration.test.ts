import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { folded } from '../../server/platform/search/folded-shared.ts'
import { testMarket } from '../helpers/market.ts'

const MIGRATION = join(import.meta.dirname, '../../migrations/0028_spelt-letters.sql')

t.test('names and wishes of an older version come to be folded as those of this one are', async (t) => {
  const { app, list } = await testMarket(t)
  const sqlite = app.db.$client
  const names = ['Œufs ẞ æ ø', 'Łódź đ Ð Þ', 'KIRIK ı Ħ', 'Spade']
  for (const name of names) {
    const old = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    sqlite.prepare('UPDATE items SET sort_name = ? WHERE id = ?').run(old, list(name))
    sqlite.prepare('INSERT INTO wishes (account_id, text, key) VALUES (1, ?, ?)').run(name, old)
  }
  sqlite.exec(readFileSync(MIGRATION, 'utf8'))
  const column = (sql: string) => sqlite.prepare(sql).pluck().all()
  t.strictSame(column('SELECT sort_name FROM items ORDER BY id'), names.map(folded))
  t.strictSame(column('SELECT key FROM wishes ORDER BY id'), names.map(folded))
  t.equal(folded(names[0]!), 'oeufs ss ae o')
})
