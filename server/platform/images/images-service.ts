import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterCommit, type Db, immediate } from '../../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import { invalid, tooLarge, unsupportedType } from '../errors.ts'
import { PICTURE } from '../limits.ts'
import { NOBODY } from '../queues/fair-queue.ts'
import { reserveQuota } from '../quota/quota-service.ts'
import { cutText } from '../schemas/cut-text-shared.ts'
import { asideFolder, placeRenditions, prepareUploads, removeRenditions } from './image-files.ts'
import { type ImageProblem, ImageProblemError } from './image-jobs.ts'
import { ImageWorker } from './image-worker.ts'
import { deleteUnusedImage, findImage, imageSize, upsertImage } from './images-queries.ts'
import { noteUploadsSince } from './uploads-since.ts'

/** A file that somebody has sent: where it lies, and the name that they know it by. */
export interface SentPicture {
  path: string
  name: string
}

/** A picture to be stored: its bytes, or a file, which is left where it is. */
export type ImageSource = Buffer | SentPicture

/** The pictures of the site: rows of `images`, and files in the uploads folder. */
export interface ImageStore {
  db: Db
  /** The uploads folder. */
  folder: string
  worker: ImageWorker
  /** The account whose turn and quota pictures count for; NOBODY for the site itself. See `sentBy`. */
  sender: number
  /**
   * Files that a row is about to name, and so must not be deleted: hashes of pictures and names of attachments, each with the
   * number of those who are about to.
   */
  claims: Map<string, number>
}

/** Pictures of one request that wait or are read at a time, so that a request does not fill the queue. */
const AT_A_TIME = 2
/** Characters of a file's name that its sender reads of it. */
const NAME_LENGTH = 100

/**
 * Opens the store of pictures; its child process starts with the first picture. Close `worker` when done.
 *
 * @throws ConfigError when the uploads folder cannot be made or written to.
 */
export async function openImageStore(db: Db, folder: string): Promise<ImageStore> {
  await prepareUploads(folder)
  noteUploadsSince(db)
  return { db, folder, worker: new ImageWorker(), sender: NOBODY, claims: new Map() }
}

/** The same store for pictures that this person sends: they wait in their turn, and count for their quota. */
export const sentBy = (store: ImageStore, accountId: number): ImageStore => ({ ...store, sender: accountId })

/** What the sender is told of each problem of a picture. */
const TEXTS: Record<ImageProblem, () => string> = {
  unsupported: () => m.items_only_jpeg_png_webp_gif_and_avif(),
  bytes: () => m.items_a_picture_may_have_at_most_mb({ bytes: PICTURE.bytes / 1024 / 1024 }),
  pixels: () => m.items_a_picture_may_have_at_most_megapixels({ pixels: PICTURE.pixels / 1e6 }),
  avif: () => m.items_an_avif_picture_may_have_at_most_16(),
  empty: () => m.items_this_picture_is_empty(),
  broken: () => m.items_this_picture_is_damaged_or_incomplete(),
  timeout: () => m.items_this_picture_takes_too_long_to_read(),
  memory: () => m.items_this_picture_takes_too_much_memory_to(),
}

/** How a refusal calls one of the files that were sent together: by its name; undefined for the only one, which is no question. */
export const nameAmong = (sent: readonly unknown[], name: string): string | undefined =>
  sent.length > 1 ? cutText(name, NAME_LENGTH) : undefined

/**
 * An error of the worker as the picture's sender may read it; any other error stays what it is.
 *
 * @param field which field of the form it is about.
 * @param name as `nameAmong` gives it.
 * @param unsupported says which kinds are taken.
 */
export function asPictureRefusal(
  error: unknown,
  field: string,
  name?: string,
  unsupported = TEXTS.unsupported,
): unknown {
  if (!(error instanceof ImageProblemError)) return error
  const { problem } = error
  const what = problem === 'unsupported' ? unsupported() : TEXTS[problem]()
  const text = name ? m.items_problem_of_picture({ name, text: what }) : what
  const fields = { [field]: [text] }
  if (problem === 'unsupported') return unsupportedType(text, fields)
  return problem === 'bytes' || problem === 'pixels' ? tooLarge(text, fields) : invalid(fields)
}

