import { eq, getTableColumns } from 'drizzle-orm'
import { is } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, images } from '../../../db/schema/index.ts'

export type AccountRow = typeof accounts.$inferSelect

const byEmail = prepared((db) => db.select().from(accounts).where(is(accounts.email, 'email')).prepare())

export const findAccountByEmail = (db: Db, email: string): AccountRow | undefined =>
  byEmail(db).get({ email })

const byId = prepared((db) =>
  db
    .select({ ...getTableColumns(accounts), avatar: { hash: images.hash, widths: images.widths } })
    .from(accounts)
    .leftJoin(images, eq(images.id, accounts.avatarImageId))
    .where(is(accounts.id, 'id'))
    .prepare(),
)

export const findAccount = (db: Db, id: number) => byId(db).get({ id })

/** Returns the id. Check in the same transaction that the email is free. */
export const insertAccount = (db: Db, row: typeof accounts.$inferInsert): number =>
  db.insert(accounts).values(row).returning({ id: accounts.id }).get().id

export const updateAccount = (db: Db, id: number, changes: Partial<typeof accounts.$inferInsert>) =>
  db.update(accounts).set(changes).where(eq(accounts.id, id)).run()
