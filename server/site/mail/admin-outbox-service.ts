import type { FastifyInstance } from 'fastify'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../audit/admin-act.ts'
import { audit, PERSON } from '../audit/audit-service.ts'
import { siteView } from '../content/content-service.ts'
import { MAIL } from '../limits.ts'
import { problemText } from './admin-mail-service.ts'
import { failedCount, mailById, mailPages } from './admin-outbox-queries.ts'
import type { OutboxView } from './admin-outbox-shared.ts'
import { type OutboxRow, updateMail } from './outbox-queries.ts'
import { templates } from './templates.ts'

type Site = Pick<AdminSite, 'config' | 'db' | 'outbox'> & Pick<FastifyInstance, 'mailer'>
type MailView = OutboxView['mails'][number]

function stateOf({ sentAt, nextAttemptAt, lastError, text }: OutboxRow): MailView['state'] {
  if (sentAt) return 'sent'
  if (nextAttemptAt) return 'waiting'
  if (text === '') return 'expired'
  return lastError ? 'failed' : 'kept'
}

function mailView(row: OutboxRow, isSent: boolean): MailView {
  const isSecret = row.expiresAt !== null
  const readable = row.text !== '' && !(isSent && isSecret)
  return {
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    subject: row.subject,
    text: readable ? row.text : null,
    state: stateOf(row),
    attempts: row.attempts,
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
  }
}

/**
 * Newest first; `before` is an id. Secret mails are only readable without a mail server, because then an admin must pass them on
 * (decisions, section 2).
 */
export function listMails(
  { db, mailer }: Pick<Site, 'db' | 'mailer'>,
  { show, before }: { show: OutboxView['show']; before?: number | undefined },
): OutboxView {
  const size = PAGE_SIZE.moderation
  const isSent = mailer.isSet
  const rows = mailPages[show](db).all({ before: before ?? Number.MAX_SAFE_INTEGER, limit: size + 1 })
  const { shown, next_before } = pageById(rows, size, ({ id }) => id)
  return {
    show,
    is_sent: isSent,
    problem: problemText(mailer),
    problem_since: mailer.problem?.since.toISOString() ?? null,
    failed_count: failedCount(db).get()!.total,
    mails: shown.map((row) => mailView(row, isSent)),
    is_older: before !== undefined,
    next_before,
  }
}

/** Retries immediately with all attempts. @throws AppError 404 no such mail; 409 sent, blanked, or no mail server */
export function retryMail(site: Site, admin: ViewerView, id: number): void {
  const { db, mailer, outbox } = site
  actAsAdmin(site, admin, () => {
    const mail = mailById(db).get({ id })
    if (!mail) throw notFound(m.admin_mail_missing())
    if (!mailer.isSet) throw conflict(m.admin_test_mail_no_server())
    if (mail.sentAt) throw conflict(m.admin_mail_sent_already())
    if (mail.text === '') throw conflict(m.admin_mail_expired())
    updateMail(db, id, { attempts: 0, nextAttemptAt: new Date() })
    audit(
      db,
      admin,
      'retry',
      { noun: 'mail', id, ...(mail.accountId && { personId: mail.accountId }) },
      m.admin_tried_the_mail_again({ recipient: mail.accountId ? PERSON : mail.recipient }),
    )
  })
  outbox.wake()
}

/** Retries all waiting and recently failed mail, including notifications. @throws AppError 409 no mail server */
export function retryAllMail(site: Site, admin: ViewerView): void {
  const { db, mailer, outbox } = site
  if (!mailer.isSet) throw conflict(m.admin_test_mail_no_server())
  actAsAdmin(site, admin, () => {
    outbox.restoreGivenUp()
    mailer.changes.emit('retry')
    audit(db, admin, 'retry', { noun: 'mail', id: 'all' }, m.admin_mail_retry_all_audit())
  })
  outbox.retry()
}

/**
 * Sends a test mail to the admin and waits at most MAIL.testPatience for the result.
 * @returns false if it is still in the outbox: slow server, or none.
 * @throws AppError 409 with the server's response
 */
export async function sendTestMail(site: Site, admin: ViewerView): Promise<boolean> {
  const { db, outbox } = site
  let id = 0
  actAsAdmin(site, admin, () => {
    id = outbox.enqueue({
      template: 'test',
      recipient: admin.email,
      accountId: admin.id,
      ...templates.test(siteView(db)),
    })
    const about = { noun: 'mail', id: 'test', personId: admin.id }
    audit(db, admin, 'send', about, m.admin_sent_a_test_mail({ email: PERSON }))
  })
  await outbox.settled(MAIL.testPatience)
  const mail = mailById(db).get({ id })
  if (mail?.lastError && !mail.sentAt) throw conflict(m.told_server_says({ words: mail.lastError }))
  return mail?.sentAt != null
}
