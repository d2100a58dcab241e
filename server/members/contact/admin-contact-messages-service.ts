import { count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { contactMessages } from '../../../db/schema/index.ts'
import { personName } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import type { ContactMessagesView } from './admin-contact-messages-shared.ts'
import { accountOfEmail } from './contact-queries.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

const messagesBefore = prepared((db) =>
  db
    .select()
    .from(contactMessages)
    .where(lt(contactMessages.id, sql.placeholder('before')))
    .orderBy(desc(contactMessages.id))
    .limit(PAGE_SIZE.moderation + 1)
    .prepare(),
)

const openCount = prepared((db) =>
  db.select({ total: count() }).from(contactMessages).where(isNull(contactMessages.handledAt)).prepare(),
)

export const openContactMessages = (db: Db): number => openCount(db).get()!.total

export function listContactMessages({ db }: Pick<Site, 'db'>, before?: number): ContactMessagesView {
  const rows = messagesBefore(db).all({ before: before ?? Number.MAX_SAFE_INTEGER })
  const { shown, next_before } = pageById(rows, PAGE_SIZE.moderation, ({ id }) => id)
  return {
    messages: shown.map(({ id, name, email, phone, message, createdAt, handledAt }) => ({
      id,
      name: personName(name),
      email,
      phone,
      message,
      created_at: createdAt.toISOString(),
      handled_at: handledAt?.toISOString() ?? null,
    })),
    open_count: openContactMessages(db),
    is_older: before !== undefined,
    next_before,
  }
}

/** Marks a message as handled or open. @throws AppError 404 no such message; 409 already in this state */
export function handleContactMessage(
  site: Site,
  moderator: ViewerView,
  id: number,
  isHandled: boolean,
): void {
  const { db } = site
  actAsModerator(site, moderator, () => {
    const row = db.select().from(contactMessages).where(eq(contactMessages.id, id)).get()
    if (!row) throw notFound(m.admin_message_missing())
    if (isHandled === (row.handledAt !== null)) {
      throw conflict(isHandled ? m.admin_message_handled_already() : m.admin_this_message_is_open())
    }
    db.update(contactMessages)
      .set({ handledAt: isHandled ? new Date() : null })
      .where(eq(contactMessages.id, id))
      .run()
    const act = isHandled ? 'handle' : 'reopen'
    const personId = accountOfEmail(db, row.email)
    const about = { noun: 'contact message', id, ...(personId && { personId }) }
    audit(db, moderator, act, about, m.admin_the_message_of({ act, name: personId ? PERSON : row.name }))
  })
}
