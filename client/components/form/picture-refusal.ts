import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES } from '../../../server/platform/images/images-shared.ts'
import { KIND_BYTES, pictureKind } from '../../../server/platform/images/picture-kind-shared.ts'

/** The MIME type of a picture that is accepted, by its content, as the server decides it. Null for other files. */
export async function pictureTypeOf(file: File): Promise<string | null> {
  // What cannot be read any more cannot be sent either.
  const head = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  return pictureKind(new Uint8Array(head))
}

/** Whether a file is a picture that is accepted, by its content. */
export const isPicture = async (file: File): Promise<boolean> => (await pictureTypeOf(file)) !== null

/** What is wrong with the one picture of a field, as the server would say it; undefined where nothing is. */
export async function pictureRefusal(file: File): Promise<string | undefined> {
  if (file.size > PICTURE_BYTES) {
    return m.form_a_picture_may_have_at_most({ bytesText: bytesText(PICTURE_BYTES) })
  }
  return (await isPicture(file)) ? undefined : m.items_picture_kinds()
}
