import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isOneOf } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, notificationSettings } from '../../../db/schema/index.ts'
import { onceWritten } from '../../platform/database/once.ts'
import { speakingToAddress } from '../../platform/languages/reader-language.ts'
import { moderatorIds } from '../../platform/sessions/admins-queries.ts'
import { siteView } from '../../site/content/content-service.ts'
import { templates } from '../../site/mail/templates.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { CONTACT_MAILS } from '../limits.ts'
import { contactMessageBefore, contactMessageByClientId, insertContactMessage } from './contact-queries.ts'
import type { ContactBody, ContactReceipt } from './contact-shared.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox'>

const TEMPLATE = 'contact-message'

const addressesOf = prepared((db) =>
  db
    .select({ email: accounts.email })
    .from(accounts)
    .leftJoin(notificationSettings, eq(notificationSettings.accountId, accounts.id))
    .where(
      sql`${isOneOf(accounts.id, 'ids')} AND ${accounts.mailProvedAt} IS NOT NULL
        AND coalesce(${notificationSettings.admin}, 'now') <> 'never' AND NOT ${accounts.isDemo}`,
    )
    .prepare(),
)

/**
 * True if the limit of these mails is reached. It applies across all senders, because a sender with many addresses could exhaust the mail
 * server, on which password resets depend.
 */
function isMailedEnough(db: Db): boolean {
  const last = contactMessageBefore(db).get({ newer: CONTACT_MAILS.max })
  return last !== undefined && last.createdAt.getTime() > Date.now() - CONTACT_MAILS.timeWindow
}

/**
 * Stores a contact message, notifies moderators and admins, and mails it to those who want that and to ADMIN_EMAILS, with the sender as
 * Reply-To. Above `CONTACT_MAILS` no mails are sent. Idempotent by email and `client_id`.
 * @param accountId of the signed-in sender with the own address; else null.
 */
export function receiveContactMessage(
  { config, db, outbox }: Site,
  { client_id: clientId, ...message }: ContactBody,
  accountId: number | null,
): ContactReceipt {
  const receiptOf = (row: { clientId: string | null; createdAt: Date }) => ({
    client_id: row.clientId,
    created_at: row.createdAt.toISOString(),
  })
  function find(): ContactReceipt | undefined {
    const row = clientId ? contactMessageByClientId(db).get({ email: message.email, clientId }) : undefined
    return row && receiptOf(row)
  }
  return onceWritten(db, find, () => {
    const row = insertContactMessage(db, { ...message, clientId, accountId })
    const receipt = receiptOf(row)
    const readers = moderatorIds({ config, db })
    for (const to of readers)
      notify(db, 'admin_contact', {
        to,
        values: { name: { contact: row.id } },
        url: '/admin/contact-messages',
      })
    if (isMailedEnough(db)) return receipt
    const addresses = addressesOf(db).all({ ids: JSON.stringify(readers) })
    for (const recipient of new Set([...config.adminEmails, ...addresses.map(({ email }) => email)])) {
      const letter = speakingToAddress(db, recipient, () => templates[TEMPLATE](siteView(db), message))
      outbox.enqueue({ template: TEMPLATE, recipient, accountId: null, replyTo: message.email, ...letter })
    }
    return receipt
  })
}
