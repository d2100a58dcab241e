import { type Db, immediate } from '../../../db/open.ts'
import { categories, content, pages, plans, settings } from '../../../db/schema/index.ts'
import { SYNONYMS } from '../../platform/limits.ts'
import { synonymLists } from '../../platform/search/synonym-lists.ts'
import { listSynonyms, replaceSynonyms } from '../../platform/search/synonyms-queries.ts'
import { DEFAULT_CATEGORIES } from './defaults/categories.ts'
import { defaultHome } from './defaults/home.ts'
import { defaultPages, LEGAL_PAGES } from './defaults/pages.ts'
import { defaultPlans } from './defaults/plans.ts'
import { defaultSite } from './defaults/site.ts'
import { DEFAULT_SYNONYMS, OTHER_SYNONYMS } from './defaults/synonyms.ts'
import { safeHtml } from './safe-html.ts'

/** Keys of completed steps. Synonyms have keys of their own, because databases of older versions get them too. */
const DONE = {
  texts: 'defaults_filled',
  synonyms: 'synonyms_filled',
  otherSynonyms: 'other_synonyms_filled',
  legal: 'legal_filled',
} as const

/** Runs `fill` once per database. */
function once(db: Db, step: keyof typeof DONE, fill: () => void): void {
  immediate(db, () => {
    const done = db.insert(settings).values({ key: DONE[step], value: '1' }).onConflictDoNothing().run()
    if (done.changes === 1) fill()
  })
}

/** Fills a new database with defaults, once: what an admin deletes is not restored. */
export function fillDefaults(db: Db): void {
  once(db, 'texts', () => {
    const parts = { header_footer: defaultSite(), ...defaultHome() }
    db.insert(content)
      .values(Object.entries(parts).map(([key, value]) => ({ key, value })))
      .run()
    db.insert(pages)
      .values(defaultPages().map((page) => ({ ...page, body: safeHtml(page.body) })))
      .run()
    db.insert(categories)
      .values(DEFAULT_CATEGORIES.map(({ name, drawing }, position) => ({ name: name(), drawing, position })))
      .run()
    db.insert(plans)
      .values(defaultPlans().map((plan, position) => ({ ...plan, position })))
      .run()
  })
  once(db, 'legal', () => {
    for (const page of defaultPages().filter(({ slug }) => LEGAL_PAGES.includes(slug)))
      db.insert(pages)
        .values({ ...page, body: safeHtml(page.body) })
        .onConflictDoNothing()
        .run()
  })
  once(db, 'synonyms', () => replaceSynonyms(db, synonymLists(DEFAULT_SYNONYMS)))
  // Added to lists that admins may have edited, up to the limit.
  once(db, 'otherSynonyms', () =>
    replaceSynonyms(db, [...listSynonyms(db), ...synonymLists(OTHER_SYNONYMS)].slice(0, SYNONYMS.lists)),
  )
}
