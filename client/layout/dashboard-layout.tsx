import {
  ArrowLeftRight,
  Bell,
  Heart,
  LayoutGrid,
  MessageCircle,
  Search,
  Settings,
  Sparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { pathOf, type SidebarEntry, SidebarLayout } from './sidebar-layout.tsx'

const entriesTexts = (): SidebarEntry[] => [
  { href: '/dashboard', label: m.layout_manage_post_items(), Icon: LayoutGrid },
  {
    href: '/dashboard/exchange-request',
    label: m.layout_exchange_request(),
    Icon: ArrowLeftRight,
    count: 'exchange_requests',
  },
  { href: '/dashboard/matches', label: m.matches_yours_swaps(), Icon: Sparkles, count: 'circles' },
  { href: '/dashboard/favourite', label: m.layout_favourite(), Icon: Heart },
  { href: '/dashboard/messages', label: m.layout_messages(), Icon: MessageCircle, count: 'messages' },
  { href: '/dashboard/notification', label: m.layout_notification(), Icon: Bell, count: 'notifications' },
  { href: '/dashboard/setting', label: m.layout_setting(), Icon: Settings },
]
/** Link to the public pages, if the header has no room for its links (client/styles/pages/dashboard.css). */
const marketTexts = () => [{ href: '/browse', label: m.layout_browse_the_market(), Icon: Search }]
/** Pages without padding (specification, section 2). */
const WITHOUT_PADDING = /^\/dashboard\/(?:setting|messages)\b/

export function DashboardLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <SidebarLayout
      context={context}
      label={m.layout_dashboard()}
      root="/dashboard"
      groups={[{ entries: entriesTexts() }, { className: 'to-market', entries: marketTexts() }]}
      padded={!WITHOUT_PADDING.test(pathOf(context))}
      enhance="unread-counts"
    >
      {children}
    </SidebarLayout>
  )
}
