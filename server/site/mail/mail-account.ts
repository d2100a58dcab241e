import type { FastifyInstance } from 'fastify'
import { speakingTo } from '../../platform/languages/reader-language.ts'
import { siteView } from '../content/content-service.ts'
import type { Letter } from './compose.ts'
import type { MailSite } from './frame.ts'
import { templates } from './templates.ts'

type Template = keyof typeof templates
type ValuesOf<T extends Template> = Parameters<(typeof templates)[T]>[1]

/**
 * Mails a template to an account in its language. Call it in the transaction of the event.
 * @param to the account and the address, which may be an old or new one.
 * @param expiresAt for mails with a secret: the body is blanked when sent, at the latest then.
 */
export function mailAccount<T extends Template>(
  { db, outbox }: Pick<FastifyInstance, 'db' | 'outbox'>,
  to: { id: number; email: string },
  template: T,
  values: ValuesOf<T>,
  expiresAt?: Date,
): void {
  const wordedBy = templates[template] as (from: MailSite, values: ValuesOf<T>) => Letter
  outbox.enqueue({
    template,
    recipient: to.email,
    accountId: to.id,
    ...speakingTo(db, to.id, () => wordedBy(siteView(db), values)),
    ...(expiresAt ? { expiresAt } : {}),
  })
}
