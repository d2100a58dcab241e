import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** What admins and moderators did, one row for each act. Rows are only ever added. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id(),
    /** Who did it; null once their account is gone, while their name stays. */
    adminId: integer('admin_id').references(() => accounts.id, { onDelete: 'set null' }),
    adminName: text('admin_name').notNull(),
    /** A verb: `save`, `delete`, `suspend`. */
    act: text('act').notNull(),
    /** The noun that it was done to: `page`, `category`, `person`. */
    about: text('about').notNull(),
    /** Which one: an id, a slug or a key. */
    aboutId: text('about_id').notNull(),
    /** Whom it tells of: the person themselves, or whose thing it was done to. */
    personId: integer('person_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** For people to read; `{person}` in it stands for that person's name. No secret and no private text goes in here. */
    summary: text('summary').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_about').on(table.about, table.aboutId, table.id),
    index('audit_log_admin').on(table.adminId),
    index('audit_log_person').on(table.personId),
  ],
)
