import { asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { pages } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const allPages = prepared((db) =>
  db
    .select({ slug: pages.slug, title: pages.title, version: pages.version, updatedAt: pages.updatedAt })
    .from(pages)
    .orderBy(asc(pages.slug))
    .prepare(),
)

export const pageRow = prepared((db) =>
  db
    .select()
    .from(pages)
    .where(eq(pages.slug, placeholder('slug')))
    .prepare(),
)
