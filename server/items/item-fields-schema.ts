import { z } from 'zod'
import { LONGEST, PICTURE, VIDEO_LINKS } from '../limits.ts'
import { CONDITIONS } from './items-schema.ts'

const YOUTUBE_HOSTS = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com'])

/**
 * The id of the video that a YouTube link (watch, youtu.be, shorts, embed) leads to; null for any other link
 * (decisions, section 3).
 */
export function youtubeId(link: string): string | null {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const [first, second] = url.pathname.slice(1).split('/')
  const onYoutube = YOUTUBE_HOSTS.has(url.hostname)
  let id: string | null | undefined = null
  if (url.hostname === 'youtu.be') id = first
  else if (onYoutube && first === 'watch') id = url.searchParams.get('v')
  else if (onYoutube && (first === 'shorts' || first === 'embed')) id = second
  return id && /^[\w-]{11}$/.test(id) ? id : null
}

const text = (longest: number, what: string) =>
  z.string().trim().max(longest, `${what} takes at most ${longest} characters`)

/** What an owner says of an item, whatever form or call it comes by. */
export const ItemFields = z.object({
  name: text(LONGEST.itemName, 'The name').min(1, 'Name is required'),
  /** Plain text or simple HTML, as typed. */
  description: text(LONGEST.itemDescription, 'The description').min(1, 'Description is required'),
  product_category_id: z.int('Choose a category').positive('Choose a category'),
  condition: z.enum(CONDITIONS, 'Choose a condition'),
  trade_preferences: text(LONGEST.itemTradePreferences, 'This').default(''),
  message: text(LONGEST.itemMessage, 'The message').default(''),
  phone: text(LONGEST.phone, 'The phone number').default(''),
  location: text(LONGEST.address, 'The location').default(''),
  video_links: z
    .array(
      z
        .string()
        .trim()
        .refine((link) => youtubeId(link) !== null, 'Only YouTube links can be added'),
    )
    .max(VIDEO_LINKS, `At most ${VIDEO_LINKS} video links can be added`)
    .default([]),
})
export type ItemFields = z.input<typeof ItemFields>

/** Pictures of an item: rows of `images`, in the owner's order. */
export const ItemImages = z
  .array(z.int())
  .min(1, 'Add at least one picture')
  .max(PICTURE.perItem, `At most ${PICTURE.perItem} pictures can be added`)
