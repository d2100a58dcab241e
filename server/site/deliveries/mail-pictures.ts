import { LRUCache } from 'lru-cache'
import { prepared } from '../../../db/open.ts'
import { renditionFile } from '../../platform/images/image-files.ts'
import type { ImageStore } from '../../platform/images/images-service.ts'

/** Image sizes in pixels, twice the displayed size. */
const SIZE = { alone: 440, listed: 144 } as const
const made = prepared(() => new LRUCache<string, Buffer>({ max: 200 }))

export interface Pictured {
  hash: string | null
  /** JSON, ascending; null without an image. */
  widths: string | null
}

/** A square JPEG, which all mail programs support; undefined if there is none or it is unreadable. */
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
    return undefined
  }
}
