import * as m from '../../server/platform/catalogues/messages.ts'
import { clearSession, endSession } from './session.ts'
import { toast } from './toasts.ts'

/**
 * Ends the session on the server and in this browser; locally also if the server is unreachable. The next page shows the result.
 * @returns the next page; after a failed call, one that makes the server end the cookie's session.
 */
export async function signOut(): Promise<string> {
  let to = '/sign-in'
  try {
    // Imported on use, because every page includes this function and few pages call it.
    const { call } = await import('../api.ts')
    const { message } = await endSession(() => call('POST /api/auth/logout'))
    toast.successAfterMove(message || m.common_logged_out_successfully())
  } catch {
    to += '?signed_out=1'
    toast.errorAfterMove(m.common_failed_to_logout())
    toast.blankAfterMove(m.common_signed_out_locally())
    await window.dropPush?.()
  }
  clearSession()
  return to
}
