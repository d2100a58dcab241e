import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import { newClientId } from './client-id.ts'
import { ITEM_DRAFTS_DATABASE, storedUser } from './session.ts'

/** An unposted item of /uploaditem/many. */
export interface ItemDraft {
  /** Also the `client_id` of all attempts, so that it is posted once. */
  id: string
  /** Time of adding in milliseconds, which determines the order. */
  at: number
  name: string
  description: string
  category: string
  condition: string
  place: string
  isGift: boolean
  /** Fields filled from similar items that the user has not changed. */
  suggested: ('category' | 'condition')[]
  pictures: readonly File[]
  /** Sent without a response: it may be posted, so it must not change. */
  isSent: boolean
  /** Why it was refused. */
  reason: string | null
}
/** Everything but the pictures, which are large and only written when they change. */
type Words = Omit<ItemDraft, 'pictures'> & { of: number }

let store: UseStore | undefined

const open = (): UseStore => {
  store ??= createStore(ITEM_DRAFTS_DATABASE, 'drafts')
  return store
}
const wordsKey = (id: string) => `words ${id}`
const picturesKey = (id: string) => `pictures ${id}`
const me = () => storedUser()?.id ?? 0

export const emptyDraft = (values: Partial<ItemDraft> = {}): ItemDraft => ({
  id: newClientId(),
  at: Date.now(),
  name: '',
  description: '',
  category: '',
  condition: '',
  place: '',
  isGift: false,
  suggested: [],
  pictures: [],
  isSent: false,
  reason: null,
  ...values,
})

/** Stores a draft without its pictures. @returns false if this browser has no storage. */
export function keepWords({ pictures: _, ...words }: ItemDraft): Promise<boolean> {
  const kept = { ...words, of: me() } satisfies Words
  return set(wordsKey(words.id), kept, open()).then(
    () => true,
    () => false,
  )
}

/**
 * Stores the pictures of a draft.
 * @returns the stored copies, which later changes of the files on disk do not affect; null if this browser has no storage.
 */
export async function keepPictures({ id, pictures }: ItemDraft): Promise<readonly File[] | null> {
  try {
    await set(picturesKey(id), pictures, open())
    return (await get<File[]>(picturesKey(id), open())) ?? null
  } catch {
    return null
  }
}

export const forgetDraft = (id: string): Promise<void> =>
  delMany([wordsKey(id), picturesKey(id)], open()).catch(() => {})

/** The user's drafts in order. Pictures without fields are from a tab that was closed while they were stored. */
export async function keptDrafts(): Promise<ItemDraft[]> {
  try {
    const all = new Map((await entries<string, unknown>(open())) as [string, unknown][])
    const words = [...all]
      .filter(([key]) => key.startsWith('words '))
      .map(([, value]) => value as Words)
      .filter(({ of }) => of === me())
      .sort((one, other) => one.at - other.at)
    return words.map(({ of: _, ...draft }) => ({
      ...draft,
      pictures: (all.get(picturesKey(draft.id)) as File[] | undefined) ?? [],
    }))
  } catch {
    return []
  }
}

/** Values set for all drafts, including later ones. */
export type ForAll = Pick<ItemDraft, 'category' | 'condition' | 'place' | 'isGift'>
export const NOTHING_FOR_ALL: ForAll = { category: '', condition: '', place: '', isGift: false }

const forAllKey = () => `all ${me()}`

export const keepForAll = (values: ForAll): Promise<void> => set(forAllKey(), values, open()).catch(() => {})
export const dropForAll = (): Promise<void> => del(forAllKey(), open()).catch(() => {})
export const keptForAll = (): Promise<ForAll> =>
  get<ForAll>(forAllKey(), open()).then(
    (values) => values ?? NOTHING_FOR_ALL,
    () => NOTHING_FOR_ALL,
  )
