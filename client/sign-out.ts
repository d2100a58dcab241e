import * as m from '../server/platform/catalogues/messages.ts'
import { clearSession, endSession } from './stores/session.ts'
import { toast } from './stores/toasts.ts'

/**
 * Ends the session on the server and in this browser; here it ends even if the server cannot be reached. The next page shows how it
 * went.
 *
 * @returns the page to go to: if the server could not be reached, one by which it ends the session of the cookie.
 */
export async function signOut(): Promise<string> {
  let to = '/sign-in'
  try {
    // Fetched now: every page of a signed-in person can call this, few do.
    const { call } = await import('./api.ts')
    const { message } = await endSession(() => call('POST /api/auth/logout'))
    toast.successAfterMove(message || m.common_logged_out_successfully())
  } catch {
    to += '?signed_out=1'
    toast.errorAfterMove(m.common_failed_to_logout())
    toast.blankAfterMove(m.common_youve_been_signed_out_locally())
    await window.dropPush?.()
  }
  clearSession()
  return to
}
