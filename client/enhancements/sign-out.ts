import * as m from '../../server/catalogues/messages.ts'
import { clearSession, endSession, hasToken, storedUser } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'

const locallyTexts = () => m.common_youve_been_signed_out_locally()

/** Ends the session on the server and here; here it ends even if the server cannot be reached. */
export default function signOut(link: HTMLElement): void {
  if (!hasToken()) {
    signInAnew()
    return
  }
  reloadForAnother()
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    const label = link.querySelector('span')!
    if (label.textContent === m.common_signing_out()) return
    label.textContent = m.common_signing_out()
    try {
      // Fetched now: every page of a signed-in person has this link, few follow it.
      const { call } = await import('../api.ts')
      const { message } = await endSession(() => call('POST /api/auth/logout'))
      toast.successAfterMove(message || m.common_logged_out_successfully())
    } catch {
      toast.errorAfterMove(m.common_failed_to_logout())
      toast.blankAfterMove(locallyTexts())
    }
    clearSession()
    // A cookie that the server could not end is cleared on the way.
    const leave = () => location.assign('/sign-in?signed_out=1')
    if (navigator.onLine) return leave()
    // Nothing of theirs stays in sight until the line is back.
    document.body.innerHTML = `<p class="notice hint" role="alert">${m.common_signed_out_offline()}</p>`
    addEventListener('online', leave)
  })
}

/** Where somebody else signs in in another tab, this page would show one person and make calls for the other. */
function reloadForAnother(): void {
  const me = storedUser()?.id
  const check = () => {
    if ((storedUser()?.id ?? me) !== me) location.reload()
  }
  addEventListener('storage', check)
  addEventListener('pageshow', check)
}

/** Some browsers forget local storage before cookies: the page then knows somebody for whom no call can be made. */
function signInAnew(): void {
  const here = location.pathname + location.search
  location.replace(`/sign-in?signed_out=1&redirect=${encodeURIComponent(here)}`)
}
