import { sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { content } from '../../../db/schema/content.ts'

const KEY = 'own_texts'

export const ownTextsRow = prepared((db) =>
  db
    .select({ json: sql<string>`${content.value}` })
    .from(content)
    .where(sql`${content.key} = ${KEY} AND json_valid(${content.value})`)
    .prepare(),
)

export const storedTexts = prepared((db) =>
  db.$client
    .prepare<[], string>(
      `SELECT text FROM (
         SELECT 1 AS part, parts.rowid AS row, leaf.id AS at, leaf.value AS text
           FROM content AS parts, json_tree(parts.value) AS leaf
           WHERE parts.key IN ('header_footer', 'hero_section', 'service_section', 'how_it_works', 'trading_section')
             AND json_valid(parts.value) AND leaf.type = 'text'
             AND leaf.key IN ('tagline', 'description', 'address', 'copyright_text', 'title', 'label', 'content', 'caption')
         UNION ALL SELECT 2, position, 0, name FROM categories
         UNION ALL SELECT 3, position, 0, name FROM plans
         UNION ALL SELECT 3, position, 1, description FROM plans
         UNION ALL SELECT 3, plans.position, 2 + feature.id, feature.value FROM plans, json_each(plans.features) AS feature
       ) WHERE trim(text) <> '' GROUP BY text ORDER BY min(part), min(row), min(at)`,
    )
    .pluck(),
)

export const writeOwnTexts = (db: Db, value: object): void =>
  void db
    .insert(content)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: content.key, set: { value, version: sql`${content.version} + 1` } })
    .run()
