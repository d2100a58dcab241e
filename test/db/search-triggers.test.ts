import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts } from '../../db/schema/accounts.ts'
import { items } from '../../db/schema/items.ts'
import { testApp } from '../helpers/app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Item = typeof items.$inferInsert

function addItem({ db }: App, more: Partial<Item>): number {
  const account = { name: 'A', email: 'a@b.c', phoneNumber: '', address: '', passwordHash: '' }
  db.insert(accounts)
    .values({ id: 1, ...account, termsAcceptedAt: new Date() })
    .onConflictDoNothing()
    .run()
  const texts = { name: 'x', sortName: 'x', description: '', descriptionText: '', condition: 'New' } as const
  const { lastInsertRowid } = db
    .insert(items)
    .values({ ownerId: 1, categoryId: 1, ...texts, ...more })
    .run()
  return Number(lastInsertRowid)
}

const change = ({ db }: App, id: number, values: Partial<Item>) =>
  db.update(items).set(values).where(eq(items.id, id)).run()

const find = ({ db }: App, word: string, table = 'items_fts') =>
  db.$client
    .prepare(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid`)
    .pluck()
    .all(`"${word}"`)

const counts = ({ db }: App) =>
  db.$client.prepare('SELECT item_count FROM categories WHERE id <= 3 ORDER BY id').pluck().all()

/** The counts, computed directly. */
const counted = ({ db }: App) =>
  db.$client
    .prepare(
      `SELECT count(items.id) FROM categories LEFT JOIN items ON category_id = categories.id AND status = 'available'
       WHERE categories.id <= 3 GROUP BY categories.id ORDER BY categories.id`,
    )
    .pluck()
    .all()

t.test('an item is found by words of name, text and wishes, ignoring accents', async (t) => {
  const app = await testApp(t)
  const id = addItem(app, {
    name: 'Crème brûlée torch',
    descriptionText: 'Hardly used',
    tradePreferences: 'a kayak',
  })
  for (const word of ['creme', 'CRÈME', 'torch', 'hardly', 'kayak', '\uE000c1', '\uE000New'])
    t.strictSame(find(app, word), [id], word)
  t.strictSame(find(app, 'torch', 'items_name_fts'), [id])
  t.strictSame(find(app, 'kayak', 'items_name_fts'), [])
})

t.test('a changed item is found by its new words only', async (t) => {
  const app = await testApp(t)
  const id = addItem(app, { name: 'lamp', descriptionText: 'brass', tradePreferences: 'books' })
  change(app, id, { name: 'clock', descriptionText: 'walnut', tradePreferences: 'records', categoryId: 2 })
  for (const word of ['lamp', 'brass', 'books', '\uE000c1']) t.strictSame(find(app, word), [], word)
  for (const word of ['clock', 'walnut', 'records', '\uE000c2']) t.strictSame(find(app, word), [id], word)
  t.strictSame([find(app, 'lamp', 'items_name_fts'), find(app, 'clock', 'items_name_fts')], [[], [id]])
})

t.test('only available items are found, also after becoming available again', async (t) => {
  const app = await testApp(t)
  const id = addItem(app, { name: 'lamp' })
  const hidden = addItem(app, { name: 'lamp', status: 'hidden' })
  t.strictSame(find(app, 'lamp'), [id])
  for (const status of ['reserved', 'traded', 'hidden'] as const) {
    change(app, id, { status })
    t.strictSame([find(app, 'lamp'), find(app, 'lamp', 'items_name_fts')], [[], []], status)
    change(app, id, { name: 'lamp', status: 'available' })
    t.strictSame(find(app, 'lamp'), [id], `${status} and back`)
  }
  change(app, hidden, { name: 'lamp two' })
  t.strictSame(find(app, 'lamp'), [id])
})

t.test('a deleted item, with or without its owner, is removed from search and counts', async (t) => {
  const app = await testApp(t)
  const [one] = [addItem(app, { name: 'lamp' }), addItem(app, { name: 'lamp' })]
  app.db.delete(items).where(eq(items.id, one)).run()
  t.strictSame(find(app, 'lamp'), [one + 1])
  app.db.delete(accounts).run()
  t.strictSame([find(app, 'lamp'), find(app, 'lamp', 'items_name_fts')], [[], []])
  t.strictSame(counts(app), [0, 0, 0])
})

t.test("nobody can write the index's own words into an item", async (t) => {
  const app = await testApp(t)
  addItem(app, { name: '\uE000c2', descriptionText: '\uE000c2', tradePreferences: '\uE000c2' })
  t.strictSame([find(app, '\uE000c2'), find(app, '\uE000c2', 'items_name_fts')], [[], []])
})

t.test('the counts of categories stay true through any series of changes', async (t) => {
  const app = await testApp(t)
  const statuses = ['available', 'reserved', 'traded', 'hidden'] as const
  const ids = Array.from({ length: 12 }, (_, n) =>
    addItem(app, { status: statuses[n % 4], categoryId: (n % 3) + 1 }),
  )
  t.strictSame(counts(app), counted(app))
  for (let step = 0; step < 200; step++) {
    const id = ids[(step * 7) % 12]!
    change(app, id, { status: statuses[(step * 5 + (step >> 3)) % 4], categoryId: ((step * 11) % 3) + 1 })
  }
  t.strictSame(counts(app), counted(app))
  t.ok(counts(app).some((count) => (count as number) > 0))
  app.db.delete(items).run()
  t.strictSame(counts(app), [0, 0, 0])
})
