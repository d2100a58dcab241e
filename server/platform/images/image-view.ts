import type { images } from '../../../db/schema/index.ts'
import type { PictureView } from './picture-shared.ts'

/** What the views need of a row of `images`. */
type ImageRow = Pick<typeof images.$inferSelect, 'hash' | 'width' | 'height' | 'widths' | 'placeholder'>

/** Width in pixels of the rendition that a card shows; of a picture that has none so wide, the widest below. */
const CARD_WIDTH = 640

/** Address of a rendition, on this site. */
export const imageUrl = (hash: string, width: number) => `/uploads/${hash}-${width}.webp`

/** The hash in the address of a rendition, with or without the site before it; null for what is no such address. */
export const hashOfUrl = (url: string): string | null =>
  /(?:^|\/)uploads\/([0-9a-f]{32})-\d{1,5}\.webp$/.exec(url)?.[1] ?? null

const srcset = ({ hash, widths }: Pick<ImageRow, 'hash' | 'widths'>) =>
  widths.map((width) => `${imageUrl(hash, width)} ${width}w`).join(', ')

/** A picture in full: `url` is its widest rendition, `width` and `height` are that one's, in pixels. */
export function imageView(row: ImageRow): PictureView {
  const { hash, width, height, placeholder } = row
  return { url: imageUrl(hash, width), srcset: srcset(row), placeholder, width, height }
}

/** A picture as cards show it. */
function cardImage(row: Pick<ImageRow, 'hash' | 'width' | 'widths'>) {
  const width = row.widths.findLast((stored) => stored <= CARD_WIDTH) ?? row.width
  return {
    image: imageUrl(row.hash, width),
    image_srcset: srcset(row),
  }
}

/** Address of a picture's smallest rendition, for what is shown small: an avatar, a category. */
export const smallImageUrl = ({ hash, widths }: Pick<ImageRow, 'hash' | 'widths'>) =>
  imageUrl(hash, widths[0]!)

/** A row as SQL by hand gives it: `widths` is JSON, and where there is no picture all is null. */
interface JoinedImage {
  hash: string | null
  width: number
  widths: string | null
}

/** As `smallImageUrl`, of a row that was joined; null without a picture. */
export const smallImageOf = ({ hash, widths }: Pick<JoinedImage, 'hash' | 'widths'>): string | null =>
  hash === null ? null : smallImageUrl({ hash, widths: JSON.parse(widths!) })

/** As `cardImage`, of a row that was joined. */
export const cardImageOf = ({ hash, width, widths }: JoinedImage) =>
  hash === null ? { image: null, image_srcset: '' } : cardImage({ hash, width, widths: JSON.parse(widths!) })
