import { isLive, on, onResume } from '../stores/realtime.ts'
import { onUnread, refreshUnread } from '../stores/unread.ts'

/** Milliseconds between two looks while the live socket is not there. */
const POLLING = 30_000

const CHANGES = [
  'MessageSent',
  'MessagesRead',
  'NotificationCreated',
  'NotificationsRead',
  'ExchangeChanged',
] as const

/** Shows beside the sidebar's entries, and in the page's title, how much waits to be seen. */
export default function unreadCounts(sidebar: HTMLElement): void {
  const title = document.title
  const badges = [...sidebar.querySelectorAll<HTMLElement>('[data-count]')]
  onUnread((unread) => {
    for (const badge of badges) {
      const count = unread[badge.dataset.count as keyof typeof unread]
      badge.hidden = count === 0
      badge.firstElementChild!.textContent = count > 99 ? '99+' : String(count || '')
    }
    const total = unread.messages + unread.notifications
    document.title = total > 0 ? `(${total}) ${title}` : title
  })
  for (const event of CHANGES) on(event, refreshUnread)
  onResume(refreshUnread)
  setInterval(() => {
    if (!isLive() && document.visibilityState === 'visible') refreshUnread()
  }, POLLING)
  refreshUnread()
}
