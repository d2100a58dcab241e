import t from 'tap'
import { migrateDatabase } from '../../../../db/migrate.ts'
import { openDatabase } from '../../../../db/open.ts'
import { categories, content, pages, plans, settings } from '../../../../db/schema/index.ts'
import { CONTENT, type ContentKey } from '../../../../server/site/content/content-service.ts'
import { defaultPages } from '../../../../server/site/content/defaults/pages.ts'
import { fillDefaults } from '../../../../server/site/content/defaults.ts'
import { safeHtml } from '../../../../server/site/content/safe-html.ts'
import { temporaryFolder, testApp } from '../../../helpers/app.ts'

t.test('a new database has texts of the right form for every part, clean HTML among them', async (t) => {
  const { db } = await testApp(t)
  const rows = db.select().from(content).all()
  t.strictSame(rows.map(({ key }) => key).sort(), Object.keys(CONTENT).sort())
  for (const { key, value } of rows)
    t.equal(CONTENT[key as ContentKey].safeParse(value).error, undefined, key)
  const html = [...JSON.stringify(rows.map(({ value }) => value)).matchAll(/"(<p>.*?)"[,}]/g)]
  t.ok(html.length >= 8)
  for (const [, text] of html) t.equal(safeHtml(JSON.parse(`"${text}"`)), JSON.parse(`"${text}"`))
})

t.test(
  'a new database has at least twelve categories, three plans with one popular, and the linked pages',
  async (t) => {
    const { db } = await testApp(t)
    const names = db.select().from(categories).orderBy(categories.position).all()
    t.ok(names.length >= 12)
    t.strictSame(
      names.map(({ id }) => id).sort((a, b) => a - b),
      names.map(({ id }) => id),
      'in the order of their ids',
    )
    t.equal(
      db
        .select()
        .from(plans)
        .all()
        .filter(({ isPopular }) => isPopular).length,
      1,
    )
    t.strictSame(
      db
        .select()
        .from(pages)
        .all()
        .map(({ slug }) => slug)
        .sort(),
      defaultPages()
        .map(({ slug }) => slug)
        .sort(),
    )
  },
)

t.test('cleaning leaves the default pages as they were written', async (t) => {
  const { db } = await testApp(t)
  const written = new Map(defaultPages().map(({ slug, body }) => [slug, body.trim()]))
  const withoutRel = (html: string) => html.replaceAll(' rel="nofollow ugc noopener"', '').trim()
  for (const { slug, body } of db.select().from(pages).all())
    t.equal(withoutRel(body), written.get(slug), slug)
})

t.test('what an admin has deleted or changed stays so at the next start', async (t) => {
  const { db } = await testApp(t)
  db.delete(pages).run()
  db.delete(content).run()
  db.delete(plans).run()
  db.$client.exec("DELETE FROM categories WHERE id > 1; UPDATE categories SET name = 'Mine'")
  fillDefaults(db)
  t.strictSame(
    db
      .select()
      .from(categories)
      .all()
      .map(({ name }) => name),
    ['Mine'],
  )
  for (const table of [pages, content, plans]) t.strictSame(db.select().from(table).all(), [])
})

t.test('the filling is all or nothing', async (t) => {
  const db = openDatabase(`${temporaryFolder(t)}/test.sqlite`)
  t.teardown(() => db.$client.close())
  migrateDatabase(db)
  db.insert(plans)
    .values({ name: 'Standard', price: 1, billingInterval: 'month', description: '', features: [] })
    .run()
  t.throws(() => fillDefaults(db), { code: 'SQLITE_CONSTRAINT_UNIQUE' })
  for (const table of [content, pages, categories, settings]) t.strictSame(db.select().from(table).all(), [])
})
