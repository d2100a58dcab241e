import type { UserView } from '../../server/accounts/accounts-shared.ts'

/** What the browser keeps of a signed-in person (specification, sections 3 and 4). */
const TOKEN = 'token'
const USER = 'user'
const SIGNUP = 'signup_data'
/** Drafts of messages by person (stores/drafts.ts), and messages on their way (stores/outbox-storage.ts). */
export const CHAT_DRAFT = 'chat_draft_'
export const CHAT_DATABASE = 'swapyard-chat'

/** Stores what signing in answered. */
export function storeSession(token: string, user: UserView): void {
  localStorage.setItem(TOKEN, token)
  storeUser(user)
}

/** Stores what signing up answered; one signs in next. */
export function storeSignup(token: string, user: UserView): void {
  localStorage.setItem(TOKEN, token)
  localStorage.setItem(SIGNUP, JSON.stringify(user))
}

/** Replaces the stored person, as after a change of the profile. */
export function storeUser(user: UserView): void {
  localStorage.setItem(USER, JSON.stringify(user))
}

/** Forgets token, user and signup data, and what was written in chats and not sent. */
export function clearSession(): void {
  for (const key of Object.keys(localStorage)) {
    if ([TOKEN, USER, SIGNUP].includes(key) || key.startsWith(CHAT_DRAFT)) localStorage.removeItem(key)
  }
  indexedDB.deleteDatabase(CHAT_DATABASE)
}

/** Whether API calls can be made in somebody's name. */
export const hasToken = (): boolean => localStorage.getItem(TOKEN) !== null

/** Whoever is signed in here; null for nobody. */
export function storedUser(): UserView | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as UserView | null
  } catch {
    return null
  }
}
