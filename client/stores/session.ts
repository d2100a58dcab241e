import type { UserView } from '../../server/members/accounts/user-shared.ts'

/** What the browser keeps of a signed-in person (specification, sections 3 and 4). */
const TOKEN = 'token'
const USER = 'user'
const SIGNUP = 'signup_data'
/** Drafts of messages by person (stores/drafts.ts), and messages on their way (stores/outbox-storage.ts). */
export const CHAT_DRAFT = 'chat_draft_'
export const CHAT_DATABASE = 'swapyard-chat'
/** What helpers of a swap day did and the server does not have yet (stores/desk-storage.ts). */
export const DESK_DATABASE = 'swapyard-desk'
/** Drafts of items (stores/item-drafts.ts), and what another app has shared with the site (worker/service-worker.js). */
export const ITEM_DRAFTS_DATABASE = 'swapyard-drafts'
export const SHARED_CACHE = 'shared'

/** Stores what signing in answered. */
export function storeSession(token: string, user: UserView): void {
  localStorage.setItem(TOKEN, token)
  storeUser(user)
}

/** Stores what signing up answered. Nobody is signed in by it: the sign-in page comes next. */
export function storeSignup(token: string, user: UserView): void {
  localStorage.setItem(TOKEN, token)
  localStorage.setItem(SIGNUP, JSON.stringify(user))
}

/** The address that somebody has just signed up with here; null where nobody has. */
export function signupEmail(): string | null {
  try {
    const user = JSON.parse(localStorage.getItem(SIGNUP) ?? 'null') as UserView | null
    return user?.email ?? null
  } catch {
    return null
  }
}

/** Who has just signed up here and is not signed in yet; null for nobody. */
export function newAccount(): UserView | null {
  if (!hasToken() || storedUser()) return null
  try {
    return JSON.parse(localStorage.getItem(SIGNUP) ?? 'null') as UserView | null
  } catch {
    return null
  }
}

/** Replaces the stored person, as after a change of the profile. */
export function storeUser(user: UserView): void {
  localStorage.setItem(USER, JSON.stringify(user))
}

/** Forgets token, user and signup data, messages that were not sent, and drafts of items. */
export function clearSession(): void {
  for (const key of Object.keys(localStorage)) {
    if ([TOKEN, USER, SIGNUP].includes(key) || key.startsWith(CHAT_DRAFT)) localStorage.removeItem(key)
  }
  indexedDB.deleteDatabase(CHAT_DATABASE)
  indexedDB.deleteDatabase(DESK_DATABASE)
  // The service worker keeps pages of swap days for helpers.
  navigator.serviceWorker?.controller?.postMessage('forget-desk')
  indexedDB.deleteDatabase(ITEM_DRAFTS_DATABASE)
  // Browsers have no caches on plain http.
  if ('caches' in window) caches.delete(SHARED_CACHE).catch(() => {})
}

/** Whether API calls can be made in somebody's name. */
export const hasToken = (): boolean => localStorage.getItem(TOKEN) !== null

/** The token of a session that is known to have ended. Another tab may have stored a new one since. */
let refused: string | null = null
/** Aborted while a call is under way that ends the session, and from then on. */
let ending = new AbortController()

/** Notes that the server did not know the session any more. */
export function noteSessionEnd(): void {
  refused = localStorage.getItem(TOKEN)
}

/** Whether the page may ask for something by itself: not once the session has ended, or is about to. */
export const hasSession = (): boolean =>
  hasToken() && localStorage.getItem(TOKEN) !== refused && !ending.signal.aborted

/** For calls that the page makes by itself: nobody waits for their answer once the session is about to end. */
export const whileInSession = (): AbortSignal => ending.signal

/**
 * Makes a call that ends the session. Until its answer is there the session may have ended or not.
 *
 * @throws what the call throws; the session then stands as it did.
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

/** The person who is signed in in this browser; null for nobody. */
export function storedUser(): UserView | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as UserView | null
  } catch {
    return null
  }
}
