import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { pageSlugs } from '../../site/content/content-queries.ts'
import { changedAt } from '../../site/content/defaults/pages.ts'
import { SITEMAP_ITEMS } from '../limits.ts'
import { categoryIds, itemsBetween, newestItemId } from './sitemap-queries.ts'

interface Entry {
  path: string
  changed?: Date | null
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlset(origin: string, entries: Entry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${lastmod}</url>`
  })
  return `${HEADER}<urlset ${XMLNS}>\n${urls.join('\n')}\n</urlset>\n`
}

/** Without lastmod, because category pages change with every item. */
const fixedEntries = (db: Db): Entry[] => [
  ...['/', '/browse', '/payment'].map((path) => ({ path })),
  ...categoryIds(db)
    .all()
    .map(({ id }) => ({ path: `/browse?category=${id}` })),
  ...pageSlugs(db)
    .all()
    .map((page) => ({ path: `/page/${encodeURIComponent(page.slug)}`, changed: changedAt(page) })),
]

const itemEntries = (db: Db, part: number): Entry[] =>
  itemsBetween(db)
    .all({ after: (part - 1) * SITEMAP_ITEMS, upTo: part * SITEMAP_ITEMS })
    .map(({ id, updatedAt }) => ({ path: `/productdetails/${id}`, changed: updatedAt }))

/** Parts are id ranges, so no part is found by an offset. */
const countParts = (db: Db) => Math.ceil((newestItemId(db).get()?.id ?? 0) / SITEMAP_ITEMS)

/** /sitemap.xml: all URLs, or an index of parts if there are too many. */
export function sitemap(db: Db, origin: string): string {
  const parts = countParts(db)
  if (parts <= 1) return urlset(origin, [...fixedEntries(db), ...itemEntries(db, 1)])
  const files = Array.from(
    { length: parts + 1 },
    (_, part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`,
  )
  return `${HEADER}<sitemapindex ${XMLNS}>\n${files.join('\n')}\n</sitemapindex>\n`
}

/** /sitemap-{part}.xml: part 0 for general pages, others for a range of items. @throws AppError 404 no such part */
export function sitemapPart(db: Db, origin: string, part: number): string {
  if (part > countParts(db)) throw notFound()
  return urlset(origin, part === 0 ? fixedEntries(db) : itemEntries(db, part))
}

/** /robots.txt: excludes private, personal and unlimited pages. */
export const robots = (origin: string) =>
  `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /attachments/
Disallow: /browse?product=
Disallow: /createnewpassword
Disallow: /dashboard
Disallow: /paymentdetails
Disallow: /passwordsetsuccessful
Disallow: /report
Disallow: /resetpassword
Disallow: /uploaditem
Disallow: /verification

Sitemap: ${origin}/sitemap.xml
`

/** /robots.txt of a members-only site. */
export const ROBOTS_OF_MEMBERS = 'User-agent: *\nDisallow: /\n'
