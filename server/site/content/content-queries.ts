import { asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { content, pages } from '../../../db/schema/content.ts'

export const contentByKey = prepared((db) =>
  db
    .select({ json: sql<string>`${content.value}` })
    .from(content)
    .where(sql`${content.key} = ${sql.placeholder('key')} AND json_valid(${content.value})`)
    .prepare(),
)

export const pageBySlug = prepared((db) =>
  db
    .select({
      slug: pages.slug,
      title: pages.title,
      body: pages.body,
      version: pages.version,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .where(eq(pages.slug, sql.placeholder('slug')))
    .prepare(),
)

export const pageSlugs = prepared((db) =>
  db
    .select({ slug: pages.slug, version: pages.version, updatedAt: pages.updatedAt })
    .from(pages)
    .orderBy(asc(pages.slug))
    .prepare(),
)

export const versionOfPart = prepared((db) =>
  db
    .select({ version: content.version })
    .from(content)
    .where(sql`${content.key} = ${sql.placeholder('key')}`)
    .prepare(),
)
