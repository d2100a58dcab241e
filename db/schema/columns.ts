import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

/** Primary key that is never given out twice, so a dead link never shows somebody else's row. */
export const id = () => integer('id').primaryKey({ autoIncrement: true })

/** An id that discloses neither when its row was added nor how many rows there are: below 2^48, so that JSON numbers hold it. */
export const randomId = (): number => randomInt(1, 2 ** 48 - 1)

/** A moment in milliseconds since 1970, read and written as a Date. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const createdAt = () =>
  moment('created_at').notNull().default(sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`)

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`)
    .$onUpdate(() => new Date())

export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)

/** Rises by one with each edit that changes a field, so that a form can tell whether it shows the newest state. */
export const version = () => integer('version').notNull().default(1)

/** The version in which each field was changed last; see server/platform/database/edit-version.ts. */
export const fieldVersions = () =>
  text('field_versions', { mode: 'json' }).$type<Record<string, number>>().notNull().default({})