/** @throws ImageProblemError for an empty picture, and for one of more than PICTURE.bytes. */
function checkSize(bytes: number): void {
  if (bytes === 0) throw new ImageProblemError('empty')
  if (bytes > PICTURE.bytes) throw new ImageProblemError('bytes')
}

/**
 * Keeps the files of a picture, or an attachment, from being deleted until `unclaim` was called as often.
 *
 * @param name the picture's hash, or the attachment's name.
 */
export function claim({ claims }: ImageStore, name: string): void {
  claims.set(name, (claims.get(name) ?? 0) + 1)
}

/** Takes one `claim` back; deletes nothing. */
export function unclaim({ claims }: ImageStore, name: string): void {
  const left = (claims.get(name) ?? 0) - 1
  if (left > 0) claims.set(name, left)
  else claims.delete(name)
}

/**
 * Turns a picture upright, takes all metadata off it and stores it (decisions, section 3). The same picture
 * twice is one row. Until `releaseImages` is called the row and its files stay, even while nothing points at them; callers
 * use `withImages`, which calls both.
 *
 * @param field which field of the form an error is about.
 * @param name as `nameAmong` gives it.
 * @returns id of the row in `images`.
 * @throws AppError 413 over 10 MB, 50 megapixels or the quota of its sender, 415 no picture of a kind that is taken, 422
 * damaged, empty, an AVIF too large for the memory, or one that takes too long or too much memory to read, 503 too many wait.
 */
export async function storeImage(
  store: ImageStore,
  source: ImageSource,
  field = 'images',
  name?: string,
): Promise<number> {
  const { db, sender } = store
  const aside = await mkdtemp(join(asideFolder(store.folder), 'image-'))
  try {
    const file = Buffer.isBuffer(source) ? join(aside, 'upload') : source.path
    if (Buffer.isBuffer(source)) await writeFile(file, source)
    checkSize((await stat(file)).size)
    const image = await store.worker.process(file, aside, store.sender)
    const isCounted = sender !== NOBODY && !imageSize(db).get({ hash: image.hash })
    const endReservation = isCounted ? reserveQuota(db, sender, image.size, field) : () => {}
    claim(store, image.hash)
    try {
      await placeRenditions(store.folder, image, aside)
      return upsertImage(db, image, sender === NOBODY ? null : sender)
    } catch (error) {
      unclaim(store, image.hash)
      throw error
    } finally {
      endReservation()
    }
  } catch (error) {
    throw asPictureRefusal(error, field, name)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Ends what `storeImage` began, once for each time it was called: those of the pictures that nothing points at are deleted. */
export function releaseImages(store: ImageStore, ids: readonly number[]): void {
  for (const id of ids) {
    const row = findImage(store.db, id)
    if (row) unclaim(store, row.hash)
  }
  dropUnusedImages(store, ids)
}

/**
 * Stores pictures and calls `use` with their ids, in the same order. Afterwards those stay that a row points at, and the
 * others are deleted: all of them where `use` throws, or a picture is refused.
 *
 * @param use writes the rows that point at the pictures; it must not await.
 * @param field which field of the form an error is about.
 * @returns what `use` returns.
 * @throws what `storeImage` and `use` throw.
 */
export async function withImages<T>(
  store: ImageStore,
  sources: readonly ImageSource[],
  use: (ids: number[]) => T,
  field = 'images',
): Promise<T> {
  const ids: number[] = []
  const nameOf = (source: ImageSource) =>
    Buffer.isBuffer(source) ? undefined : nameAmong(sources, source.name)
  try {
    for (let at = 0; at < sources.length; at += AT_A_TIME) {
      const batch = sources
        .slice(at, at + AT_A_TIME)
        .map((source) => storeImage(store, source, field, nameOf(source)))
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
 * Deletes the rows and files of those of these pictures that nothing points at: no item, swap, person, category or text of the
 * site. Inside a transaction it waits until that is committed.
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
