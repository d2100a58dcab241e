import { del, get, set } from 'idb-keyval'

import { newClientId } from './client-id.ts'
import { storedUser } from './session.ts'

/** One draft per user: keys end with the user id, so the next user of the browser does not see it. */
const key = (name: string) => `${name}_${storedUser()?.id ?? 0}`
const fields = () => key('uploaditem_draft')
/** Words excluded from wishes. */
const wishesOff = () => key('uploaditem_wishes_off')
const pictures = () => key('uploaditem_pictures')
const clientId = () => key('uploaditem_client_id')
/** Storage for video links of an unposted item (specification, section 2). */
const videoLinks = () => key('video_links')

function read<T>(name: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T) ?? fallback
  } catch {
    return fallback
  }
}

/** Errors are ignored, because a full storage must not prevent posting. */
function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {}
}

export const draftFields = () => read<Record<string, string>>(fields(), {})
export const draftWishesOff = () => read<string[]>(wishesOff(), [])
export const keepWishesOff = (texts: string[]) => keep(wishesOff(), texts)
export const draftVideoLinks = () => read<string[]>(videoLinks(), [])

export const keepFields = (values: Record<string, unknown>) => keep(fields(), values)
export const keepVideoLinks = (links: string[]) => keep(videoLinks(), links)

export function draftClientId(item: object): string {
  const words = JSON.stringify(item)
  const last = read(clientId(), { id: '', words: '' })
  const id = last.words === words ? last.id : newClientId()
  keep(clientId(), { id, words })
  return id
}

/** Images of the draft; none without storage (private windows). */
export const draftPictures = (): Promise<File[]> =>
  get<File[]>(pictures()).then(
    (files) => files ?? [],
    () => [],
  )

export const keepPictures = (files: File[]): Promise<void> => set(pictures(), files).catch(() => {})

/** Deletes the draft after posting or replacement. */
export async function dropDraft(): Promise<void> {
  for (const name of [fields(), videoLinks(), wishesOff(), clientId()]) localStorage.removeItem(name)
  await del(pictures()).catch(() => {})
}
