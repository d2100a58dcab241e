import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { pages } from '../../../db/schema/index.ts'
import { worded } from '../../platform/catalogues/default-texts.ts'
import { inOrder } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { allPages, pageRow } from './admin-pages-queries.ts'
import { type NewPage, PageForm, type PageFormView, type PagesView } from './admin-pages-shared.ts'
import { changedAt, LINKED_PAGES, wordedBody } from './defaults/pages.ts'
import { cleaned, savedMeanwhile } from './saving.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

const about = (slug: string) => ({ noun: 'page', id: slug })

export const listPages = (db: Db): PagesView => ({
  pages: allPages(db)
    .all()
    .map((page) => ({
      slug: page.slug,
      title: worded(page.title),
      is_linked: LINKED_PAGES.has(page.slug),
      updated_at: changedAt(page)?.toISOString() ?? null,
    }))
    .sort((a, b) => inOrder(a.title, b.title)),
})

/** @throws AppError 404 no such page */
export function pageForm(db: Db, slug: string): PageFormView {
  const row = pageRow(db).get({ slug })
  if (!row) throw notFound(m.admin_page_missing())
  const { version, title, body } = row
  const value = { title: worded(title), body: wordedBody(slug, body) }
  return { slug, is_linked: LINKED_PAGES.has(slug), version, value }
}

/** Adds an empty page. @throws AppError 422 slug taken */
export function addPage(site: Site, admin: ViewerView, { slug, title }: NewPage): PageFormView {
  const { db } = site
  return actAsAdmin(site, admin, () => {
    if (pageRow(db).get({ slug })) throw invalid({ slug: [m.admin_page_address_taken()] })
    db.insert(pages)
      .values({ slug, body: '', ...cleaned(PageForm.pick({ title: true }), { title }) })
      .run()
    audit(db, admin, 'add', about(slug), m.admin_added_the_page({ title }))
    return pageForm(db, slug)
  })
}

/** @throws AppError 404 no such page; 409 edited since `version`; 422 invalid fields */
export function savePage(
  site: Site,
  admin: ViewerView,
  slug: string,
  version: number,
  form: PageForm,
): PageFormView {
  const { db } = site
  const value = cleaned(PageForm, form)
  return actAsAdmin(site, admin, () => {
    pageForm(db, slug)
    const { changes } = db
      .update(pages)
      .set({ ...value, version: sql`${pages.version} + 1` })
      .where(and(eq(pages.slug, slug), eq(pages.version, version)))
      .run()
    if (changes === 0) throw savedMeanwhile(db, about(slug))
    audit(db, admin, 'save', about(slug), m.admin_changed_the_page({ title: value.title }))
    return pageForm(db, slug)
  })
}

/** @throws AppError 404 no such page; 409 the site links to it */
export function deletePage(site: Site, admin: ViewerView, slug: string): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const { is_linked, value } = pageForm(db, slug)
    if (is_linked) throw conflict(m.admin_page_not_deletable())
    db.delete(pages).where(eq(pages.slug, slug)).run()
    audit(db, admin, 'delete', about(slug), m.admin_deleted_the_page({ title: value.title }))
  })
}
