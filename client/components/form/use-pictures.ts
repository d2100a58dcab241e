import { useCallback, useState } from 'react'
import { PICTURE_BYTES, PICTURE_TYPES } from '../../../server/images/images-schema.ts'
import { newClientId } from '../../client-id.ts'
import { shrinkPicture } from '../../shrink-picture.ts'

/** A picture that was picked and not yet sent. */
export interface PickedPicture {
  id: string
  file: File
  /** Address of a preview in this browser. */
  preview: string
}

function problemOf(file: File): string | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) {
    return `${file.name} is no picture that can be taken: choose JPEG, PNG, WebP, GIF or AVIF.`
  }
  return file.size > PICTURE_BYTES ? `${file.name} is larger than 10 MB.` : null
}

const picked = (file: File): PickedPicture => ({
  id: newClientId(),
  file,
  preview: URL.createObjectURL(file),
})

/** Pictures of a form: picked in any way, in an order, each problem by file. `room` is how many more are taken. */
export function usePictures(room: number) {
  const [pictures, setPictures] = useState<PickedPicture[]>([])
  const [problems, setProblems] = useState<string[]>([])
  const [busy, setBusy] = useState(0)

  async function add(files: readonly File[]) {
    setBusy((count) => count + 1)
    const shrunk = await Promise.all(files.map(shrinkPicture))
    setBusy((count) => count - 1)
    const good = shrunk.filter((file) => problemOf(file) === null)
    const wrong = shrunk.flatMap((file) => problemOf(file) ?? [])
    setPictures((before) => {
      const free = Math.max(0, room - before.length)
      if (good.length > free) wrong.push(`Only ${room} pictures are taken; the rest was left out.`)
      setProblems(wrong)
      return [...before, ...good.slice(0, free).map(picked)]
    })
  }

  function remove({ id, preview }: PickedPicture) {
    URL.revokeObjectURL(preview)
    setPictures((before) => before.filter((picture) => picture.id !== id))
  }

  function move(id: string, by: -1 | 1) {
    setPictures((before) => {
      const from = before.findIndex((picture) => picture.id === id)
      const after = [...before]
      const [moved] = after.splice(from, 1)
      if (moved) after.splice(from + by, 0, moved)
      return after
    })
  }

  const restore = useCallback((files: readonly File[]) => setPictures(files.map(picked)), [])

  return { pictures, problems, busy: busy > 0, add, remove, move, restore }
}
