import { sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { content } from '../../../db/schema/index.ts'

const { placeholder } = sql

/** Raw text, which may be invalid JSON after manual edits. */
export const partRow = prepared((db) =>
  db
    .select({ text: sql<string>`${content.value}`, version: content.version })
    .from(content)
    .where(sql`${content.key} = ${placeholder('key')}`)
    .prepare(),
)

/** Changes no row if `version` is stale. */
export const upsertPart = prepared((db) =>
  db
    .insert(content)
    .values({
      key: placeholder('key'),
      value: sql`${placeholder('text')}`,
      version: sql`${placeholder('version')} + 1`,
    })
    .onConflictDoUpdate({
      target: content.key,
      set: {
        value: sql`excluded.value`,
        version: sql`excluded.version`,
        updatedAt: sql`${placeholder('now')}`,
      },
      setWhere: sql`${content.version} = excluded.version - 1`,
    })
    .returning({ version: content.version })
    .prepare(),
)
