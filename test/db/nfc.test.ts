import t from 'tap'
import { normalizeTexts } from '../../db/nfc.ts'
import { folded } from '../../server/platform/search/folded-shared.ts'
import { namesOf, testMarket } from '../helpers/market.ts'

t.test('texts of an older database are brought to NFC once, and found', async (t) => {
  const { app, owner, list, get } = await testMarket(t)
  const sqlite = app.db.$client
  const [kettle, bicycle] = ['чайник', '자전거'] as const
  const ids = [list('old one'), list('old two')]
  const old = (word: string) => word.normalize('NFD')
  sqlite.prepare('UPDATE items SET name = ?, sort_name = ? WHERE id = ?').run(old(kettle), 'чаиник', ids[0])
  sqlite
    .prepare('UPDATE items SET name = ?, sort_name = ? WHERE id = ?')
    .run(old(bicycle), old(bicycle), ids[1])
  sqlite
    .prepare('INSERT INTO wishes (account_id, text, key) VALUES (?, ?, ?)')
    .run(owner.id, old(bicycle), old(bicycle))
  sqlite.prepare('UPDATE accounts SET address = ? WHERE id = ?').run('<b>\u0338', owner.id)
  t.equal(normalizeTexts(app.db), 0, 'a new database has nothing to do')
  sqlite.exec("DELETE FROM settings WHERE key = 'texts_in_nfc'")
  t.ok(normalizeTexts(app.db) >= 5)
  t.strictSame(sqlite.prepare('SELECT name FROM items ORDER BY id').pluck().all(), [kettle, bicycle])
  t.equal(sqlite.prepare('SELECT key FROM wishes').pluck().get(), folded(bicycle))
  t.equal(sqlite.prepare('SELECT address FROM accounts WHERE id = ?').pluck().get(owner.id), '<b>\u0338')
  for (const word of [kettle, bicycle])
    t.strictSame(namesOf(await get(`/home/search?product=${encodeURIComponent(word)}`)), [word])
  t.equal(normalizeTexts(app.db), 0)
})
