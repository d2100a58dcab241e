import { countText, onUnread, startUnread } from '../stores/unread.ts'

export default function unreadCounts(menu: HTMLElement): void {
  const badges = [...menu.querySelectorAll<HTMLElement>('.badge[data-count]:not([data-waiting])')]
  onUnread((unread) => {
    for (const badge of badges) {
      const count = Number(unread[badge.dataset.count as keyof typeof unread])
      badge.hidden = count === 0
      badge.firstElementChild!.textContent = count === 0 ? '' : countText(count)
    }
  })
  startUnread()
}
