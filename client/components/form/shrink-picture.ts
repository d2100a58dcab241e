import { PICTURE_TYPES } from '../../../server/platform/images/images-shared.ts'

/** Longest side in pixels that is worth sending: the widest stored rendition, and room for a tall picture. */
const LONGEST_SIDE = 1920
/** Below this many bytes decoding takes longer than sending. */
const SMALL = 600_000
const QUALITY = 0.86

/** Whether every browser reads a picture. HEIC is made a JPEG where this browser reads it, which costs less than on the server. */
const isTaken = ({ type }: Blob) =>
  (PICTURE_TYPES as readonly string[]).includes(type) && !/hei[cf]$/.test(type)

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
}

/**
 * A picture as it is worth sending: a phone's photo made smaller, a kind that only this browser reads (HEIC) made
 * JPEG. The original where that gains nothing, or this browser cannot.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (isTaken(file) && (file.size < SMALL || file.type === 'image/gif')) return file
  try {
    const smaller = await draw(await createImageBitmap(file, { imageOrientation: 'from-image' }))
    if (!smaller || (isTaken(file) && smaller.size >= file.size)) return file
    return new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch {
    return file
  }
}
