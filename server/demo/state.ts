import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { accounts, settings } from '../../db/schema/index.ts'

const DECIDED = 'demo_data'

const decision = (db: Db) => db.select().from(settings).where(eq(settings.key, DECIDED)).get()?.value

export const isDecided = (db: Db) => decision(db) !== undefined

export const isDemoMarket = (db: Db) => decision(db) === 'filled'

export const hasDemoPeople = (db: Db) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, true)).limit(1).get() !== undefined

export const hasOtherPeople = (db: Db) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, false)).limit(1).get() !== undefined

export const decide = (db: Db, value: 'filled' | 'off') =>
  db.insert(settings).values({ key: DECIDED, value }).onConflictDoNothing().run()

export const isEmpty = (db: Db) =>
  db.get<{ some: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM accounts) OR EXISTS (SELECT 1 FROM items) AS some`,
  ).some === 0
