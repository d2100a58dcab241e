import { pictureTypeOf } from './picture-refusal.ts'

/** Maximum useful side in pixels: the widest rendition, and room for tall images. */
const LONGEST_SIDE = 1920
/** Smaller files in bytes are sent unchanged, because scaling them would take longer than sending them. */
const SMALL = 600_000
const QUALITY = 0.86
/** Formats without transparency. */
const OPAQUE = new Set(['image/jpeg'])
/** Formats that only some browsers decode. Converting here costs less than on the server. */
const OF_PHONES = new Set(['image/heic', 'image/heif'])

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' }

/** True if any pixel is transparent. */
function isTransparent(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean {
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true
  return false
}

/** A scaled-down picture: a JPEG, or with transparency a WebP (in Safari, which cannot encode it, a PNG). */
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
 * A picture prepared for upload: photos are scaled down, formats that only this browser decodes are converted. Returns the original if that
 * gains nothing or is impossible. The format is detected by content, not by name or type.
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

/** Like `shrink`, one picture at a time: a decoded photo of 48 megapixels takes 200 MB. */
export function shrinkPicture(file: File): Promise<File> {
  const shrunk = last.then(() => shrink(file))
  last = shrunk
  return shrunk
}
