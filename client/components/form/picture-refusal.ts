import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES } from '../../../server/platform/images/images-shared.ts'
import { KIND_BYTES, pictureKind } from '../../../server/platform/images/picture-kind-shared.ts'

/** MIME type of an accepted image by content, as on the server; null for others. */
export async function pictureTypeOf(file: File): Promise<string | null> {
  // An unreadable file counts as no image, because it could not be sent.
  const head = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  return pictureKind(new Uint8Array(head))
}

export const isPicture = async (file: File): Promise<boolean> => (await pictureTypeOf(file)) !== null

/** Error of a single image; undefined if valid. */
export async function pictureRefusal(file: File): Promise<string | undefined> {
  if (file.size > PICTURE_BYTES) {
    return m.form_picture_too_large({ bytesText: bytesText(PICTURE_BYTES) })
  }
  return (await isPicture(file)) ? undefined : m.items_picture_kinds()
}
