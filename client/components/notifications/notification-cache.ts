import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  NotificationsView,
  NotificationView,
} from '../../../server/site/notifications/notifications-shared.ts'
import { call } from '../../api.ts'
import { type Feed, feedOf, mergeFeeds, reaches } from '../../stores/entries.ts'

type Notifications = Feed<NotificationView>

const KEY = ['notifications']

export const notificationsOf = ({ notifications, next_before }: NotificationsView): Notifications =>
  feedOf(notifications, next_before)

const page = async (before?: number | null) =>
  notificationsOf((await call('GET /api/notifications', { query: { before: before ?? undefined } })).data)

async function fetchNew(client: QueryClient): Promise<Notifications> {
  const known = client.getQueryData<Notifications>(KEY)
  let fetched = await page()
  while (!reaches(fetched, known)) fetched = mergeFeeds(fetched, await page(fetched.next_before))
  return fetched
}

/** Merges fetched with known entries. */
export const notificationsQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: () => fetchNew(client),
    staleTime: 30_000,
    structuralSharing: (known, fresh) =>
      known ? mergeFeeds(known as Notifications, fresh as Notifications) : fresh,
  })

const join = (client: QueryClient, more: (known: Notifications) => Notifications) =>
  client.setQueryData<Notifications>(KEY, (known) => known && mergeFeeds(known, more(known)))

export const addNotification = (client: QueryClient, notification: NotificationView) =>
  join(client, (known) => ({ ...known, entries: [notification] }))

/** @throws ApiError */
export async function fetchOlder(client: QueryClient, before: number): Promise<void> {
  const older = await page(before)
  join(client, () => older)
}
