import type { FastifyInstance } from 'fastify'
import { speakingTo } from '../../platform/languages/reader-language.ts'
import { siteView } from '../content/content-service.ts'
import type { Letter } from './compose.ts'
import type { MailSite } from './frame.ts'
import { templates } from './templates.ts'
import { countUnverifiedMail } from './unverified-mails.ts'

type Template = keyof typeof templates
type ValuesOf<T extends Template> = Parameters<(typeof templates)[T]>[1]

interface Addressee {
  id: number
  email: string
  /** Null for an unverified address, which gets few mails because it may be a stranger's. */
  mailProvedAt: Date | null
}

/** Decisions of moderators, which users cannot trigger often: deferred over the limit instead of dropped. */
const LATER: ReadonlySet<Template> = new Set<Template>(['approved', 'suspended', 'suspension-lifted'])

/**
 * Mails a template to an account in its language. Call it in the transaction of the event.
 * @param to the account and the address, which may be an old or new one.
 * @param content called only if there is a mail, so that no link is stored without one. `expiresAt` is for mails with a secret: the body
 * is blanked when sent, at the latest then.
 * @returns 0, or the seconds to wait if nothing was mailed, because RATE.unverifiedMails is reached.
 */
export function mailAccount<T extends Template>(
  { db, outbox }: Pick<FastifyInstance, 'db' | 'outbox'>,
  to: Addressee,
  template: T,
  content: () => { values: ValuesOf<T>; expiresAt?: Date },
): number {
  const wait = to.mailProvedAt ? 0 : countUnverifiedMail(db, to.email)
  if (wait > 0 && !LATER.has(template)) return wait
  const { values, expiresAt } = content()
  const wordedBy = templates[template] as (from: MailSite, values: ValuesOf<T>) => Letter
  outbox.enqueue({
    template,
    recipient: to.email,
    accountId: to.id,
    ...speakingTo(db, to.id, () => wordedBy(siteView(db), values)),
    ...(expiresAt ? { expiresAt } : {}),
    ...(wait > 0 ? { sendAt: new Date(Date.now() + wait * 1000) } : {}),
  })
  return 0
}
