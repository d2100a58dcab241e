import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { pathOf } from './sidebar-layout.tsx'

const sections = (): [label: string, href: string][] => [
  [m.layout_general(), '/dashboard/setting/general'],
  [m.layout_privacy(), '/dashboard/setting/privacy'],
  [m.layout_notifications(), '/dashboard/setting/notifications'],
  [m.layout_account(), '/dashboard/setting/account'],
  [m.layout_invitations(), '/dashboard/setting/invitations'],
]

export function SettingLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  const here = pathOf(context)
  const current = (sections().find(([, href]) => href === here) ?? sections()[0]!)[1]
  return (
    <DashboardLayout context={context}>
      <div className="setting">
        <nav aria-label={m.layout_setting()}>
          <h1>{m.layout_setting()}</h1>
          <ul>
            {sections().map(([label, href]) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section className="panel">{children}</section>
      </div>
    </DashboardLayout>
  )
}
