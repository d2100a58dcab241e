import { signOutOfTwo } from '../stores/session-watch.ts'
import { countText, onUnread } from '../stores/unread.ts'
import unreadCounts from './unread-counts.ts'

/** Opens the exchange form for a visitor who pressed "Exchange" and then signed in. */
function openOffer(): void {
  if (location.hash !== '#offer') return
  history.replaceState(history.state, '', location.pathname + location.search)
  document.querySelector<HTMLElement>('[data-island="exchange-button"] button')?.click()
}

/** Shows the unread total in the tab title and on menu buttons. */
export default function waiting(menu: HTMLElement): void {
  signOutOfTwo(menu.dataset.viewer)
  const badges = [...document.querySelectorAll<HTMLElement>('[data-waiting]')]
  let total = Number(menu.querySelector<HTMLElement>('[data-waiting]')?.dataset.waiting ?? 0)
  const showInTitle = () => {
    const title = (total > 0 ? `(${total}) ` : '') + document.title.replace(/^\(\d+\) /, '')
    if (document.title !== title) document.title = title
  }
  const show = () => {
    showInTitle()
    for (const badge of badges) {
      badge.hidden = total === 0
      badge.dataset.count = countText(total)
      badge.querySelector('span span')!.textContent = badge.dataset.count
    }
  }
  show()
  // frame.ts and refresh-page.ts replace the title.
  new MutationObserver(showInTitle).observe(document.querySelector('title')!, { childList: true })
  onUnread((unread) => {
    total = Object.values(unread).reduce((sum, count) => sum + count, 0)
    show()
  })
  unreadCounts(document.body)
  openOffer()
}
