import { sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { content } from '../../../db/schema/content.ts'

const KEY = 'plans'

const row = prepared((db) =>
  db
    .select({ shown: sql<number>`${content.value} ->> '$.shown'` })
    .from(content)
    .where(sql`${content.key} = ${KEY} AND json_valid(${content.value})`)
    .prepare(),
)

/** If false, /payment only shows the user's trades. */
export const showsPlans = (db: Db): boolean => row(db).get()?.shown !== 0

export function setShowsPlans(db: Db, shown: boolean): void {
  const value = { shown }
  db.insert(content)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: content.key, set: { value } })
    .run()
}
