import type { SendMailOptions } from 'nodemailer'
import { type Db, prepared } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { ImageStore } from '../../platform/images/images-service.ts'
import { DELIVERY } from '../limits.ts'
import type { About } from '../notifications/event-values.ts'
import { aboutOf, type Delivery, Dropped, over } from './carrying.ts'
import { dailyOnes, updateDeliveries } from './deliveries-queries.ts'
import { deliveryWords } from './delivery-words.ts'
import type { StalenessGuards } from './guards.ts'
import { mailPicture, type Pictured } from './mail-pictures.ts'
import { newsFor, newsSince } from './news-queries.ts'
import type { MailEntry, MailPicture, ToldMail } from './told-mail.ts'

type Attachment = NonNullable<SendMailOptions['attachments']>[number]

type Draft = Pick<ToldMail, 'heading' | 'text' | 'pictures' | 'entries' | 'button'> & {
  subject: string
  attachments: Attachment[]
  ids: number[]
}

const itemPicture = prepared((db) =>
  db.$client.prepare<{ item: number }, Pictured & { name: string }>(
    `SELECT items.name, images.hash, images.widths FROM items
     LEFT JOIN item_images ON item_images.item_id = items.id AND item_images.position = 0
     LEFT JOIN images ON images.id = item_images.image_id WHERE items.id = :item`,
  ),
)

/** Images of the items that the user gives and gets, or of the item in question. */
function picturesOf(
  db: Db,
  guards: StalenessGuards,
  me: number,
  { swap, item }: About,
): (Pictured & { name: string; label: string })[] {
  if (swap !== undefined) {
    const sides = guards.sidesOf(db, swap, me)
    const [gives, gets] = sides ? [sides.gives[0], sides.gets[0]] : []
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

interface Sources {
  db: Db
  images: ImageStore
  origin: string
  guards: StalenessGuards
}

export function mailDrafts({ db, images, origin, guards }: Sources): (delivery: Delivery) => Promise<Draft> {
  const host = new URL(origin).hostname
  const linkTo = (path: string) => new URL(path, origin).href

  async function single(delivery: Delivery): Promise<Draft> {
    const { id, accountId, kind, url } = delivery
    const words = deliveryWords(db, guards, delivery)
    const pictures: MailPicture[] = []
    const attachments: Attachment[] = []
    for (const [at, one] of picturesOf(db, guards, accountId, aboutOf(delivery)).entries()) {
      const content = await mailPicture(images, one, 'alone')
      if (!content) continue
      const cid = `picture-${at}@${host}`
      pictures.push({ cid, alt: one.name, label: one.label })
      attachments.push(attached(cid, content))
    }
    return {
      subject: kind === 'message' ? words.title : words.gist,
      heading: words.title,
      text: words.text,
      pictures,
      entries: [],
      button: { label: words.button, link: linkTo(url) },
      attachments,
      ids: [id],
    }
  }

  /** Digest of the current entries; the first DELIVERY.daily are listed, stale ones dropped. */
  async function daily(first: Delivery): Promise<Draft> {
    const entries: MailEntry[] = []
    const attachments: Attachment[] = []
    const ids: number[] = []
    for (const one of dailyOnes(db).all({ accountId: first.accountId })) {
      const about = aboutOf(one)
      try {
        guards.checkStillHolds(db, one, about)
      } catch (error) {
        if (!(error instanceof Dropped)) throw error
        updateDeliveries(db, [one.id], over('dropped', error.message))
        continue
      }
      ids.push(one.id)
      if (entries.length >= DELIVERY.daily) continue
      const { title, text } = deliveryWords(db, guards, one)
      const [picture] = picturesOf(db, guards, one.accountId, about).slice(-1)
      const content = picture && (await mailPicture(images, picture, 'listed'))
      const cid = content && `picture-${one.id}@${host}`
      if (cid) attachments.push(attached(cid, content))
      entries.push({ title, text, link: linkTo(one.url), cid })
    }
    if (entries.length === 0) throw new Dropped('nothing_left')
    const heading = m.told_daily_heading({ count: ids.length })
    return {
      subject: heading,
      heading,
      text:
        ids.length > entries.length
          ? m.told_daily_first_text({ listed: entries.length })
          : m.told_daily_text(),
      pictures: [],
      entries,
      button: { label: m.told_daily_button(), link: linkTo('/dashboard/matches') },
      attachments,
      ids,
    }
  }

  async function news(delivery: Delivery): Promise<Draft> {
    const found = newsFor(db, delivery.accountId, newsSince(db, delivery), DELIVERY.news)
    if (found.length === 0) throw new Dropped('nothing_new')
    const entries: MailEntry[] = []
    const attachments: Attachment[] = []
    for (const { id, name, owner, fits, ...picture } of found) {
      const content = await mailPicture(images, picture, 'listed')
      const cid = content && `picture-${id}@${host}`
      if (cid) attachments.push(attached(cid, content))
      entries.push({
        title: name,
        text: fits ? m.told_listed_by_fits({ owner }) : m.told_listed_by({ owner }),
        link: linkTo(`/productdetails/${id}`),
        cid,
      })
    }
    const { title, text, button } = deliveryWords(db, guards, delivery)
    return {
      subject: title,
      heading: title,
      text,
      pictures: [],
      entries,
      button: { label: button, link: linkTo(delivery.url) },
      attachments,
      ids: [delivery.id],
    }
  }

  return (delivery) => {
    if (delivery.batch === 'daily') return daily(delivery)
    return delivery.kind === 'news' ? news(delivery) : single(delivery)
  }
}
