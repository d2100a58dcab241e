import { setWaiting } from '../page-title.ts'
import { onUnread, startUnread } from '../stores/unread.ts'

/** Keeps, in the title of the tab and on what opens the viewer's menu or drawer, how much waits for them. */
export default function waiting(menu: HTMLElement): void {
  const badges = [...document.querySelectorAll<HTMLElement>('[data-waiting]')]
  const show = (total: number) => {
    setWaiting(total)
    for (const badge of badges) {
      badge.hidden = total === 0
      badge.dataset.count = total > 99 ? '99+' : String(total)
      badge.querySelector('span span')!.textContent = badge.dataset.count
    }
  }
  show(Number(menu.querySelector<HTMLElement>('[data-waiting]')?.dataset.waiting ?? 0))
  onUnread((unread) => show(Object.values(unread).reduce((sum, count) => sum + count, 0)))
  startUnread()
}
