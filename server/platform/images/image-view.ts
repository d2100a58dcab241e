import type { images } from '../../../db/schema/index.ts'
import type { PictureView } from './picture-shared.ts'

type ImageRow = Pick<typeof images.$inferSelect, 'hash' | 'width' | 'height' | 'widths' | 'placeholder'>

const CARD_WIDTH = 640

export const imageUrl = (hash: string, width: number) => `/uploads/${hash}-${width}.webp`

/** Extracts the hash from a rendition's URL; null for other URLs. */
export const hashOfUrl = (url: string): string | null =>
  /(?:^|\/)uploads\/([0-9a-f]{32})-\d{1,5}\.webp$/.exec(url)?.[1] ?? null

const srcset = ({ hash, widths }: Pick<ImageRow, 'hash' | 'widths'>) =>
  widths.map((width) => `${imageUrl(hash, width)} ${width}w`).join(', ')

/** `url` is the widest rendition; sizes in pixels. */
export function imageView(row: ImageRow): PictureView {
  const { hash, width, height, placeholder } = row
  return { url: imageUrl(hash, width), srcset: srcset(row), placeholder, width, height }
}

/** The rendition for cards: the widest up to CARD_WIDTH. */
function cardImage(row: Pick<ImageRow, 'hash' | 'width' | 'widths'>) {
  const width = row.widths.findLast((stored) => stored <= CARD_WIDTH) ?? row.width
  return {
    image: imageUrl(row.hash, width),
    image_srcset: srcset(row),
  }
}

/** The smallest rendition, for avatars and categories. */
export const smallImageUrl = ({ hash, widths }: Pick<ImageRow, 'hash' | 'widths'>) =>
  imageUrl(hash, widths[0]!)

/** A row of a join; all null without an image. Raw SQL has `widths` as JSON. */
interface JoinedImage {
  hash: string | null
  width: number
  widths: number[] | string | null
}

const listed = (widths: number[] | string): number[] =>
  typeof widths === 'string' ? JSON.parse(widths) : widths

export const smallImageOf = ({ hash, widths }: Pick<JoinedImage, 'hash' | 'widths'>): string | null =>
  hash === null ? null : smallImageUrl({ hash, widths: listed(widths!) })

export const cardImageOf = ({ hash, width, widths }: JoinedImage) =>
  hash === null ? { image: null, image_srcset: '' } : cardImage({ hash, width, widths: listed(widths!) })
