import * as m from '../../server/platform/catalogues/messages.ts'
import { signOut } from '../sign-out.ts'
import { hasToken, storedUser } from '../stores/session.ts'

/** Signs out when the link is followed. Before this script listens, the page it leads to does so (islands/sign-in-form.tsx). */
export default function signOutLink(link: HTMLElement): void {
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
    const to = await signOut()
    const leave = () => location.assign(to)
    if (navigator.onLine) return leave()
    // Nothing of theirs stays in sight until the browser is online again.
    document.body.innerHTML = `<p class="notice hint" role="alert">${m.common_signed_out_offline()}</p>`
    addEventListener('online', leave)
  })
}

/** Loads the page anew where somebody else has signed in in another tab: it would show one person and make calls for the other. */
function reloadForAnother(): void {
  const me = storedUser()?.id
  const check = () => {
    if ((storedUser()?.id ?? me) !== me) location.reload()
  }
  addEventListener('storage', check)
  addEventListener('pageshow', check)
}

/** Some browsers delete local storage before cookies: then the page shows somebody for whom no call can be made. */
function signInAnew(): void {
  const here = location.pathname + location.search
  location.replace(`/sign-in?signed_out=1&redirect=${encodeURIComponent(here)}`)
}
