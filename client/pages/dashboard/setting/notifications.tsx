import * as m from '../../../../server/platform/catalogues/messages.ts'
import type { NotificationSettings } from '../../../../server/site/notifications/notification-settings-shared.ts'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { Island } from '../../../island.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: m.told_notifications() })

export default function NotificationSettingsPage({
  settings,
}: PageProps<{ settings: NotificationSettings }>) {
  return (
    <>
      <h2>{m.told_notifications()}</h2>
      <p className="lead">{m.told_settings_lead()}</p>
      <NeedsScript />
      <Island name="notification-settings" when="load" props={{ settings }} />
    </>
  )
}
