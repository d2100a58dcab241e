import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, images, itemImages, items } from '../../../db/schema/index.ts'
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

type FeedItem = ReturnType<ReturnType<typeof feedItems>['all']>[number]

const feedItems = prepared((db) =>
  db
    .select({
      id: items.id,
      name: items.name,
      description: items.description,
      owner: accounts.name,
      createdAt: items.createdAt,
      updatedAt: items.updatedAt,
      picture: { hash: images.hash, width: images.width },
    })
    .from(sql`json_each(${sql.placeholder('ids')}) AS listed`)
    .crossJoin(items)
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), sql`${itemImages.position} = 0`))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(sql`${items.id} = listed.value`)
    .orderBy(sql`listed.key`)
    .prepare(),
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

function entry(item: FeedItem, origin: string): string {
  const address = `${origin}/productdetails/${item.id}`
  const text = htmlToText(item.description)
  const { picture } = item
  const image = picture ? `<p><img src="${origin}${imageUrl(picture.hash, picture.width)}" alt=""></p>` : ''
  return (
    `<entry><id>${xml(address)}</id><title>${xml(item.name)}</title><link rel="alternate" type="text/html" href="${xml(address)}"/>` +
    `<published>${item.createdAt.toISOString()}</published><updated>${item.updatedAt.toISOString()}</updated>` +
    `<author><name>${xml(item.owner)}</name></author>` +
    `<content type="html">${xml(`${image}<p>${xml(text)}</p>`)}</content></entry>`
  )
}

/** RFC 4287. */
export function feed(db: Db, origin: string): string {
  const { site: lang } = siteLanguages(db)
  const { name, tagline } = speaking(lang, () => siteView(db))
  const shown = newestItems(db)
  const changedAt = new Date(Math.max(0, ...shown.map(({ updatedAt }) => +updatedAt)))
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">` +
    `<id>${xml(origin)}/</id><title>${xml(name)}</title><subtitle>${xml(tagline)}</subtitle><updated>${changedAt.toISOString()}</updated>` +
    `<link rel="self" type="application/atom+xml" href="${xml(origin)}/feed.atom"/><link rel="alternate" type="text/html" href="${xml(origin)}/"/>` +
    `<icon>${xml(origin)}/favicon.ico</icon>${shown.map((item) => entry(item, origin)).join('')}</feed>\n`
  )
}
