/** Magic bytes of the accepted formats. */
const BEGINNINGS = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/gif': /^GIF8/,
  'image/webp': /^RIFF.{4}WEBP/s,
  // Checked after AVIF, because the brands of an AVIF may include the general ones of HEIF.
  'image/avif': /^.{4}ftyp.{0,28}avi[fs]/s,
  'image/heic': /^.{4}ftyp.{0,28}he[iv][cmsx]/s,
  'image/heif': /^.{4}ftypm[is]f1/s,
} as const

/** Bytes needed to detect the format. */
export const KIND_BYTES = 48

/** MIME type by content, because names and sent types are not trusted; null for other files. */
export function pictureKind(head: Uint8Array): keyof typeof BEGINNINGS | null {
  const text = String.fromCharCode(...head.subarray(0, KIND_BYTES))
  const kinds = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]
  return kinds.find((kind) => BEGINNINGS[kind].test(text)) ?? null
}
