import { createStore, del, set, type UseStore, values } from 'idb-keyval'
import { CHAT_DATABASE, storedUser } from './session.ts'

/** An unsent message. */
export interface Outgoing {
  client_id: string
  to: number
  text: string
  files: File[]
  /** ISO 8601, browser's clock. */
  created_at: string
  state: 'sending' | 'failed' | 'signed-out'
  /** Reason why only the author can resend it; null if it is resent automatically after reconnecting or signing in. */
  refusal: string | null
}
/** `from` is the author's id: several users may share a browser. */
type Kept = Outgoing & { from: number }

let store: UseStore | undefined

const open = (): UseStore => {
  store ??= createStore(CHAT_DATABASE, 'outbox')
  return store
}
const from = () => storedUser()?.id ?? 0

/** Stores a message for later pages, if the browser has storage (private windows may not). */
export const keepOutgoing = (message: Outgoing): Promise<void> =>
  set(message.client_id, { ...message, from: from() } satisfies Kept, open()).catch(() => {})

export const forgetOutgoing = (clientId: string): Promise<void> => del(clientId, open()).catch(() => {})

/** The user's unsent messages of earlier pages, oldest first. */
export const keptOutgoing = (): Promise<Outgoing[]> =>
  values<Kept>(open()).then(
    (all) =>
      all
        .filter((message) => message.from === from())
        .sort((a, b) => a.created_at.localeCompare(b.created_at)),
    () => [],
  )
