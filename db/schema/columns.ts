import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { customType, integer, text } from 'drizzle-orm/sqlite-core'

/** Ids are never reused, so that a stale link never leads to another row. */
export const id = () => integer('id').primaryKey({ autoIncrement: true })

/** A random id hides the order of creation and the number of rows. It is below 2^48, so that JSON numbers represent it exactly. */
export const randomId = (): number => randomInt(1, 2 ** 48 - 1)

/** Milliseconds since 1970, mapped to Date. Drizzle's own timestamp type throws if a placeholder is null. */
export const moment = customType<{ data: Date; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (date: Date | null) => date?.getTime() as number,
  fromDriver: (milliseconds) => new Date(milliseconds),
})

export const createdAt = () =>
  moment('created_at').notNull().default(sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`)

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`)
    .$onUpdate(() => new Date())

export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)

/** Increments with each edit, for detecting edit conflicts. */
export const version = () => integer('version').notNull().default(1)

/** Version of the last change by field; see server/platform/database/edit-version.ts. */
export const fieldVersions = () =>
  text('field_versions', { mode: 'json' }).$type<Record<string, number>>().notNull().default({})
