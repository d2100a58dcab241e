import { onUnread, startUnread } from '../stores/unread.ts'

/** Keeps, in the title of the tab and on what opens the viewer's menu or drawer, how much waits for them. */
export default function waiting(menu: HTMLElement): void {
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
      badge.dataset.count = total > 99 ? '99+' : String(total)
      badge.querySelector('span span')!.textContent = badge.dataset.count
    }
  }
  show()
  // Where a part of the page is drawn anew, it gets another title.
  new MutationObserver(showInTitle).observe(document.querySelector('title')!, { childList: true })
  onUnread((unread) => {
    total = Object.values(unread).reduce((sum, count) => sum + count, 0)
    show()
  })
  startUnread()
}
