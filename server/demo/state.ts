import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { settings } from '../../db/schema/index.ts'

/** The row of `settings` that says that this database has had its chance of demo data. */
const DECIDED = 'demo_data'

export const isDecided = (db: Db) =>
  db.select().from(settings).where(eq(settings.key, DECIDED)).get() !== undefined

/** Notes that this database gets no demo data at a later start. */
export const decide = (db: Db, value: 'filled' | 'off') =>
  db.insert(settings).values({ key: DECIDED, value }).onConflictDoNothing().run()

/** Whether nobody has signed up or posted anything: all that is there are the defaults. */
export const isEmpty = (db: Db) =>
  db.get<{ some: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM accounts) OR EXISTS (SELECT 1 FROM items) AS some`,
  ).some === 0
