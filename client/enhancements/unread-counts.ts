import { countText, onUnread, startUnread } from '../stores/unread.ts'

/** Shows beside the sidebar's entries how much waits to be seen. */
export default function unreadCounts(sidebar: HTMLElement): void {
  const badges = [...sidebar.querySelectorAll<HTMLElement>('[data-count]')]
  onUnread((unread) => {
    for (const badge of badges) {
      const count = unread[badge.dataset.count as keyof typeof unread]
      badge.hidden = count === 0
      badge.firstElementChild!.textContent = count === 0 ? '' : countText(count)
    }
  })
  startUnread()
}
