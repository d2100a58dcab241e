import type { FastifyInstance } from 'fastify'
import { immediate } from '../../db/open.ts'
import { siteView } from '../content/content-service.ts'
import { templates } from '../mail/templates.ts'
import { contactMessageByClientId, insertContactMessage } from './contact-queries.ts'
import type { ContactBody, ContactReceipt } from './contact-shared.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'outbox'>

const TEMPLATE = 'contact-message'

/**
 * Stores what came by the contact form and mails it to every address of ADMIN_EMAILS, account or not; answers to
 * those mails go to the sender. What the same email has sent under the same `client_id` before is answered as then.
 */
export function receiveContactMessage(
  { config, db, outbox }: Site,
  { client_id: clientId, ...message }: ContactBody,
): ContactReceipt {
  return immediate(db, () => {
    const before = clientId && contactMessageByClientId(db).get({ email: message.email, clientId })
    const row = before || insertContactMessage(db, { ...message, clientId })
    const receipt = { client_id: row.clientId, created_at: row.createdAt.toISOString() }
    if (before) return receipt
    const letter = templates[TEMPLATE](siteView(db).name, message)
    for (const recipient of new Set(config.adminEmails)) {
      outbox.enqueue({ template: TEMPLATE, recipient, replyTo: message.email, ...letter })
    }
    return receipt
  })
}
