/** How the kinds of pictures begin that are accepted. */
const BEGINNINGS = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/gif': /^GIF8/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftyp.{0,28}avi[fs]/s,
} as const

/** Bytes from the start of a file that tell its kind. */
export const KIND_BYTES = 48

/** The MIME type of a picture by its content, as a name or a type that was sent proves nothing. Null for other files. */
export function pictureKind(head: Uint8Array): keyof typeof BEGINNINGS | null {
  const text = String.fromCharCode(...head.subarray(0, KIND_BYTES))
  const kinds = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]
  return kinds.find((kind) => BEGINNINGS[kind].test(text)) ?? null
}
