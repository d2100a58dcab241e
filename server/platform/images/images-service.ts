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

export interface SentPicture {
  path: string
  name: string
}

export type ImageSource = Buffer | SentPicture

/** The images of the site: rows of `images`, and files. */
export interface ImageStore {
  db: Db
  folder: string
  worker: ImageWorker
  /** Account for scheduling and quota; NOBODY for the site. See `sentBy`. */
  sender: number
  /** True to store a WebP that needs no change byte for byte, as imports do. */
  keepsWebp?: boolean
  /** Reference counts of files that a row is about to reference and that must not be deleted: hashes of images and names of attachments. */
  claims: Map<string, number>
}

const AT_A_TIME = 2
const NAME_LENGTH = 100

/**
 * Opens the image store. Its child process starts on demand. Close `worker` at the end.
 * @param onLine as of ImageWorker.
 * @throws ConfigError if the uploads folder cannot be created or written.
 */
export async function openImageStore(
  db: Db,
  folder: string,
  onLine?: (line: string) => void,
): Promise<ImageStore> {
  await prepareUploads(folder)
  noteUploadsSince(db)
  return { db, folder, worker: new ImageWorker({}, { onLine }), sender: NOBODY, claims: new Map() }
}

export const sentBy = (store: ImageStore, accountId: number): ImageStore => ({ ...store, sender: accountId })

const TEXTS: Record<ImageProblem, () => string> = {
  unsupported: () => m.items_picture_kinds(),
  bytes: () => m.items_picture_too_large({ bytes: PICTURE.bytes / 1024 / 1024 }),
  pixels: () => m.items_picture_megapixels({ pixels: PICTURE.pixels / 1e6 }),
  avif: () => m.items_avif_megapixels(),
  empty: () => m.items_this_picture_is_empty(),
  broken: () => m.items_picture_damaged(),
  timeout: () => m.items_picture_timeout(),
  memory: () => m.items_picture_too_complex(),
}

/** Name of a file for an error; undefined if it is the only file. */
export const nameAmong = (sent: readonly unknown[], name: string): string | undefined =>
  sent.length > 1 ? cutText(name, NAME_LENGTH) : undefined

/**
 * Converts an error of the worker to one for the client; other errors are returned unchanged.
 * @param field of the form.
 * @param name from `nameAmong`.
 * @param unsupported text with the accepted formats.
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

/** @throws ImageProblemError if empty or larger than PICTURE.bytes. */
function checkSize(bytes: number): void {
  if (bytes === 0) throw new ImageProblemError('empty')
  if (bytes > PICTURE.bytes) throw new ImageProblemError('bytes')
}

/**
 * Protects the files of an image or attachment from deletion. Counted: call `unclaim` equally often.
 * @param name the image's hash or the attachment's name.
 */
export function claim({ claims }: ImageStore, name: string): void {
  claims.set(name, (claims.get(name) ?? 0) + 1)
}

export function unclaim({ claims }: ImageStore, name: string): void {
  const left = (claims.get(name) ?? 0) - 1
  if (left > 0) claims.set(name, left)
  else claims.delete(name)
}

/**
 * Stores an image upright and without metadata (decisions, section 3). Duplicates share a row. The image is protected until
 * `releaseImages`; prefer `withImages`, which calls both.
 * @param field of the form, for errors.
 * @param name from `nameAmong`.
 * @returns id in `images`.
 * @throws AppError 413 over 10 MB, 50 megapixels or the quota; 415 unsupported format; 422 damaged, empty, or too slow or too large to
 * decode; 503 queue full.
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
    const image = await store.worker.process(file, aside, store.sender, store.keepsWebp)
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

/** Ends the protection by `storeImage`, once per call; deletes the images that are unreferenced. */
export function releaseImages(store: ImageStore, ids: readonly number[]): void {
  for (const id of ids) {
    const row = findImage(store.db, id)
    if (row) unclaim(store, row.hash)
  }
  dropUnusedImages(store, ids)
}

/**
 * Stores images and calls `use` with their ids. Unreferenced ones are deleted afterwards, also after an error.
 * @param use inserts the referencing rows; it must not await.
 * @param field of the form, for errors.
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

/** Deletes the unreferenced images among these, after the commit if a transaction is open. */
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
