import {
  BellRing,
  CalendarDays,
  ChartNoAxesColumn,
  CreditCard,
  DatabaseBackup,
  DoorOpen,
  FileText,
  Flag,
  FolderTree,
  Gauge,
  Inbox,
  Languages,
  Mail,
  MapPin,
  MapPinned,
  Package,
  Palette,
  Repeat,
  Scale,
  ScrollText,
  SearchX,
  Settings,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { SidebarLayout } from './sidebar-layout.tsx'

/** Pages open to moderators (server/admin/console/admin-only.ts). */
const moderation = () => [
  { href: '/admin/reports', label: m.layout_reports(), Icon: Flag },
  { href: '/admin/contact-messages', label: m.layout_contact_messages(), Icon: Inbox },
  { href: '/admin/people', label: m.layout_people(), Icon: Users },
  { href: '/admin/items', label: m.layout_items(), Icon: Package },
  { href: '/admin/swap-days', label: m.days_heading_all(), Icon: CalendarDays },
]

const groupsTexts = () => [
  { entries: [{ href: '/admin', label: m.layout_overview(), Icon: ChartNoAxesColumn }] },
  {
    title: m.layout_the_site(),
    folds: 'closed' as const,
    entries: [
      { href: '/admin/site', label: m.layout_site(), Icon: Palette },
      { href: '/admin/pages', label: m.common_pages(), Icon: FileText },
      { href: '/admin/categories', label: m.layout_categories(), Icon: FolderTree },
      { href: '/admin/texts', label: m.texts_title(), Icon: Languages },
      { href: '/admin/words', label: m.words_title(), Icon: SearchX },
      { href: '/admin/neighbourhoods', label: m.place_neighbourhoods(), Icon: MapPinned },
      { href: '/admin/meeting-places', label: m.layout_meeting_places(), Icon: MapPin },
      { href: '/admin/plans', label: m.layout_plans(), Icon: CreditCard },
    ],
  },
  {
    title: m.layout_the_community(),
    // The daily work.
    folds: 'open' as const,
    entries: [
      { href: '/admin/community', label: m.layout_who_may_do_what(), Icon: DoorOpen },
      ...moderation(),
      { href: '/admin/circles', label: m.circles_admin_title(), Icon: Repeat },
      { href: '/admin/swaps', label: m.admin_swaps_to_settle(), Icon: Scale },
    ],
  },
  {
    title: m.layout_the_machine(),
    folds: 'closed' as const,
    entries: [
      { href: '/admin/settings', label: m.place_settings(), Icon: Settings },
      { href: '/admin/limits', label: m.place_limits(), Icon: Gauge },
      { href: '/admin/deliveries', label: m.told_undelivered_nav(), Icon: BellRing },
      { href: '/admin/outbox', label: m.layout_outbox(), Icon: Mail },
      { href: '/admin/backup', label: m.layout_backup(), Icon: DatabaseBackup },
      { href: '/admin/audit-log', label: m.layout_audit_log(), Icon: ScrollText },
    ],
  },
]

/** Admin pages; moderators see a subset (server/admin/console/admin-only.ts). */
export function AdminLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  const isAdmin = context.role === 'admin'
  const groups = isAdmin ? groupsTexts() : [{ entries: moderation() }]
  const label = isAdmin ? m.layout_admin() : m.layout_moderation()
  return (
    <SidebarLayout context={context} label={label} root="/admin" groups={groups} padded>
      <div className="admin">{children}</div>
      {isAdmin && (
        <footer className="admin-version">
          <p>{m.layout_swapyard({ version: context.version })}</p>
        </footer>
      )}
    </SidebarLayout>
  )
}
