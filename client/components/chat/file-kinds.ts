import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_TYPES } from '../../../server/platform/images/images-shared.ts'
import { ATTACHMENT_BYTES, DOCUMENT_ENDINGS } from '../../../server/trading/messages/message-limits-shared.ts'
import { pictureTypeOf } from '../form/picture-refusal.ts'

/** Sets an image's type by content, because the extension may be missing or wrong. */
export async function known(file: File): Promise<File> {
  const type = await pictureTypeOf(file)
  return type === null || type === file.type ? file : new File([file], file.name, { type })
}

export const isPicture = (file: File) => file.type.startsWith('image/')

const isDocument = (file: File) => DOCUMENT_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))

/** Other image types, such as SVG, are not accepted. */
const isTakenPicture = (file: File) => (PICTURE_TYPES as readonly string[]).includes(file.type)

/** Error of a file; null if it can be sent. */
export function problemOf(file: File): string | null {
  if (!isTakenPicture(file) && !isDocument(file)) {
    return m.messages_unsupported_file_named({ name: file.name })
  }
  if (file.size > ATTACHMENT_BYTES)
    return m.messages_is_larger_than({ name: file.name, bytesText: bytesText(ATTACHMENT_BYTES) })
  return file.size === 0 ? m.messages_is_empty({ name: file.name }) : null
}
