import { eq, sql } from 'drizzle-orm'
import { excluded } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'

const { placeholder } = sql

const read = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, placeholder('key')))
    .prepare(),
)
const write = prepared((db) =>
  db
    .insert(settings)
    .values({ key: placeholder('key'), value: placeholder('text') })
    .onConflictDoUpdate({ target: settings.key, set: { value: excluded(settings.value) } })
    .prepare(),
)

export const storedText = (db: Db, key: string): string | undefined => read(db).get({ key })?.value

export const storeText = (db: Db, key: string, text: string) => write(db).run({ key, text })
