import { LRUCache } from 'lru-cache'
import { prepared } from '../../../db/open.ts'
import { renditionFile } from '../../platform/images/image-files.ts'
import type { ImageStore } from '../../platform/images/images-service.ts'

/** Width and height of a picture in a mail, pixels: twice what they take up there, alone and in a list. */
const SIZE = { alone: 440, listed: 144 } as const
/** Mails of one moment show the same pictures: some 20 kB each, listed ones 4 kB. */
const made = prepared(() => new LRUCache<string, Buffer>({ max: 200 }))

export interface Pictured {
  hash: string | null
  /** JSON, from narrow to wide; null without a picture. */
  widths: string | null
}

/** A picture as every mail program shows it, a square JPEG; undefined where there is none, or it cannot be read now. */
export async function mailPicture(
  images: ImageStore,
  { hash, widths }: Pictured,
  shown: keyof typeof SIZE,
): Promise<Buffer | undefined> {
  if (!hash || !widths) return undefined
  const kept = made(images.db)
  const size = SIZE[shown]
  const key = `${hash} ${size}`
  const known = kept.get(key)
  if (known) return known
  const stored = JSON.parse(widths) as number[]
  const width = stored.find((one) => one >= size) ?? stored.at(-1)!
  try {
    const bytes = await images.worker.render(renditionFile(images.folder, hash, width), {
      format: 'jpeg',
      width: size,
      height: size,
      background: '#ffffff',
      margin: 0,
    })
    kept.set(key, bytes)
    return bytes
  } catch {
    // A mail without its picture says as much.
    return undefined
  }
}
