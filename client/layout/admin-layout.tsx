import {
  ChartNoAxesColumn,
  CreditCard,
  DatabaseBackup,
  DoorOpen,
  FileText,
  Flag,
  FolderTree,
  Inbox,
  Mail,
  MapPin,
  Package,
  Palette,
  ScrollText,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageContext } from '../page-module.ts'
import { SidebarLayout } from './sidebar-layout.tsx'

/** For moderators what they reach (server/admin/admin-only.ts). */
const MODERATION = [
  { href: '/admin/reports', label: 'Reports', Icon: Flag },
  { href: '/admin/people', label: 'People', Icon: Users },
  { href: '/admin/items', label: 'Items', Icon: Package },
]

const GROUPS = [
  { entries: [{ href: '/admin', label: 'Overview', Icon: ChartNoAxesColumn }] },
  {
    title: 'The site',
    entries: [
      { href: '/admin/site', label: 'Site', Icon: Palette },
      { href: '/admin/pages', label: 'Pages', Icon: FileText },
      { href: '/admin/categories', label: 'Categories', Icon: FolderTree },
      { href: '/admin/meeting-places', label: 'Meeting places', Icon: MapPin },
      { href: '/admin/plans', label: 'Plans', Icon: CreditCard },
    ],
  },
  {
    title: 'The community',
    entries: [
      { href: '/admin/community', label: 'Who may do what', Icon: DoorOpen },
      ...MODERATION,
      { href: '/admin/contact-messages', label: 'Contact messages', Icon: Inbox },
    ],
  },
  {
    title: 'The machine',
    entries: [
      { href: '/admin/outbox', label: 'Outbox', Icon: Mail },
      { href: '/admin/backup', label: 'Backup', Icon: DatabaseBackup },
      { href: '/admin/audit-log', label: 'Audit log', Icon: ScrollText },
    ],
  },
]

/** The pages of admins, and what of them moderators reach (server/admin/admin-only.ts). */
export function AdminLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  const isAdmin = context.role === 'admin'
  const groups = isAdmin ? GROUPS : [{ entries: MODERATION }]
  const label = isAdmin ? 'Admin' : 'Moderation'
  return (
    <SidebarLayout context={context} label={label} root="/admin" groups={groups} padded>
      <div className="admin">{children}</div>
    </SidebarLayout>
  )
}
