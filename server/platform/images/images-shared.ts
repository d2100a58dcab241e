import { PICTURE } from '../limits.ts'

/** Most bytes of one uploaded picture. */
export const PICTURE_BYTES = PICTURE.bytes

/** Most pictures of one item or offer. */
export const PICTURES_PER_ITEM = PICTURE.perItem

/** What is taken as a picture; the server looks at the content, the browser's picker at this. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
