import { del, get, set } from 'idb-keyval'

import { newClientId } from './client-id.ts'
import { storedUser } from './session.ts'

/** Each person has one draft in a browser, under keys that end with their id: whoever signs in after them does not see it. */
const key = (name: string) => `${name}_${storedUser()?.id ?? 0}`
const fields = () => key('uploaditem_draft')
const wishes = () => key('uploaditem_wishes')
const pictures = () => key('uploaditem_pictures')
const clientId = () => key('uploaditem_client_id')
/** The specification's place for video links until an item is posted (section 2). */
const videoLinks = () => key('video_links')

function read<T>(name: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T) ?? fallback
  } catch {
    return fallback
  }
}

/** A draft is only a help: where the browser's storage is full, the item can be posted all the same. */
function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {}
}

export const draftFields = () => read<Record<string, string>>(fields(), {})
export const draftWishes = () => read<string[]>(wishes(), [])
export const keepWishes = (texts: string[]) => keep(wishes(), texts)
export const draftVideoLinks = () => read<string[]>(videoLinks(), [])

export const keepFields = (values: Record<string, unknown>) => keep(fields(), values)
export const keepVideoLinks = (links: string[]) => keep(videoLinks(), links)

/**
 * The `client_id` to post an item with: the same for each try, so that a bad connection posts it once. Once the item was changed it is
 * another id: an earlier try whose answer never came may have been stored, and the server would answer with that one.
 */
export function draftClientId(item: object): string {
  const words = JSON.stringify(item)
  const last = read(clientId(), { id: '', words: '' })
  const id = last.words === words ? last.id : newClientId()
  keep(clientId(), { id, words })
  return id
}

/** Pictures of the draft; none where this browser keeps none (private windows). */
export const draftPictures = (): Promise<File[]> =>
  get<File[]>(pictures()).then(
    (files) => files ?? [],
    () => [],
  )

export const keepPictures = (files: File[]): Promise<void> => set(pictures(), files).catch(() => {})

/** Forgets the draft: it was posted, or another takes its place. */
export async function dropDraft(): Promise<void> {
  for (const name of [fields(), videoLinks(), wishes(), clientId()]) localStorage.removeItem(name)
  await del(pictures()).catch(() => {})
}
