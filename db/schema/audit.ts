import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** Acts of admins and moderators. Append-only. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id(),
    /** Null after the account's deletion; the name remains. */
    adminId: integer('admin_id').references(() => accounts.id, { onDelete: 'set null' }),
    adminName: text('admin_name').notNull(),
    /** `save`, `delete`, `suspend`, … */
    act: text('act').notNull(),
    /** `page`, `category`, `person`, … */
    about: text('about').notNull(),
    /** An id, slug or key. */
    aboutId: text('about_id').notNull(),
    /** The affected user: the account in question, or the owner of the object. */
    personId: integer('person_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Readable text, with `{person}` for the affected user's name. No secrets or private texts. */
    summary: text('summary').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_about').on(table.about, table.aboutId, table.id),
    index('audit_log_admin').on(table.adminId),
    index('audit_log_person').on(table.personId),
  ],
)
