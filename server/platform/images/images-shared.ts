import { PICTURE } from '../limits.ts'

export const PICTURE_BYTES = PICTURE.bytes

export const PICTURES_PER_ITEM = PICTURE.perItem

/** For the file picker; the server checks the content. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
] as const
