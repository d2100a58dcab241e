import type { UserView } from '../../server/members/accounts/user-shared.ts'

/** Data that the browser stores for a signed-in user (specification, sections 3 and 4). */
const TOKEN = 'token'
const USER = 'user'
const SIGNUP = 'signup_data'
/** Message drafts by user (stores/drafts.ts), and unsent messages (stores/outbox-storage.ts). */
export const CHAT_DRAFT = 'chat_draft_'
export const CHAT_DATABASE = 'swapyard-chat'
/** Unsent acts of swap day helpers (stores/desk-storage.ts). */
export const DESK_DATABASE = 'swapyard-desk'
/** Unsent answers to items of a swap day by user, and by guest card (stores/day-answers.ts). */
export const DAY_ANSWERS = 'day_answers_'
export const GUEST_ANSWERS = 'guest_answers_'
/** Drafts of items (stores/item-drafts.ts), and files shared by other apps (worker/service-worker.js). */
export const ITEM_DRAFTS_DATABASE = 'swapyard-drafts'
export const SHARED_CACHE = 'shared'

/** Stores the response of a sign-in. */
export function storeSession(token: string, user: UserView): void {
  localStorage.setItem(TOKEN, token)
  storeUser(user)
}

/** Stores the response of a sign-up. It signs nobody in: the sign-in page is next. */
export function storeSignup(token: string, user: UserView): void {
  localStorage.setItem(TOKEN, token)
  localStorage.setItem(SIGNUP, JSON.stringify(user))
}

/** The email address of a sign-up on this browser; null without one. */
export function signupEmail(): string | null {
  try {
    const user = JSON.parse(localStorage.getItem(SIGNUP) ?? 'null') as UserView | null
    return user?.email ?? null
  } catch {
    return null
  }
}

/** The user who has signed up here but not signed in yet; null for none. */
export function newAccount(): UserView | null {
  if (!hasToken() || storedUser()) return null
  try {
    return JSON.parse(localStorage.getItem(SIGNUP) ?? 'null') as UserView | null
  } catch {
    return null
  }
}

/** Replaces the stored user, for example after a profile change. */
export function storeUser(user: UserView): void {
  localStorage.setItem(USER, JSON.stringify(user))
}

/** Deletes token, user and sign-up data, unsent messages, and drafts of items. */
export function clearSession(): void {
  for (const key of Object.keys(localStorage)) {
    const isOwn = [CHAT_DRAFT, DAY_ANSWERS].some((begin) => key.startsWith(begin))
    if ([TOKEN, USER, SIGNUP].includes(key) || isOwn) localStorage.removeItem(key)
  }
  indexedDB.deleteDatabase(CHAT_DATABASE)
  indexedDB.deleteDatabase(DESK_DATABASE)
  // The service worker caches pages of swap days for helpers.
  navigator.serviceWorker?.controller?.postMessage('forget-desk')
  indexedDB.deleteDatabase(ITEM_DRAFTS_DATABASE)
  // Browsers have no caches on plain http.
  if ('caches' in window) caches.delete(SHARED_CACHE).catch(() => {})
}

/** True if API calls can be authenticated. */
export const hasToken = (): boolean => localStorage.getItem(TOKEN) !== null

/** The token of a session that is known to have ended. Another tab may have stored a new one since. */
let refused: string | null = null
/** Aborted when a call that ends the session begins. */
let ending = new AbortController()

/** Records that the server no longer knows the session. */
export function noteSessionEnd(): void {
  refused = localStorage.getItem(TOKEN)
}

/** False once the session has ended or is about to: background requests must not be sent. */
export const hasSession = (): boolean =>
  hasToken() && localStorage.getItem(TOKEN) !== refused && !ending.signal.aborted

/** For background calls, whose response is useless once the session is about to end. */
export const whileInSession = (): AbortSignal => ending.signal

/**
 * Makes a call that ends the session. Until its response the state of the session is unknown.
 * @throws what the call throws; the session is then unchanged.
 */
export async function endSession<T>(call: () => Promise<T>): Promise<T> {
  ending.abort()
  try {
    return await call()
  } catch (error) {
    ending = new AbortController()
    throw error
  }
}

/** The signed-in user of this browser; null for none. */
export function storedUser(): UserView | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as UserView | null
  } catch {
    return null
  }
}
