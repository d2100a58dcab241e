import { type Db, immediate } from '../../db/open.ts'
import { categories, content, pages, plans, settings } from '../../db/schema/index.ts'
import { DEFAULT_CATEGORIES } from './defaults/categories.ts'
import { DEFAULT_HOME } from './defaults/home.ts'
import { defaultPages } from './defaults/pages.ts'
import { DEFAULT_PLANS } from './defaults/plans.ts'
import { DEFAULT_SITE } from './defaults/site.ts'
import { safeHtml } from './safe-html.ts'

const DONE = { key: 'defaults_filled', value: '1' }

/**
 * Fills a new database with default texts, pages, categories and plans, in one transaction. Once done it is never done again, so what an
 * admin deletes stays deleted.
 */
export function fillDefaults(db: Db): void {
  immediate(db, () => {
    const first = db.insert(settings).values(DONE).onConflictDoNothing().run().changes === 1
    if (!first) return
    const parts = { header_footer: DEFAULT_SITE, ...DEFAULT_HOME }
    db.insert(content)
      .values(Object.entries(parts).map(([key, value]) => ({ key, value })))
      .run()
    db.insert(pages)
      .values(defaultPages().map((page) => ({ ...page, body: safeHtml(page.body) })))
      .run()
    db.insert(categories)
      .values(DEFAULT_CATEGORIES.map((category, position) => ({ ...category, position })))
      .run()
    db.insert(plans)
      .values(DEFAULT_PLANS.map((plan, position) => ({ ...plan, position })))
      .run()
  })
}
