import { signOut } from './sign-out.ts'

declare global {
  interface Window {
    /** Ends push in this browser, see below. Not imported by client/stores/sign-out.ts, which is in the initial bundle. */
    dropPush?: () => Promise<void>
  }
}

// Loaded soon after every page of a signed-in user, to be present when needed.

/** Milliseconds for another tab to store its token after sign-in, because the cookie is set a little earlier. */
const SIGNING_IN = 500
/** Maximum milliseconds that sign-out waits for unsubscribing from push. */
const DROPPING = 1000

/** Account id in the stored token; undefined if unreadable. */
function tokenAccount(): string | undefined {
  try {
    // Base64url is read as base64: the claims produce none of the characters in which the two differ.
    return JSON.parse(atob(localStorage.getItem('token')!.split('.')[1]!)).sub
  } catch {
    return undefined
  }
}

/**
 * Signs out if cookie and token belong to different accounts: an attacker may have set one of them, and actions must not run under the
 * wrong account.
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

// Without an API call: if the server is unreachable, it gets the end of the subscription from the push service.
window.dropPush = async () => {
  // The offline page of the next meetings (client/worker/service-worker.js). If online, the worker deletes it itself.
  await self.caches?.delete('mine').catch(() => {})
  await Promise.race([unsubscribe().catch(() => {}), new Promise((resolve) => setTimeout(resolve, DROPPING))])
}
