import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES } from '../../../server/platform/images/images-shared.ts'

/** How the kinds of pictures begin that are taken: JPEG, PNG, GIF, WebP and AVIF. */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp.{0,28}avi[fs])/s

/** Whether a file is a picture that is taken, by its content as the server sees it: a name promises nothing. */
export async function isPicture(file: File): Promise<boolean> {
  // What cannot be read any more cannot be sent either.
  const head = await file
    .slice(0, 48)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  return BEGINNING.test(String.fromCharCode(...new Uint8Array(head)))
}

/** What is wrong with the one picture of a field, as the server would say it; undefined where nothing is. */
export async function pictureRefusal(file: File): Promise<string | undefined> {
  if (file.size > PICTURE_BYTES) {
    return m.form_a_picture_may_have_at_most({ bytesText: bytesText(PICTURE_BYTES) })
  }
  return (await isPicture(file)) ? undefined : m.items_only_jpeg_png_webp_gif_and_avif()
}
