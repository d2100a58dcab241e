import type { ReactNode } from 'react'
import type { PageContext } from '../page-module.ts'
import { DashboardLayout } from './dashboard-layout.tsx'

const SECTIONS: [label: string, href: string][] = [
  ['General', '/dashboard/setting/general'],
  ['Privacy', '/dashboard/setting/privacy'],
  ['Notifications', '/dashboard/setting/notifications'],
  ['Account', '/dashboard/setting/account'],
  ['Invitations', '/dashboard/setting/invitations'],
]

/** The settings: a side menu, and one section of it. */
export function SettingLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  const here = context.path.split('?')[0]!.replace(/\/$/, '')
  const current = (SECTIONS.find(([, href]) => href === here) ?? SECTIONS[0]!)[1]
  return (
    <DashboardLayout context={context}>
      <div className="setting">
        <nav aria-label="Setting">
          <h1>Setting</h1>
          <ul>
            {SECTIONS.map(([label, href]) => (
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
