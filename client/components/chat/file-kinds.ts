import { ATTACHMENT_BYTES, DOCUMENT_ENDINGS } from '../../../server/messages/message-limits-schema.ts'
import { bytesText } from '../bytes.ts'

export const isPicture = (file: File) => file.type.startsWith('image/')

const isDocument = (file: File) => DOCUMENT_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))

/** Why a file cannot be sent; null where it can. */
export function problemOf(file: File): string | null {
  if (!isPicture(file) && !isDocument(file)) {
    return `Unsupported file: ${file.name}. Pictures, .pdf, .doc, .docx and .txt can be sent.`
  }
  if (file.size > ATTACHMENT_BYTES) return `${file.name} is larger than ${bytesText(ATTACHMENT_BYTES)}.`
  return file.size === 0 ? `${file.name} is empty.` : null
}
