import type { FastifyInstance } from 'fastify'
import { speakingTo } from '../../platform/languages/reader-language.ts'
import { siteView } from '../content/content-service.ts'
import type { Letter } from './compose.ts'
import type { MailSite } from './frame.ts'
import { templates } from './templates.ts'

type Template = keyof typeof templates
type ValuesOf<T extends Template> = Parameters<(typeof templates)[T]>[1]

/**
 * Mails a template to an account, in the language of its person. Call it in the transaction that the mail tells of.
 *
 * @param to the account, and the address that the mail goes to: the account's, or one that it had or is to have.
 * @param expiresAt set where a secret is in the mail: its body is blanked once it is sent, and then at the latest.
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
