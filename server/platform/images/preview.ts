import { LRUCache } from 'lru-cache'
import { prepared } from '../../../db/open.ts'
import { unavailable } from '../errors.ts'
import { renditionFile } from './image-files.ts'
import { imageSize } from './images-queries.ts'
import type { ImageStore } from './images-service.ts'

/** Longest side in pixels: the width that messengers and social networks ask for. */
const SIDE = 1200
/** Maximum previews rendered at the same time. */
const AT_A_TIME = 4

/** Cache of previews, about 150 kB each. It is small, because clients cache a preview for a year. */
const made = prepared(() => new LRUCache<string, Promise<Buffer>>({ max: 20 }))
const running = new Set<string>()

/**
 * The whole image as a JPEG for previews elsewhere (`og:image`): some messengers show no WebP.
 *
 * @returns undefined for an unknown hash
 * @throws AppError 503 if AT_A_TIME others are being made; Error if the file is missing
 */
export async function preview(store: ImageStore, hash: string): Promise<Buffer | undefined> {
  const kept = made(store.db)
  const known = kept.get(hash)
  if (known) return known
  const size = imageSize(store.db).get({ hash })
  if (!size) return undefined
  if (running.size >= AT_A_TIME) throw unavailable()
  const scale = Math.min(1, SIDE / Math.max(size.width, size.height))
  const jpeg = store.worker.render(renditionFile(store.folder, hash, size.width), {
    format: 'jpeg',
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
    background: '#ffffff',
    margin: 0,
  })
  kept.set(hash, jpeg)
  running.add(hash)
  try {
    return await jpeg
  } catch (error) {
    kept.delete(hash)
    throw error
  } finally {
    running.delete(hash)
  }
}
