import { ArrowLeftRight, Bell, Heart, LayoutGrid, MessageCircle, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageContext } from '../page-module.ts'
import { pathOf, SidebarLayout } from './sidebar-layout.tsx'

const ENTRIES = [
  { href: '/dashboard', label: 'Manage Post Items', Icon: LayoutGrid },
  {
    href: '/dashboard/exchange-request',
    label: 'Exchange Request',
    Icon: ArrowLeftRight,
    count: 'exchange_requests',
  },
  { href: '/dashboard/favourite', label: 'Favourite', Icon: Heart },
  { href: '/dashboard/messages', label: 'Messages', Icon: MessageCircle, count: 'messages' },
  { href: '/dashboard/notification', label: 'Notification', Icon: Bell, count: 'notifications' },
  { href: '/dashboard/setting', label: 'Setting', Icon: Settings },
]
/** Pages that reach the edges (specification, section 2). */
const WITHOUT_PADDING = /^\/dashboard\/(?:setting|messages)\b/

/** A person's own pages. */
export function DashboardLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <SidebarLayout
      context={context}
      label="Dashboard"
      root="/dashboard"
      groups={[{ entries: ENTRIES }]}
      padded={!WITHOUT_PADDING.test(pathOf(context))}
      enhance="unread-counts"
    >
      {children}
    </SidebarLayout>
  )
}
