import * as m from '../../server/catalogues/messages.ts'
import { signOut } from '../sign-out.ts'
import { hasToken, storedUser } from '../stores/session.ts'

/** Whoever follows the link before it listens is signed out by the page that it leads to (islands/sign-in-form.tsx). */
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
