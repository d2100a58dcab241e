import * as m from '../../../server/platform/catalogues/messages.ts'
import type { NotificationsView } from '../../../server/site/notifications/notifications-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.notifications_notification() })

export default function NotificationPage({
  first,
  now,
}: PageProps<{ first: NotificationsView; now: number }>) {
  return (
    <>
      <NeedsScript />
      <Island name="notifications" when="load" props={{ first, now }} />
    </>
  )
}
