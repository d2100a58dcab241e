import * as m from '../../server/platform/catalogues/messages.ts'
import { hasToken, storedUser } from '../stores/session.ts'
import { signOut } from '../stores/sign-out.ts'

/** Signs out on click. Before this script has loaded, the linked page does it (islands/sign-in-form.tsx). */
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
    // Hides private content until the browser is online.
    document.body.innerHTML = `<p class="notice hint" role="alert">${m.common_signed_out_offline()}</p>`
    addEventListener('online', leave)
  })
}

/** Reloads after another user signs in in another tab: page and API calls would belong to different users. */
function reloadForAnother(): void {
  const me = storedUser()?.id
  const check = () => {
    if ((storedUser()?.id ?? me) !== me) location.reload()
  }
  addEventListener('storage', check)
  addEventListener('pageshow', check)
}

/** Some browsers delete local storage before cookies: the page then shows a user without a token for API calls. */
function signInAnew(): void {
  const here = location.pathname + location.search
  location.replace(`/sign-in?signed_out=1&redirect=${encodeURIComponent(here)}`)
}
