import { del, get, set } from 'idb-keyval'

/** The one item that is being written in this browser. Text in local storage, pictures where there is room for them. */
const FIELDS = 'uploaditem_draft'
const PICTURES = 'uploaditem_pictures'
/** The specification's place for video links until an item is posted (section 2). */
const VIDEO_LINKS = 'video_links'

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T) ?? fallback
  } catch {
    return fallback
  }
}

export const draftFields = () => read<Record<string, string>>(FIELDS, {})
export const draftVideoLinks = () => read<string[]>(VIDEO_LINKS, [])

export function keepFields(fields: Record<string, unknown>): void {
  localStorage.setItem(FIELDS, JSON.stringify(fields))
}

export function keepVideoLinks(links: string[]): void {
  localStorage.setItem(VIDEO_LINKS, JSON.stringify(links))
}

/** Pictures of the draft; none where this browser keeps none (private windows). */
export const draftPictures = (): Promise<File[]> =>
  get<File[]>(PICTURES).then(
    (files) => files ?? [],
    () => [],
  )

export const keepPictures = (files: File[]): Promise<void> => set(PICTURES, files).catch(() => {})

export async function dropDraft(): Promise<void> {
  localStorage.removeItem(FIELDS)
  localStorage.removeItem(VIDEO_LINKS)
  await del(PICTURES).catch(() => {})
}
