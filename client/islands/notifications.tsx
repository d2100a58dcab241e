import { useRef, useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type {
  NotificationsView,
  NotificationView,
} from '../../server/site/notifications/notifications-shared.ts'
import { recentDay } from '../components/chat/chat-times.ts'
import { EmptyState } from '../components/common/empty-state.tsx'
import { withQuery } from '../components/common/query.tsx'
import { QueryProblem } from '../components/common/query-problem.tsx'
import { useFocusOnMore } from '../components/common/use-focus-on-more.ts'
import { useSeen } from '../components/live/use-seen.ts'
import { NotificationItem } from '../components/notifications/notification-item.tsx'
import { useNotifications } from '../components/notifications/use-notifications.ts'
import { type Clock, useClock } from '../stores/clock.ts'

/** The specification's groups, plus one for older entries. */
const GROUPS = {
  today: m.notifications_today,
  yesterday: m.notifications_yesterday,
  earlier: m.notifications_earlier,
}

const grouped = (newestFirst: readonly NotificationView[], clock: Clock) =>
  Object.entries(GROUPS)
    .map(([key, name]) => ({
      name: name(),
      entries: newestFirst.filter(({ created_at }) => (recentDay(created_at, clock) ?? 'earlier') === key),
    }))
    .filter(({ entries }) => entries.length > 0)

/** Notifications, updated live. Marked as read when visible, but highlighted until the user leaves the page. */
function Notifications({ first, now }: { first: NotificationsView; now: number }) {
  const clock = useClock(now)
  const box = useRef<HTMLElement>(null)
  const { entries, hasOlder, older, markSeen, query } = useNotifications(first, now)
  useSeen(box, entries, markSeen)
  useFocusOnMore(box, { size: entries.length, hasMore: hasOlder })
  // Entries unread on load remain highlighted, although viewing marks them as read.
  const [unread] = useState(
    () => new Set(first.notifications.filter(({ read_at }) => !read_at).map(({ id }) => id)),
  )
  const newestFirst = entries.toReversed()
  return (
    <section ref={box} className="notifications">
      <h1>{m.notifications_notification()}</h1>
      {query.isError && <QueryProblem text={m.notifications_refresh_failed()} query={query} />}
      {newestFirst.length === 0 ? (
        <EmptyState title={m.notifications_no_notifications_yet()}>
          <p>{m.notifications_empty_lead()}</p>
          <a className="button" href="/browse">
            {m.notifications_find_items()}
          </a>
        </EmptyState>
      ) : (
        <div aria-live="polite" aria-relevant="additions">
          {grouped(newestFirst, clock).map(({ name, entries: group }) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul className="notification-entries">
                {group.map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    now={clock.now}
                    isNew={unread.has(notification.id) || Date.parse(notification.created_at) > now}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {hasOlder && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={older.isPending || undefined}
          onClick={() => older.isPending || older.mutate()}
        >
          {older.isPending
            ? m.notifications_loading()
            : older.isError
              ? m.notifications_loading_failed()
              : m.notifications_show_older()}
        </button>
      )}
    </section>
  )
}

export default withQuery(Notifications)
