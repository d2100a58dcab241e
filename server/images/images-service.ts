import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterCommit, type Db, immediate } from '../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import { type AppError, invalid, tooLarge, unsupportedType } from '../errors.ts'
import { NOBODY } from '../fair-queue.ts'
import { PICTURE } from '../limits.ts'
import { checkQuota } from '../quota/quota-service.ts'
import { asideFolder, placeRenditions, prepareUploads, removeRenditions } from './image-files.ts'
import { type ImageProblem, ImageProblemError } from './image-jobs.ts'
import { ImageWorker } from './image-worker.ts'
import { deleteUnusedImage, findImage, imageSize, upsertImage } from './images-queries.ts'

/** Bytes of a picture, or the path of a file that holds them; the file is left where it is. */
export type ImageSource = Buffer | string

export interface ImageStore {
  db: Db
  /** The uploads folder. */
  folder: string
  worker: ImageWorker
  /** Id of the account that sends; NOBODY for what is the site's own. See `sentBy`. */
  sender: number
  /** Files that a row will soon name (hashes of pictures, names of attachments), with the number of requests that wait for each: none is deleted. */
  claims: Map<string, number>
}

/** How many pictures of one request are in the queue at a time, so that one does not fill it. */
const AT_A_TIME = 2

/**
 * @throws ConfigError when the uploads folder cannot be made or written to.
 */
export async function openImageStore(db: Db, folder: string): Promise<ImageStore> {
  await prepareUploads(folder)
  return { db, folder, worker: new ImageWorker(), sender: NOBODY, claims: new Map() }
}

/** The same store, for what this person sends: it waits in their turn. */
export const sentBy = (store: ImageStore, accountId: number): ImageStore => ({ ...store, sender: accountId })

const problems = (): Record<ImageProblem, (field: string) => AppError> => ({
  unsupported: (field) => {
    const text = m.items_only_jpeg_png_webp_gif_and_avif()
    return unsupportedType(text, { [field]: [text] })
  },
  pixels: (field) => {
    const text = m.items_a_picture_may_have_at_most_megapixels({ pixels: PICTURE.pixels / 1e6 })
    return tooLarge(text, { [field]: [text] })
  },
  avif: (field) =>
    invalid({
      [field]: [m.items_an_avif_picture_may_have_at_most_16()],
    }),
  broken: (field) => invalid({ [field]: [m.items_this_picture_is_damaged_or_incomplete()] }),
  timeout: (field) => invalid({ [field]: [m.items_this_picture_takes_too_long_to_read()] }),
  memory: (field) => invalid({ [field]: [m.items_this_picture_takes_too_much_memory_to()] }),
})

/** What the sender of a refused picture is told; any other error as it is. */
export const asPictureRefusal = (error: unknown, field: string): unknown =>
  error instanceof ImageProblemError ? problems()[error.problem](field) : error

function checkSize(bytes: number, field: string): void {
  if (bytes === 0) throw invalid({ [field]: [m.items_this_picture_is_empty()] })
  if (bytes <= PICTURE.bytes) return
  const text = m.items_a_picture_may_have_at_most_mb({ bytes: PICTURE.bytes / 1024 / 1024 })
  throw tooLarge(text, { [field]: [text] })
}

/** Protects the file of this name until `unclaim` was called as often. */
export function claim({ claims }: ImageStore, hash: string): void {
  claims.set(hash, (claims.get(hash) ?? 0) + 1)
}

export function unclaim({ claims }: ImageStore, hash: string): void {
  const left = (claims.get(hash) ?? 0) - 1
  if (left > 0) claims.set(hash, left)
  else claims.delete(hash)
}

/**
 * Turns a picture upright, takes all metadata off it and stores it (decisions, section 3). The same picture
 * twice is one row. Nothing drops the row until `releaseImages`: use `withImages`, which does both.
 *
 * @param field which field of the form an error is about.
 * @returns id of the row in `images`.
 * @throws AppError 413 over 10 MB, 50 megapixels or what its sender may hold, 415 no picture of a kind that is taken, 422 damaged, empty or an
 * AVIF too large for the memory, 503 too many pictures wait.
 */
export async function storeImage(store: ImageStore, source: ImageSource, field = 'images'): Promise<number> {
  const { db, sender } = store
  checkSize(typeof source === 'string' ? (await stat(source)).size : source.length, field)
  const aside = await mkdtemp(join(asideFolder(store.folder), 'image-'))
  try {
    const file = typeof source === 'string' ? source : join(aside, 'upload')
    if (typeof source !== 'string') await writeFile(file, source)
    const image = await store.worker.process(file, aside, store.sender)
    if (sender !== NOBODY && !imageSize(db).get({ hash: image.hash }))
      checkQuota(db, sender, image.size, field)
    claim(store, image.hash)
    try {
      await placeRenditions(store.folder, image, aside)
      return upsertImage(db, image, sender === NOBODY ? null : sender)
    } catch (error) {
      unclaim(store, image.hash)
      throw error
    }
  } catch (error) {
    throw asPictureRefusal(error, field)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Ends the protection of stored pictures, once for each `storeImage`; those that nothing points at go. */
export function releaseImages(store: ImageStore, ids: readonly number[]): void {
  for (const id of ids) {
    const row = findImage(store.db, id)
    if (row) unclaim(store, row.hash)
  }
  dropUnusedImages(store, ids)
}

/**
 * Stores pictures, calls `use` with their ids in the same order, and keeps those that it has made a row point
 * at. When anything throws, nothing of the pictures stays behind.
 *
 * @param use writes the rows that name the pictures; it must not await.
 * @throws what `storeImage` and `use` throw.
 */
export async function withImages<T>(
  store: ImageStore,
  sources: readonly ImageSource[],
  use: (ids: number[]) => T,
  field = 'images',
): Promise<T> {
  const ids: number[] = []
  try {
    for (let at = 0; at < sources.length; at += AT_A_TIME) {
      const batch = sources.slice(at, at + AT_A_TIME).map((source) => storeImage(store, source, field))
      const settled = await Promise.allSettled(batch)
      ids.push(...settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
      const failed = settled.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
    }
    return use(ids)
  } finally {
    releaseImages(store, ids)
  }
}

/**
 * Removes the rows and files of those pictures that nothing points at: no item, request, person, category or text. After
 * the commit where a transaction is under way.
 */
export const dropUnusedImages = (store: ImageStore, ids: readonly number[]): void =>
  afterCommit(store.db, () => {
    const dropped = immediate(store.db, () =>
      [...new Set(ids)].flatMap((id) => {
        const row = findImage(store.db, id)
        if (!row || store.claims.has(row.hash)) return []
        return deleteUnusedImage(store.db, id) ?? []
      }),
    )
    for (const image of dropped) removeRenditions(store.folder, image)
  })
