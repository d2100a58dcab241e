import { useCallback, useEffect, useRef, useState } from 'react'
import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES } from '../../../server/platform/images/images-shared.ts'
import { isChanged } from '../../dom/changed-file.ts'
import { newClientId } from '../../stores/client-id.ts'
import { isPicture } from './picture-refusal.ts'
import { shrinkAll } from './shrink-all.ts'

/** A picked, unsent image, or a stored one in the same order. */
export interface FormPicture {
  /** For a stored picture, its URL. */
  id: string
  /** Null for a stored picture. */
  file: File | null
  /** URL. */
  preview: string
}

/** The files to send, in order. */
export const filesOf = (pictures: readonly FormPicture[]): File[] =>
  pictures.flatMap(({ file }) => file ?? [])

/** `image_order` of the API, if it is not that of `before` with the new ones last. */
export function changedOrder(
  before: readonly string[],
  pictures: readonly FormPicture[],
): { image_order?: string[] } {
  let added = 0
  const order = pictures.map(({ id, file }) => (file ? `new:${added++}` : id))
  const usual = [
    ...before.filter((url) => order.includes(url)),
    ...order.filter((id) => id.startsWith('new:')),
  ]
  return order.join() === usual.join() ? {} : { image_order: order }
}

const stored = (url: string): FormPicture => ({ id: url, file: null, preview: url })

/** Error of a picked file; null for none. */
export async function problemOf(file: File): Promise<string | null> {
  const { name, size } = file
  if (await isChanged(file)) return m.form_file_changed({ name })
  if (size === 0) return m.form_is_empty({ name })
  if (size > PICTURE_BYTES) return m.form_is_larger_than({ name, bytesText: bytesText(PICTURE_BYTES) })
  return (await isPicture(file)) ? null : m.form_not_a_picture({ name })
}

const picked = (file: File): FormPicture => ({
  id: newClientId(),
  file,
  preview: URL.createObjectURL(file),
})

/** Images of a form with order and errors per file. `room` is the maximum, `urls` are the stored ones among them. */
export function usePictures(room: number, urls: readonly string[] = []) {
  const [pictures, setPictures] = useState<FormPicture[]>(() => urls.map(stored))
  const [problems, setProblems] = useState<string[]>([])
  const [busy, setBusy] = useState(0)
  // Current list for concurrent reads.
  const current = useRef(pictures)

  const change = useCallback((next: FormPicture[]) => {
    for (const { preview } of current.current.filter((picture) => !next.includes(picture))) {
      URL.revokeObjectURL(preview)
    }
    current.current = next
    setPictures(next)
  }, [])
  useEffect(
    () => () => {
      for (const { preview } of current.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  async function add(files: readonly File[]) {
    setBusy((count) => count + 1)
    setProblems([])
    const shrunk = await shrinkAll(files)
    const found = await Promise.all(shrunk.map(problemOf))
    setBusy((count) => count - 1)
    const good = shrunk.filter((_, at) => !found[at])
    const wrong = found.filter((problem) => problem !== null)
    const free = Math.max(0, room - current.current.length)
    if (good.length > free) wrong.push(m.form_pictures_left_out({ room }))
    setProblems(wrong)
    change([...current.current, ...good.slice(0, free).map(picked)])
  }

  function remove({ id }: FormPicture) {
    setProblems([])
    change(current.current.filter((picture) => picture.id !== id))
  }

  function move(id: string, by: -1 | 1) {
    const from = current.current.findIndex((picture) => picture.id === id)
    const after = [...current.current]
    const [moved] = after.splice(from, 1)
    if (moved) after.splice(from + by, 0, moved)
    change(after)
  }

  /** Restores earlier images before new ones. */
  const restore = useCallback(
    (files: readonly File[]) => change([...files.map(picked), ...current.current]),
    [change],
  )

  return { pictures, problems, busy: busy > 0, add, remove, move, restore }
}
