import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { NotificationsView } from '../../../server/site/notifications/notifications-shared.ts'
import { call } from '../../api.ts'
import { refreshUnread } from '../../stores/unread.ts'
import { useLive, usePolling, useResume } from '../live/use-live.ts'
import { addNotification, fetchOlder, notificationsOf, notificationsQuery } from './notification-cache.ts'

const POLLING = 15_000

/** Notifications, oldest first, live. `first` is server-rendered at `now`. */
export function useNotifications(first: NotificationsView, now: number) {
  const client = useQueryClient()
  const query = useQuery({
    ...notificationsQuery(client),
    initialData: notificationsOf(first),
    initialDataUpdatedAt: now,
    refetchInterval: usePolling(POLLING),
  })
  useLive('NotificationCreated', ({ notification }) => addNotification(client, notification))
  useResume(() => query.refetch())
  const { entries, next_before } = query.data
  const older = useMutation({
    mutationFn: async () => {
      if (next_before !== null) await fetchOlder(client, next_before)
    },
  })

  const told = useRef(0)
  async function markSeen(upTo: number) {
    if (upTo <= told.current) return
    const before = told.current
    told.current = upTo
    try {
      await call('POST /api/notifications/read', { body: { up_to: upTo } })
      refreshUnread()
    } catch {
      // Reported again when the notification is visible again.
      told.current = before
    }
  }
  return { entries, hasOlder: next_before !== null, older, markSeen, query }
}
