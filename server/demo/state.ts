import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { accounts, settings } from '../../db/schema/index.ts'

/** The row of `settings` that says whether this database got demo data at its first start: `filled` or `off`. */
const DECIDED = 'demo_data'

const decision = (db: Db) => db.select().from(settings).where(eq(settings.key, DECIDED)).get()?.value

/** Whether it was decided, at a first start, if this database gets demo data. */
export const isDecided = (db: Db) => decision(db) !== undefined

/** Whether this database was once filled with demo data. */
export const isDemoMarket = (db: Db) => decision(db) === 'filled'

/** Whether there are people of the demo market, whose password everybody knows. */
export const hasDemoPeople = (db: Db) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, true)).limit(1).get() !== undefined

/** Whether there is an account that did not come with the demo market. */
export const hasOtherPeople = (db: Db) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, false)).limit(1).get() !== undefined

/** Notes whether this database got demo data, so that no later start adds any. */
export const decide = (db: Db, value: 'filled' | 'off') =>
  db.insert(settings).values({ key: DECIDED, value }).onConflictDoNothing().run()

/** Whether nobody has signed up or posted anything: all that is there are the defaults. */
export const isEmpty = (db: Db) =>
  db.get<{ some: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM accounts) OR EXISTS (SELECT 1 FROM items) AS some`,
  ).some === 0
