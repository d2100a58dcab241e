import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/open.ts'
import { renditionFile } from '../images/image-files.ts'
import type { ImageStore } from '../images/images-service.ts'

/** Width of the stored rendition that it is made of, and of the picture in a mail; pixels. */
const [STORED, SHOWN] = [640, 440]
/** Mails of one moment show the same pictures: some 20 kB each. */
const made = new WeakMap<Db, LRUCache<string, Buffer>>()

export interface Pictured {
  hash: string | null
  /** JSON, or null without a picture. */
  widths: string | null
}

/** A picture as every mail program shows it, square; undefined where there is none, or it cannot be read now. */
export async function mailPicture(
  images: ImageStore,
  { hash, widths }: Pictured,
): Promise<Buffer | undefined> {
  if (!hash || !widths) return undefined
  const kept = made.get(images.db) ?? new LRUCache<string, Buffer>({ max: 200 })
  made.set(images.db, kept)
  const known = kept.get(hash)
  if (known) return known
  const stored = JSON.parse(widths) as number[]
  const width = stored.findLast((one) => one <= STORED) ?? stored[0]!
  try {
    const bytes = await images.worker.render(renditionFile(images.folder, hash, width), {
      format: 'jpeg',
      width: SHOWN,
      height: SHOWN,
      background: '#ffffff',
      margin: 0,
    })
    kept.set(hash, bytes)
    return bytes
  } catch {
    // A mail without its picture says as much.
    return undefined
  }
}
