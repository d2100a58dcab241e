import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid } from '../../platform/errors.ts'
import { hashOfUrl, imageUrl } from '../../platform/images/image-view.ts'
import { findImage, imagesWithPrefix } from '../../platform/images/images-queries.ts'

const WIDTH = 640

const NEW = /^new:(\d{1,2})$/

export const imageIdsIn = (db: Db, text: string): number[] =>
  [...text.matchAll(/\/uploads\/([0-9a-f]{32})-/g)].flatMap(([, hash]) =>
    imagesWithPrefix(db, hash!).map(({ id }) => id),
  )

function addressOf(db: Db, id: number): string {
  const { hash, widths, width } = findImage(db, id)!
  return imageUrl(hash, widths.findLast((stored) => stored <= WIDTH) ?? width)
}

/** Replaces each `new:<n>` in a form by the URL of the n-th new image. @throws AppError 422 for `field` if a URL is not an image of this site */
export function placed<T>(db: Db, form: T, newIds: readonly number[], field: string): T {
  function place(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => place(entry, name))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, place(entry, key)]))
    }
    if (typeof value !== 'string' || (name !== 'logo' && name !== 'image')) return value
    const added = newIds[Number(NEW.exec(value)?.[1] ?? -1)]
    if (added !== undefined) return addressOf(db, added)
    const hash = hashOfUrl(value)
    if (value.startsWith('/uploads/') && hash && imagesWithPrefix(db, hash).length > 0) return value
    throw invalid({ [field]: [m.admin_picture_gone()] })
  }
  return place(form, '') as T
}
