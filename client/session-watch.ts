import { signOut } from './sign-out.ts'

declare global {
  interface Window {
    /** Ends push in this browser, see below. Not imported by client/sign-out.ts, which every page loads at once. */
    dropPush?: () => Promise<void>
  }
}

// Loaded on every page of a signed-in person a moment after it has come, so that it is there without a line too.

/** Milliseconds in which another tab that is signing in stores its token: its cookie is there a moment earlier. */
const SIGNING_IN = 500
/** Milliseconds that signing out waits for the browser to drop its push. */
const DROPPING = 1000

/** Id of the account that the stored token names; undefined if that cannot be read. */
function tokenAccount(): string | undefined {
  try {
    // Base64url as base64: the claims are ASCII without the characters that the two write differently.
    return JSON.parse(atob(localStorage.getItem('token')!.split('.')[1]!)).sub
  } catch {
    return undefined
  }
}

/**
 * Signs out if the page shows one account by its cookie while calls act for another by the token: one of the two was set by a
 * stranger, and nobody should act in the wrong name.
 */
export function signOutOfTwo(shown: string | undefined): void {
  const isTwo = () => (tokenAccount() ?? shown) !== shown
  if (!isTwo()) return
  setTimeout(async () => {
    if (!isTwo()) return
    await signOut()
    const here = location.pathname + location.search
    location.replace(`/sign-in?signed_out=1&redirect=${encodeURIComponent(here)}`)
  }, SIGNING_IN)
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const mine = await registration?.pushManager?.getSubscription()
  await mine?.unsubscribe()
  localStorage.removeItem('push_told')
}

// Without a call: a server that cannot be reached learns of it later, from the push service.
window.dropPush = async () => {
  // The page of the next meetings (client/worker/service-worker.js); with a connection the worker deletes it itself.
  await self.caches?.delete('mine').catch(() => {})
  await Promise.race([unsubscribe().catch(() => {}), new Promise((resolve) => setTimeout(resolve, DROPPING))])
}
