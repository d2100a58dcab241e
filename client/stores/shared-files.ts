import { LONGEST } from '../../server/platform/schemas/longest-shared.ts'
import { SHARED_CACHE } from './session.ts'

/** Files that another app has shared with the installed site. */
interface Shared {
  files: File[]
  title: string
  text: string
}
const NOTHING: Shared = { files: [], title: '', text: '' }

/** Shares stored by the service worker (worker/service-worker.js). */
export async function sharedThings(): Promise<Shared> {
  try {
    if (!('caches' in window) || !(await caches.has(SHARED_CACHE))) return NOTHING
    const store = await caches.open(SHARED_CACHE)
    const shared: Shared = { ...NOTHING, files: [] }
    for (const request of await store.keys()) {
      const answer = await store.match(request)
      const name = decodeURIComponent(answer?.headers.get('x-name') ?? '')
      if (!answer) continue
      if (name) {
        const blob = await answer.blob()
        shared.files.push(new File([blob], name, { type: blob.type }))
      } else {
        const { title = '', text = '', url = '' } = (await answer.json()) as Record<string, string>
        const words = [text, url].filter((part) => part && part !== title).join('\n')
        shared.title = (title || words.split('\n')[0]!).slice(0, LONGEST.itemName)
        shared.text = words.slice(0, LONGEST.itemDescription)
      }
    }
    return shared
  } catch {
    return NOTHING
  }
}

/** Deletes shared files once they are stored as drafts. */
export async function dropShared(): Promise<void> {
  if ('caches' in window) await caches.delete(SHARED_CACHE).catch(() => {})
}
