import { ArrowLeftRight, Bell, Heart, LayoutGrid, Menu, MessageCircle, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hole } from '../hole.tsx'
import type { PageContext } from '../page-module.ts'
import { Brand } from './brand.tsx'
import { DrawerHead } from './drawer-head.tsx'

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

function Sidebar({ here, context }: { here: string; context: PageContext }) {
  const isHere = (href: string) => (href === '/dashboard' ? here === href : here.startsWith(href))
  return (
    <nav
      className="drawer left sidebar"
      id="sidebar"
      popover="auto"
      aria-label="Dashboard"
      data-enhance="close-on-follow unread-counts"
    >
      <DrawerHead drawer="sidebar" close="Close menu">
        <Brand site={context.site} />
      </DrawerHead>
      <ul>
        {ENTRIES.map(({ href, label, Icon, count }) => (
          <li key={href}>
            <a href={href} aria-current={isHere(href) ? 'page' : undefined}>
              <Icon size={20} aria-hidden="true" />
              {label}
              {count && (
                <span className="badge count" data-count={count} hidden>
                  <span /> <span className="visually-hidden">new</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A quiet sidebar, a header that welcomes back, and the page. On small screens the sidebar is a drawer. */
export function DashboardLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  const here = context.path.split('?')[0]!.replace(/\/$/, '')
  return (
    <div className="dashboard" data-realtime-key={context.realtimeKey}>
      <a className="skip button" href="#main">
        Skip to content
      </a>
      <header className="dashboard-header">
        <button
          type="button"
          className="icon-button drawer-button"
          popoverTarget="sidebar"
          aria-label="Open menu"
        >
          <Menu aria-hidden="true" />
        </button>
        <Brand site={context.site} />
        <Hole name="welcome" />
      </header>
      <Sidebar here={here} context={context} />
      <main id="main" className={WITHOUT_PADDING.test(here) ? undefined : 'padded'}>
        {children}
      </main>
    </div>
  )
}
