import { ATTACHMENT_BYTES, DOCUMENT_ENDINGS } from '../../../server/messages/messages-schema.ts'

export const isPicture = (file: File) => file.type.startsWith('image/')

const isDocument = (file: File) => DOCUMENT_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))

/** Why a file cannot be sent; null where it can. */
export function problemOf(file: File): string | null {
  if (!isPicture(file) && !isDocument(file)) {
    return `Unsupported file: ${file.name}. Pictures, .pdf, .doc, .docx and .txt can be sent.`
  }
  if (file.size > ATTACHMENT_BYTES) return `${file.name} is larger than ${fileSize(ATTACHMENT_BYTES)}.`
  return file.size === 0 ? `${file.name} is empty.` : null
}

/** Bytes as people say them: "340 kB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}
