import { type Db, prepared } from '../../../db/open.ts'
import { speaking } from '../../platform/catalogues/current.ts'
import { imageUrl } from '../../platform/images/image-view.ts'
import { siteLanguages } from '../../platform/languages/languages-service.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { escaped } from '../../platform/schemas/escaped-shared.ts'
import { siteView } from '../../site/content/content-service.ts'
import { htmlToText } from '../../site/content/safe-html.ts'
import { allItemsList } from '../items/items-service.ts'
import { spreadPart } from '../items/owner-spread.ts'
import { FEED_ITEMS, OWNER_SPREAD } from '../limits.ts'

interface FeedItem {
  id: number
  name: string
  description: string
  owner: string
  createdAt: number
  updatedAt: number
  hash: string | null
  width: number
}

const feedItems = prepared((db) =>
  db.$client.prepare<{ ids: string }, FeedItem>(
    `SELECT items.id, items.name, items.description, accounts.name AS owner, items.created_at AS createdAt,
       items.updated_at AS updatedAt, images.hash, images.width
     FROM json_each(:ids) AS listed CROSS JOIN items ON items.id = listed.value
     JOIN accounts ON accounts.id = owner_id
     LEFT JOIN item_images ON item_images.item_id = items.id AND item_images.position = 0
     LEFT JOIN images ON images.id = item_images.image_id
     ORDER BY listed.key`,
  ),
)

function newestItems(db: Db): FeedItem[] {
  const list = allItemsList(db)
  const first = spreadPart(db, list, { limit: PAGE_SIZE.grid })
  const all = spreadPart(db, list, { limit: FEED_ITEMS, most: OWNER_SPREAD.mostOfFeed })
  const ids = [...new Set([...first, ...all])].slice(0, FEED_ITEMS)
  return feedItems(db).all({ ids: JSON.stringify(ids) })
}

/** Removes control characters, which XML 1.0 forbids, and escapes. */
const xml = (text: string) =>
  escaped(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
    text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ''),
  )

const moment = (at: number) => new Date(at).toISOString()

function entry(item: FeedItem, origin: string): string {
  const address = `${origin}/productdetails/${item.id}`
  const text = htmlToText(item.description)
  const picture = item.hash ? `<p><img src="${origin}${imageUrl(item.hash, item.width)}" alt=""></p>` : ''
  return (
    `<entry><id>${xml(address)}</id><title>${xml(item.name)}</title><link rel="alternate" type="text/html" href="${xml(address)}"/>` +
    `<published>${moment(item.createdAt)}</published><updated>${moment(item.updatedAt)}</updated>` +
    `<author><name>${xml(item.owner)}</name></author>` +
    `<content type="html">${xml(`${picture}<p>${xml(text)}</p>`)}</content></entry>`
  )
}

/** RFC 4287. */
export function feed(db: Db, origin: string): string {
  const { site: lang } = siteLanguages(db)
  const { name, tagline } = speaking(lang, () => siteView(db))
  const items = newestItems(db)
  const changedAt = Math.max(0, ...items.map(({ updatedAt }) => updatedAt))
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">` +
    `<id>${xml(origin)}/</id><title>${xml(name)}</title><subtitle>${xml(tagline)}</subtitle><updated>${moment(changedAt)}</updated>` +
    `<link rel="self" type="application/atom+xml" href="${xml(origin)}/feed.atom"/><link rel="alternate" type="text/html" href="${xml(origin)}/"/>` +
    `<icon>${xml(origin)}/favicon.ico</icon>${items.map((item) => entry(item, origin)).join('')}</feed>\n`
  )
}
