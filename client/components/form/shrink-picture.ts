import { pictureTypeOf } from './picture-refusal.ts'

/** Maximum useful side in pixels: the widest rendition, and room for tall images. */
const LONGEST_SIDE = 1920
/** Bytes below which decoding takes longer than sending. */
const SMALL = 600_000
const QUALITY = 0.86
/** Kinds of pictures without transparent parts. */
const OPAQUE = new Set(['image/jpeg'])
/** Kinds that only some browsers read. One that does makes it a picture for all, which costs less than on the server. */
const OF_PHONES = new Set(['image/heic', 'image/heif'])

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' }

/** Whether any pixel lets the ground be seen. */
function isTransparent(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean {
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true
  return false
}

/** A picture made smaller: a JPEG, or a WebP (in Safari, which writes none, a PNG) if it has transparent parts. */
function draw(bitmap: ImageBitmap, kind: string | null): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')!
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const isOpaque = OPAQUE.has(kind ?? '') || !isTransparent(context, canvas)
  return new Promise((done) => canvas.toBlob(done, isOpaque ? 'image/jpeg' : 'image/webp', QUALITY))
}

/**
 * A picture as it is worth sending: a phone's photo made smaller, a kind that only this browser reads made one that all read. The
 * original if that gains nothing, or if this browser cannot. The kind is that of the content, whatever name and type say.
 */
async function shrink(file: File): Promise<File> {
  const kind = await pictureTypeOf(file)
  const isForAll = kind !== null && !OF_PHONES.has(kind)
  if (isForAll && (file.size < SMALL || kind === 'image/gif')) return file
  try {
    const smaller = await draw(await createImageBitmap(file, { imageOrientation: 'from-image' }), kind)
    if (!smaller || (isForAll && smaller.size >= file.size)) return file
    const name = `${file.name.replace(/\.\w+$/, '')}.${ENDINGS[smaller.type]}`
    return new File([smaller], name, { type: smaller.type })
  } catch {
    return file
  }
}

let last: Promise<unknown> = Promise.resolve()

/** As `shrink`, one picture after the other: a decoded photo of 48 megapixels takes 200 MB. */
export function shrinkPicture(file: File): Promise<File> {
  const shrunk = last.then(() => shrink(file))
  last = shrunk
  return shrunk
}
