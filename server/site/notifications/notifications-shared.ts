import * as z from 'zod/mini'

export const NotificationView = z
  .object({
    id: z.int(),
    type: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    created_at: z.string(),
    read_at: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Notification' })
export type NotificationView = z.output<typeof NotificationView>

export const NotificationsView = z.object({
  notifications: z.array(NotificationView),
  unread_count: z.int(),
  /** Cursor for older ones; null at the end. */
  next_before: z.nullable(z.int()),
})
export type NotificationsView = z.output<typeof NotificationsView>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    NotificationCreated: { notification: NotificationView }
    NotificationsRead: { up_to: number; unread_count: number }
  }
}
