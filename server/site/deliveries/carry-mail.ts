import { and, asc, eq, isNull, max, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { deliveries, messages } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import type { ImageStore } from '../../platform/images/images-service.ts'
import { speakingTo } from '../../platform/languages/reader-language.ts'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'
import { siteView } from '../content/content-service.ts'
import { DELIVERY, MAIL } from '../limits.ts'
import { mailFromAddress } from '../mail/mail-settings.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { SmtpError } from '../mail/smtp-answers.ts'
import { eventKind } from '../notifications/events.ts'
import type { Setting } from '../notifications/notification-settings-shared.ts'
import { aboutOf, type Carry, type Delivery, Dropped, Later, Refused, valuesOf } from './carrying.ts'
import type { StalenessGuards } from './guards.ts'
import { mailDrafts } from './mail-drafts.ts'
import { composeTold } from './told-mail.ts'
import { forgetToken, newUnsubscribeToken } from './unsubscribe-service.ts'

interface Post {
  db: Db
  config: Config
  images: ImageStore
  mailer: Mailer
  guards: StalenessGuards
}

const WHY: Record<Setting, () => string> = {
  offers: m.told_why_offers,
  messages: m.told_why_messages,
  handover: m.told_why_handover,
  matches: m.told_why_matches,
  news: m.told_why_news,
  admin: m.told_why_admin,
}

const SUBJECT = 150

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > SUBJECT ? `${cutText(line, SUBJECT).replace(/\s+\S*$/, '')}…` : line
}

const oldestUnread = prepared((db) =>
  db
    .select({ id: messages.id, createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversation')),
        eq(messages.receiverId, sql.placeholder('me')),
        isNull(messages.readAt),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(1)
    .prepare(),
)

const lastMailed = prepared((db) =>
  db
    .select({ at: max(deliveries.endedAt) })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.accountId, sql.placeholder('me')),
        eq(deliveries.topic, sql.placeholder('topic')),
        eq(deliveries.channel, 'mail'),
        eq(deliveries.outcome, 'sent'),
      ),
    )
    .prepare(),
)

/** The same delivery for another message of the conversation. */
function tellingOf(delivery: Delivery, message: number): Delivery {
  const [values, about] = [valuesOf(delivery), aboutOf(delivery)]
  const details = JSON.stringify({
    values: { ...values, message: { message } },
    about: { ...about, message },
  })
  return { ...delivery, details }
}

/**
 * Mails about messages are delayed and only sent if the message is still unread, at most one per conversation until it is read. The
 * waiting mail is for the whole conversation, because its original message may be read.
 * @returns the delivery for the oldest unread message; other kinds unchanged.
 * @throws Dropped if nothing is unread or a mail was sent; Later if the delay is not over.
 */
function ofUnread(db: Db, delivery: Delivery): Delivery {
  const { accountId: me, topic, kind } = delivery
  const { conversation } = aboutOf(delivery)
  if (kind !== 'message' || conversation === undefined) return delivery
  const oldest = oldestUnread(db).get({ conversation, me })
  if (!oldest) throw new Dropped('read')
  const mailed = lastMailed(db).get({ topic, me })?.at ?? null
  if (mailed !== null && oldest.createdAt <= mailed) throw new Dropped('told_already')
  const due = oldest.createdAt.getTime() + DELIVERY.unread
  if (due > Date.now()) throw new Later(new Date(due))
  return tellingOf(delivery, oldest.id)
}

export function carryMail({ db, config, images, mailer, guards }: Post): Carry {
  const origin = config.publicUrl
  const host = new URL(origin).hostname
  const linkTo = (path: string) => new URL(path, origin).href
  const draftOf = mailDrafts({ db, images, origin, guards })

  return (delivery, taken) => speakingTo(db, delivery.accountId, () => carry(delivery, taken))

  async function carry(delivery: Delivery, taken: Parameters<Carry>[1]): Promise<void> {
    if (!mailer.isSet) throw new Later(new Date(Date.now() + MAIL.longestBackoff))
    const told = ofUnread(db, delivery)
    const about = aboutOf(told)
    guards.checkStillRuns({ config, db }, told)
    const { email } = guards.checkStillHolds(db, told, about)
    const draft = await draftOf(told)
    const site = siteView(db)
    const setting = eventKind(delivery.kind)?.setting ?? null
    const token = setting && newUnsubscribeToken(db, delivery.accountId, setting)
    const unsubscribe = token === null ? null : linkTo(`/unsubscribe/${token}`)
    const { attachments, ids, subject, ...parts } = draft
    const letter = composeTold({
      ...parts,
      site,
      home: origin,
      isQuote: delivery.kind === 'message',
      why: setting ? WHY[setting]() : '',
      unsubscribe: unsubscribe === null ? null : { label: m.told_end_link(), link: unsubscribe },
      settings: { label: m.told_settings_link(), link: linkTo('/dashboard/setting/notifications') },
    })
    const thread = about.swap === undefined ? [] : [`<${delivery.topic}@${host}>`]
    try {
      await mailer.send(
        {
          from: { name: oneLine(site.name), address: mailFromAddress(db, config) },
          to: { name: '', address: email },
          subject: oneLine(subject),
          ...letter,
          attachments,
          messageId: `<delivery-${delivery.id}-${delivery.createdAt.getTime()}@${host}>`,
          references: thread,
          ...(thread[0] ? { inReplyTo: thread[0] } : {}),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe
              ? {
                  'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        },
        () => taken(ids),
      )
    } catch (error) {
      if (token !== null && db.$client.open) forgetToken(db, token)
      const { message, code, fault } = error as SmtpError
      if (fault === 'recipient') throw new Refused(message, code, ids)
      throw error
    }
  }
}
