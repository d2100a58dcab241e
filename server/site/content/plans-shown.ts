import { sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { content } from '../../../db/schema/content.ts'

/** The row of `content` that holds it: pages that are kept are made anew when it changes. */
const KEY = 'plans'

const row = prepared((db) =>
  db
    .select({ shown: sql<number>`${content.value} ->> '$.shown'` })
    .from(content)
    .where(sql`${content.key} = ${KEY} AND json_valid(${content.value})`)
    .prepare(),
)

/** Whether the site has plans; without them /payment shows one's trades alone. */
export const showsPlans = (db: Db): boolean => row(db).get()?.shown !== 0

/** Says whether the site has plans. Those that there are stay stored. */
export function setShowsPlans(db: Db, shown: boolean): void {
  const value = { shown }
  db.insert(content)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: content.key, set: { value } })
    .run()
}
