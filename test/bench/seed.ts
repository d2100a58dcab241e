import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '../../db/migrate.ts'
import { type Db, immediate, openDatabase } from '../../db/open.ts'
import { mergeSmall } from '../../server/platform/search/merge-index.ts'
import { replaceSynonyms } from '../../server/platform/search/synonyms-queries.ts'
import { fillDefaults } from '../../server/site/content/defaults.ts'
import { seededRandom } from '../../server/solver/seeded-random.ts'
import { COMMON_WORD, drawText, modelOf, SYNONYM, UNNAMED_WORD } from './words.ts'

export const benchFolder = join(tmpdir(), 'swapyard-bench')
const BATCH = 50_000
export const ITEMS_PER_ACCOUNT = 20
const CATEGORIES = 16
const CONDITIONS = ['New', 'LikeNew', 'Old']
const PLACEHOLDER = `data:image/webp;base64,${'A'.repeat(120)}`

function prepareInserts({ $client: sqlite }: Db) {
  return {
    account: sqlite.prepare(
      `INSERT INTO accounts (id, name, email, phone_number, address, password_hash, terms_accepted_at)
       VALUES (?, ?, ?, '+12025550100', ?, '', 0)`,
    ),
    image: sqlite.prepare(
      `INSERT INTO images (id, hash, width, height, widths, placeholder, size)
       VALUES (?, printf('%032x', ?), 1280, 960, '[320,640,1280]', ?, 90000)`,
    ),
    item: sqlite.prepare(
      `INSERT INTO items (id, owner_id, category_id, name, sort_name, description, description_text, condition,
         trade_preferences, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    itemImage: sqlite.prepare('INSERT INTO item_images (item_id, position, image_id) VALUES (?, 0, ?)'),
  }
}

function fill(db: Db, size: number): void {
  const next = seededRandom(7)
  const insert = prepareInserts(db)
  const now = Date.now()
  const first = db.$client.prepare('SELECT id FROM categories ORDER BY id').pluck().all() as number[]
  for (let start = 1; start <= size; start += BATCH) {
    immediate(db, () => {
      for (let id = start; id < start + BATCH && id <= size; id++) {
        const owner = Math.ceil(id / ITEMS_PER_ACCOUNT)
        if (id % ITEMS_PER_ACCOUNT === 1) {
          insert.account.run(owner, drawText(next, 2), `person${owner}@bench.test`, drawText(next, 3))
        }
        const name = `${drawText(next, 3)}${id % 2 ? '' : ` ${COMMON_WORD}`}`
        const extra = [...(id % 4 < 2 ? [] : [UNNAMED_WORD]), ...(id % 10 ? [] : [modelOf(id)])]
        const text = [drawText(next, 12 + Math.floor(next() * 24)), ...extra].join(' ')
        const category = first[Math.floor(next() ** 2 * first.length)]!
        insert.image.run(id, id, PLACEHOLDER)
        insert.item.run(
          id,
          owner,
          category,
          name,
          name,
          `<p>${text}</p>`,
          text,
          CONDITIONS[id % 3],
          drawText(next, 2),
          now - (size - id) * 1000,
        )
        insert.itemImage.run(id, id)
      }
    })
    process.stderr.write(`\rseeding ${Math.min(size, start + BATCH - 1)} of ${size} items`)
  }
  process.stderr.write('\n')
}

function addCategories(db: Db): void {
  const add = db.$client.prepare(
    'INSERT INTO categories (name, position) VALUES (?, ?) ON CONFLICT DO NOTHING',
  )
  for (let at = 1; at <= CATEGORIES; at++) add.run(`Category ${at}`, 1000 + at)
}

/** Hash of everything a seeded file depends on, so that older files are not reused. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const root = join(import.meta.dirname, '../..')
  for (const name of [
    'test/bench/seed.ts',
    'test/bench/words.ts',
    ...globSync('migrations/*.sql', { cwd: root }),
  ].sort())
    hash.update(readFileSync(join(root, name)))
  return hash.digest('hex').slice(0, 8)
}

/**
 * A database with `size` available items, reused from the temporary folder by later runs. The production triggers fill it; durability is
 * off while seeding.
 */
export function seededDatabase(size: number): string {
  mkdirSync(benchFolder, { recursive: true })
  const file = join(benchFolder, `items-${size}-${fingerprint()}.sqlite`)
  if (existsSync(file)) return file
  for (const old of globSync(`items-${size}-*`, { cwd: benchFolder })) rmSync(join(benchFolder, old))
  const aside = `${file}.${process.pid}`
  const db = openDatabase(aside)
  migrateDatabase(db)
  fillDefaults(db)
  // Marks the site as set up: otherwise each page would check that.
  db.$client.prepare("INSERT INTO settings (key, value) VALUES ('had_admin', '1')").run()
  replaceSynonyms(db, [[COMMON_WORD, SYNONYM]])
  addCategories(db)
  db.$client.pragma('synchronous = OFF')
  db.$client.pragma('cache_size = -500000')
  db.$client.pragma('wal_autocheckpoint = 20000')
  fill(db, size)
  // Merges the search index, as a running site does.
  for (const _ of mergeSmall(db));
  db.$client.close()
  for (const end of ['-wal', '-shm']) rmSync(aside + end, { force: true })
  renameSync(aside, file)
  return file
}
