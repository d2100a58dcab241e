import { createStore, del, set, type UseStore, values } from 'idb-keyval'
import { CHAT_DATABASE, storedUser } from './session.ts'

/** A message on its way. */
export interface Outgoing {
  client_id: string
  to: number
  text: string
  files: File[]
  /** ISO 8601, by this browser's clock. */
  created_at: string
  state: 'sending' | 'failed' | 'signed-out'
  /** Why a message waits for its writer to send it again; null where it is sent by itself once connection or session are back. */
  refusal: string | null
}
/** `from` is the id of its writer: several people may use one browser. */
type Kept = Outgoing & { from: number }

let store: UseStore | undefined

const open = (): UseStore => {
  store ??= createStore(CHAT_DATABASE, 'outbox')
  return store
}
const from = () => storedUser()?.id ?? 0

/** Keeps a message for the pages that come next, where this browser keeps anything (private windows may not). */
export const keepOutgoing = (message: Outgoing): Promise<void> =>
  set(message.client_id, { ...message, from: from() } satisfies Kept, open()).catch(() => {})

export const forgetOutgoing = (clientId: string): Promise<void> => del(clientId, open()).catch(() => {})

/** What an earlier page of this person could not send, oldest first. */
export const keptOutgoing = (): Promise<Outgoing[]> =>
  values<Kept>(open()).then(
    (all) =>
      all
        .filter((message) => message.from === from())
        .sort((a, b) => a.created_at.localeCompare(b.created_at)),
    () => [],
  )
