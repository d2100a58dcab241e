import { join } from 'node:path'
import { migrateDatabase } from '../../db/migrate.ts'
import { immediate, openDatabase } from '../../db/open.ts'
import { HOUR } from '../../server/platform/time-shared.ts'
import { fillDefaults } from '../../server/site/content/defaults.ts'
import type { CircleMarket } from '../../server/solver/circle-candidates.ts'
import { seededRandom } from '../../server/solver/seeded-random.ts'
import { drawText } from './words.ts'

const PICTURE = `data:image/webp;base64,${'A'.repeat(120)}`
const BATCH = 20_000

/**
 * Writes a market into a new database: people, items with an image each, and wants with any own item offered. Ids are the market's indices
 * plus one.
 * @returns the file, in `folder`.
 */
export function circleTables(folder: string, { owner, from, until, targets, waited }: CircleMarket): string {
  const file = join(folder, 'circles.sqlite')
  const db = openDatabase(file)
  migrateDatabase(db)
  fillDefaults(db)
  const sql = db.$client
  sql.pragma('synchronous = OFF')
  sql.pragma('cache_size = -500000')
  const next = seededRandom(11)
  const now = Date.now()
  const categories = sql.prepare<[], number>('SELECT id FROM categories').pluck().all()
  const insert = {
    account: sql.prepare(
      `INSERT INTO accounts (id, name, email, phone_number, address, password_hash, terms_accepted_at, created_at)
       VALUES (?, ?, ?, '+12025550100', ?, '', 0, ?)`,
    ),
    image: sql.prepare(
      `INSERT INTO images (id, hash, width, height, widths, placeholder, size)
       VALUES (?, printf('%032x', ?), 1280, 960, '[320,640,1280]', ?, 90000)`,
    ),
    item: sql.prepare(
      `INSERT INTO items (id, owner_id, category_id, name, sort_name, description, description_text, condition, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'Old', ?)`,
    ),
    picture: sql.prepare('INSERT INTO item_images (item_id, position, image_id) VALUES (?, 0, ?)'),
    want: sql.prepare(
      "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', 1, ?, ?, NULL)",
    ),
  }
  immediate(db, () => {
    for (const [person, wait] of waited.entries()) {
      const [id, at] = [person + 1, now - Math.round(wait * 24 * 30 * HOUR)]
      insert.account.run(id, drawText(next, 2), `person${id}@bench.test`, drawText(next, 3), at)
    }
  })
  for (let start = 0; start < owner.length; start += BATCH) {
    immediate(db, () => {
      for (let item = start; item < Math.min(owner.length, start + BATCH); item++) {
        const [id, name, text] = [item + 1, drawText(next, 3), drawText(next, 20)]
        insert.image.run(id, id, PICTURE)
        const category = categories[item % categories.length]
        insert.item.run(id, owner[item]! + 1, category, name, name, `<p>${text}</p>`, text, now - item * 1000)
        insert.picture.run(id, id)
      }
    })
  }
  const wanted = new Set<number>()
  immediate(db, () => {
    for (const [item, person] of owner.entries()) {
      if (wanted.has(person)) continue
      wanted.add(person)
      for (let arc = from[item]!; arc < until[item]!; arc++) {
        insert.want.run(person + 1, targets[arc]! + 1, now - HOUR, now - HOUR)
      }
    }
  })
  sql.pragma('wal_checkpoint(TRUNCATE)')
  sql.close()
  return file
}
