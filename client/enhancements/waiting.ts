import { signOutOfTwo } from '../stores/session-watch.ts'
import { countText, onUnread } from '../stores/unread.ts'
import unreadCounts from './unread-counts.ts'

/** Opens the exchange form for a visitor who pressed "Exchange" and then signed in. */
function openOffer(): void {
  if (location.hash !== '#offer') return
  history.replaceState(history.state, '', location.pathname + location.search)
  document.querySelector<HTMLElement>('[data-island="exchange-button"] button')?.click()
}

/** Shows the unread total in the tab title and on the account button, and in words in its menu. */
export default function waiting(menu: HTMLElement): void {
  signOutOfTwo(menu.dataset.viewer)
  const badge = menu.querySelector<HTMLElement>('[data-waiting]')!
  let total = Number(badge.dataset.waiting)
  const showInTitle = () => {
    const title = (total > 0 ? `(${total}) ` : '') + document.title.replace(/^\(\d+\) /, '')
    if (document.title !== title) document.title = title
  }
  const show = () => {
    showInTitle()
    badge.hidden = total === 0
    badge.dataset.count = countText(total)
  }
  show()
  // frame.ts and refresh-page.ts replace the title.
  new MutationObserver(showInTitle).observe(document.querySelector('title')!, { childList: true })
  onUnread((unread) => {
    total = unread.total
    show()
    menu.title = unread.words
    for (const place of document.querySelectorAll('[data-waits]')) place.textContent = unread.words
  })
  unreadCounts(document.body)
  openOffer()
}
