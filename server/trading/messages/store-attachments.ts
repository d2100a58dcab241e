import { createHash } from 'node:crypto'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid, unsupportedType } from '../../platform/errors.ts'
import type { UploadedFile } from '../../platform/http/forms.ts'
import { asideFolder } from '../../platform/images/image-files.ts'
import {
  asPictureRefusal,
  claim,
  type ImageStore,
  nameAmong,
  unclaim,
} from '../../platform/images/images-service.ts'
import { KIND_BYTES, pictureKind } from '../../platform/images/picture-kind-shared.ts'
import { reserveQuota } from '../../platform/quota/quota-service.ts'
import { placeAttachment, removeUnnamedAttachments } from './attachment-files.ts'
import { documentType, endingOf, safeName } from './attachment-types.ts'

export interface StoredFile {
  name: string
  mimeType: string
  size: number
  file: string
  thumbnailFile: string | null
}

const FIELD = 'attachments'

/** Claims and quota reservations of one message until rows exist. */
interface Held {
  files: string[]
  reservations: (() => void)[]
}

async function place(
  store: ImageStore,
  held: Held,
  size: number,
  files: readonly { from: string; file: string }[],
): Promise<void> {
  held.reservations.push(reserveQuota(store.db, store.sender, size, FIELD))
  for (const { from, file } of files) {
    claim(store, file)
    held.files.push(file)
    await placeAttachment(store.folder, from, file)
  }
}

async function storeDocument(
  store: ImageStore,
  held: Held,
  { path, name }: UploadedFile,
  mimeType: string,
): Promise<StoredFile> {
  const handle = await open(path, 'r+')
  let bytes: Buffer
  try {
    bytes = await handle.readFile()
    if (!documentType(name)?.fits(bytes)) {
      const text = m.messages_file_type_mismatch({ name, endingOf: endingOf(name) })
      throw unsupportedType(text, { [FIELD]: [text] })
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}${endingOf(name)}`
  await place(store, held, bytes.length, [{ from: path, file }])
  return { name, mimeType, size: bytes.length, file, thumbnailFile: null }
}

async function isPicture({ path }: UploadedFile): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(KIND_BYTES))
    return pictureKind(buffer.subarray(0, bytesRead)) !== null
  } finally {
    await handle.close()
  }
}

/** Stores an image re-encoded, so that only pixels remain. The smallest rendition is the thumbnail. */
async function storePicture(
  store: ImageStore,
  held: Held,
  { path, name }: UploadedFile,
  called: string | undefined,
): Promise<StoredFile> {
  const aside = await mkdtemp(join(asideFolder(store.folder), 'attachment-'))
  try {
    const { hash, widths } = await store.worker.process(path, aside, store.sender)
    const { size } = await stat(join(aside, `${widths.at(-1)}.webp`))
    const fileOf = (width: number) => `${hash}-${width}.webp`
    const kept = [...new Set([widths.at(-1)!, widths[0]!])]
    const files = kept.map((width) => ({ from: join(aside, `${width}.webp`), file: fileOf(width) }))
    await place(store, held, size, files)
    const stem = name.slice(0, name.length - endingOf(name).length)
    return {
      name: `${stem || 'picture'}.webp`,
      mimeType: 'image/webp',
      size,
      file: fileOf(widths.at(-1)!),
      thumbnailFile: fileOf(widths[0]!),
    }
  } catch (error) {
    throw asPictureRefusal(error, FIELD, called, m.messages_file_types)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Releases claims and reservations; deletes unreferenced files. */
function release(store: ImageStore, { files, reservations }: Held): void {
  for (const end of reservations) end()
  for (const file of files) unclaim(store, file)
  removeUnnamedAttachments(store, files)
}

/**
 * Validates files by content, stores them durably and calls `use` to insert the rows. Unreferenced files are deleted, also after errors.
 * @throws AppError 413 over 50 megapixels or the quota; 415 unsupported or mismatching type; 422 damaged or empty image; 503 queue full;
 * and what `use` throws
 */
export async function withAttachments<T>(
  store: ImageStore,
  uploads: readonly UploadedFile[],
  use: (files: StoredFile[]) => Promise<T>,
): Promise<T> {
  const held: Held = { files: [], reservations: [] }
  const stored: StoredFile[] = []
  try {
    for (const upload of uploads) {
      const named = { ...upload, name: safeName(upload.name) }
      if (upload.size === 0) throw invalid({ [FIELD]: [m.messages_is_empty({ name: named.name })] })
      const document = (await isPicture(upload)) ? undefined : documentType(named.name)
      stored.push(
        document
          ? await storeDocument(store, held, named, document.mimeType)
          : await storePicture(store, held, named, nameAmong(uploads, named.name)),
      )
    }
    return await use(stored)
  } finally {
    release(store, held)
  }
}
