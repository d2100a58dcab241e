import type { SendMailOptions } from 'nodemailer'
import { type Db, prepared } from '../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import type { Config } from '../config.ts'
import { siteView } from '../content/content-service.ts'
import { leafOf } from '../content/leaf.ts'
import type { ImageStore } from '../images/images-service.ts'
import { speakingTo } from '../languages/reader-language.ts'
import { DELIVERY, MAIL } from '../limits.ts'
import { isForGood, mailFromAddress, type SmtpError } from '../mail/mail-settings.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { About } from '../notifications/event-values.ts'
import { eventKind, type Setting } from '../notifications/events.ts'
import { wordsOf } from '../notifications/wording.ts'
import { givenBy, gotBy } from '../swaps/swap-sides.ts'
import { findSwap } from '../swaps/swaps-queries.ts'
import { type Carry, type Delivery, Dropped, Later, Refused } from './carrying.ts'
import { dailyOnes, updateDeliveries } from './deliveries-queries.ts'
import { mailPicture, type Pictured } from './mail-pictures.ts'
import { newsFor } from './news-queries.ts'
import { checkStillHolds } from './still-holds.ts'
import { composeTold, type MailEntry, type MailPicture, type ToldMail } from './told-mail.ts'
import { forgetToken, newUnsubscribeToken } from './unsubscribe-service.ts'

interface Post {
  db: Db
  config: Config
  images: ImageStore
  mailer: Mailer
}

type Attachment = NonNullable<SendMailOptions['attachments']>[number]

/** What a mail says, before it is one. */
type Draft = Pick<ToldMail, 'heading' | 'text' | 'pictures' | 'entries' | 'button'> & {
  attachments: Attachment[]
  /** Ids of the deliveries that it carries. */
  ids: number[]
}

const WHY: Record<Setting, () => string> = {
  offers: m.told_why_offers,
  messages: m.told_why_messages,
  handover: m.told_why_handover,
  matches: m.told_why_matches,
  news: m.told_why_news,
  admin: m.told_why_admin,
}

/** A subject is one line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 150)

const detailsOf = ({ details }: Delivery) => JSON.parse(details) as { about: About }

const itemPicture = prepared((db) =>
  db.$client.prepare<{ item: number }, Pictured & { name: string }>(
    `SELECT items.name, images.hash, images.widths FROM items
     LEFT JOIN item_images ON item_images.item_id = items.id AND item_images.position = 0
     LEFT JOIN images ON images.id = item_images.image_id WHERE items.id = :item`,
  ),
)

const oldestUnread = prepared((db) =>
  db.$client
    .prepare<{ conversation: number; me: number }, number | null>(
      `SELECT min(created_at) FROM messages WHERE conversation_id = :conversation AND receiver_id = :me AND read_at IS NULL`,
    )
    .pluck(),
)

const lastMailed = prepared((db) =>
  db.$client
    .prepare<{ topic: string; me: number }, number | null>(
      `SELECT max(ended_at) FROM deliveries WHERE account_id = :me AND topic = :topic AND channel = 'mail' AND outcome = 'sent'`,
    )
    .pluck(),
)

/**
 * A mail of a message waits for a while and goes only when it was not read; while any of that conversation is unread that a mail
 * has told of, no other goes.
 */
function checkUnread(db: Db, { accountId: me, topic, kind }: Delivery, { conversation }: About): void {
  if (kind !== 'message' || conversation === undefined) return
  const oldest = oldestUnread(db).get({ conversation, me }) ?? null
  if (oldest === null) throw new Dropped('read')
  const mailed = lastMailed(db).get({ topic, me }) ?? null
  if (mailed !== null && oldest <= mailed) throw new Dropped('told_already')
  const due = oldest + DELIVERY.unread
  if (due > Date.now()) throw new Later(new Date(due))
}

/** The pictures of what a person gives and gets, or of the thing that it is about. */
function picturesOf(
  db: Db,
  me: number,
  { swap, item }: About,
): (Pictured & { name: string; label: string })[] {
  if (swap !== undefined) {
    const found = findSwap(db, swap)
    const [gives, gets] = found ? [givenBy(found, me)[0], gotBy(found, me)[0]] : []
    return [
      ...(gives ? [{ ...gives, label: m.told_you_give() }] : []),
      ...(gets ? [{ ...gets, label: m.told_you_get() }] : []),
    ]
  }
  const found = item === undefined ? undefined : itemPicture(db).get({ item })
  return found ? [{ ...found, label: '' }] : []
}

const attached = (cid: string, content: Buffer): Attachment => ({
  cid,
  content,
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
  filename: `${cid.split('@', 1)[0]}.jpg`,
})

