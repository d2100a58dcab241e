import { eq } from 'drizzle-orm'
import { type Db, immediate } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'

const KEY = 'index_rebuilt_at'

export function indexRebuiltAt(db: Db): number | null {
  const row = db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY)).get()
  return row ? Number(row.value) : null
}

export function rebuildIndex(db: Db): void {
  immediate(db, () => {
    db.$client.exec(`
      INSERT INTO items_fts (items_fts) VALUES ('delete-all');
      INSERT INTO items_name_fts (items_name_fts) VALUES ('delete-all');
      INSERT INTO items_fts (rowid, name, description, trade_preferences, keys)
      SELECT id, name, description, trade_preferences, keys FROM items_search ORDER BY id;
      INSERT INTO items_name_fts (rowid, name, keys) SELECT id, name, keys FROM items_search ORDER BY id`)
    const value = String(Date.now())
    db.insert(settings)
      .values({ key: KEY, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
      .run()
  })
}
