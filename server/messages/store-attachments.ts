import { createHash } from 'node:crypto'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { invalid, unsupportedType } from '../errors.ts'
import type { UploadedFile } from '../http/forms.ts'
import { asideFolder } from '../images/image-files.ts'
import { ImageProblemError } from '../images/image-worker.ts'
import { asPictureRefusal, type ImageStore } from '../images/images-service.ts'
import { placeAttachment } from './attachment-files.ts'
import { documentType, endingOf, safeName } from './attachment-types.ts'

/** A file that lies in its place, as a row names it. */
export interface StoredFile {
  name: string
  mimeType: string
  /** Bytes. */
  size: number
  file: string
  thumbnailFile: string | null
}

const FIELD = 'attachments'
const NOT_TAKEN = 'Only pictures and .pdf, .doc, .docx and .txt files can be sent.'

async function storeDocument(store: ImageStore, { path, name }: UploadedFile, mimeType: string) {
  const handle = await open(path, 'r+')
  let bytes: Buffer
  try {
    bytes = await handle.readFile()
    if (!documentType(name)?.fits(bytes)) {
      const text = `${name} is not the ${endingOf(name)} file that its name says.`
      throw unsupportedType(text, { [FIELD]: [text] })
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}${endingOf(name)}`
  await placeAttachment(store.folder, path, file)
  return { name, mimeType, size: bytes.length, file, thumbnailFile: null }
}

/** Encoded anew, so that nothing of it but its pixels is kept; the smallest rendition is the thumbnail. */
async function storePicture(store: ImageStore, { path, name }: UploadedFile): Promise<StoredFile> {
  const aside = await mkdtemp(join(asideFolder(store.folder), 'attachment-'))
  try {
    const { hash, widths } = await store.worker.process(path, aside, store.sender)
    const { size } = await stat(join(aside, `${widths.at(-1)}.webp`))
    const fileOf = (width: number) => `${hash}-${width}.webp`
    const kept = [...new Set([widths.at(-1)!, widths[0]!])]
    for (const width of kept) {
      await placeAttachment(store.folder, join(aside, `${width}.webp`), fileOf(width))
    }
    const stem = name.slice(0, name.length - endingOf(name).length)
    return {
      name: `${stem || 'picture'}.webp`,
      mimeType: 'image/webp',
      size,
      file: fileOf(widths.at(-1)!),
      thumbnailFile: fileOf(widths[0]!),
    }
  } catch (error) {
    if (error instanceof ImageProblemError && error.problem === 'unsupported') {
      throw unsupportedType(NOT_TAKEN, { [FIELD]: [NOT_TAKEN] })
    }
    throw asPictureRefusal(error, FIELD)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Checks files by their content, not their name, and puts them durably in place, for the row that comes after.
 * Files that no row comes to name are swept away later.
 *
 * @throws AppError 413 over 50 megapixels, 415 a kind that is not taken or a document that is something else, 422 a
 * damaged or empty picture, 503 too many pictures wait.
 */
export async function storeAttachments(
  store: ImageStore,
  uploads: readonly UploadedFile[],
): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const upload of uploads) {
    const named = { ...upload, name: safeName(upload.name) }
    if (upload.size === 0) throw invalid({ [FIELD]: [`${named.name} is empty.`] })
    const document = documentType(named.name)
    stored.push(
      document ? await storeDocument(store, named, document.mimeType) : await storePicture(store, named),
    )
  }
  return stored
}