/** Sends mails that tell of events. */
export function carryMail({ db, config, images, mailer }: Post): Carry {
  const origin = config.publicUrl
  const host = new URL(origin).hostname
  const linkTo = (path: string) => new URL(path, origin).href

  async function single(delivery: Delivery): Promise<Draft> {
    const { id, accountId, kind, details, url } = delivery
    const words = wordsOf(db, kind, details)
    const pictures: MailPicture[] = []
    const attachments: Attachment[] = []
    for (const [at, one] of picturesOf(db, accountId, detailsOf(delivery).about).entries()) {
      const content = await mailPicture(images, one)
      if (!content) continue
      const cid = `picture-${at}@${host}`
      pictures.push({ cid, alt: one.name, label: one.label })
      attachments.push(attached(cid, content))
    }
    return {
      heading: words.title,
      text: words.text,
      pictures,
      entries: [],
      button: { label: words.button, link: linkTo(url) },
      attachments,
      ids: [id],
    }
  }

  /** Several in one: those of a day that still hold. The others are dropped. */
  async function daily(first: Delivery): Promise<Draft> {
    const entries: MailEntry[] = []
    const attachments: Attachment[] = []
    const ids: number[] = []
    for (const one of dailyOnes(db).all({ accountId: first.accountId })) {
      const { about } = detailsOf(one)
      try {
        checkStillHolds(db, one, about)
      } catch (error) {
        if (!(error instanceof Dropped)) throw error
        const over = {
          outcome: 'dropped',
          endedAt: new Date(),
          nextAttemptAt: null,
          lastError: error.message,
        } as const
        updateDeliveries(db, [one.id], over)
        continue
      }
      ids.push(one.id)
      if (entries.length >= DELIVERY.daily) continue
      const { title, text } = wordsOf(db, one.kind, one.details)
      const [picture] = picturesOf(db, one.accountId, about).slice(-1)
      const content = picture && (await mailPicture(images, picture))
      const cid = content && `picture-${one.id}@${host}`
      if (cid) attachments.push(attached(cid, content))
      entries.push({ title, text, link: linkTo(one.url), cid })
    }
    if (entries.length === 0) throw new Dropped('nothing_left')
    return {
      heading: m.told_daily_heading({ count: entries.length }),
      text: m.told_daily_text(),
      pictures: [],
      entries,
      button: { label: m.told_daily_button(), link: linkTo('/dashboard/matches') },
      attachments,
      ids,
    }
  }

  async function news(delivery: Delivery): Promise<Draft> {
    const since = delivery.createdAt.getTime() - DELIVERY.weekly
    const found = newsFor(db, delivery.accountId, since, DELIVERY.news)
    if (found.length === 0) throw new Dropped('nothing_new')
    const entries: MailEntry[] = []
    const attachments: Attachment[] = []
    for (const { id, name, owner, fits, ...picture } of found) {
      const content = await mailPicture(images, picture)
      const cid = content && `picture-${id}@${host}`
      if (cid) attachments.push(attached(cid, content))
      entries.push({
        title: name,
        text: fits ? m.told_listed_by_fits({ owner }) : m.told_listed_by({ owner }),
        link: linkTo(`/productdetails/${id}`),
        cid,
      })
    }
    const { title, text, button } = wordsOf(db, delivery.kind, delivery.details)
    return {
      heading: title,
      text,
      pictures: [],
      entries,
      button: { label: button, link: linkTo(delivery.url) },
      attachments,
      ids: [delivery.id],
    }
  }

  return (delivery, taken) => speakingTo(db, delivery.accountId, () => carry(delivery, taken))

  async function carry(delivery: Delivery, taken: Parameters<Carry>[1]): Promise<void> {
    if (!mailer.isSet) throw new Later(new Date(Date.now() + MAIL.longestBackoff))
    const { about } = detailsOf(delivery)
    checkUnread(db, delivery, about)
    const { email } = checkStillHolds(db, delivery, about)
    const draft = await (delivery.batch === 'daily'
      ? daily(delivery)
      : delivery.kind === 'news'
        ? news(delivery)
        : single(delivery))
    const { name, accent } = siteView(db)
    const setting = eventKind(delivery.kind)?.setting ?? null
    const token = setting && newUnsubscribeToken(db, delivery.accountId, setting)
    const unsubscribe = token === null ? null : linkTo(`/unsubscribe/${token}`)
    const { attachments, ids, ...parts } = draft
    const letter = composeTold({
      ...parts,
      site: name,
      home: origin,
      colour: leafOf(accent),
      why: setting ? WHY[setting]() : '',
      unsubscribe: unsubscribe === null ? null : { label: m.told_end_link(), link: unsubscribe },
      settings: { label: m.told_settings_link(), link: linkTo('/dashboard/setting/notifications') },
    })
    const thread = about.swap === undefined ? [] : [`<${delivery.topic}@${host}>`]
    try {
      await mailer.send(
        {
          from: { name: oneLine(name), address: mailFromAddress(db, config) },
          to: { name: '', address: email },
          subject: oneLine(
            parts.entries.length === 0 && delivery.kind !== 'message' ? parts.text : parts.heading,
          ),
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
      if (isForGood(error as SmtpError)) throw new Refused((error as SmtpError).message)
      throw error
    }
  }
}
