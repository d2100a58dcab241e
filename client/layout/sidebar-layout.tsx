import { type LucideIcon, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { CountBadge } from '../components/accounts/count-badge.tsx'
import { DrawerHead } from '../components/common/drawer-head.tsx'
import type { PageContext } from '../page-module.ts'
import { Slot } from '../slot.tsx'
import { Brand } from './brand.tsx'
import { SiteLines } from './site-lines.tsx'
import { SiteLinks } from './site-links.tsx'

export interface SidebarEntry {
  href: string
  label: string
  Icon: LucideIcon
  /** Counter shown with the entry (enhancements/unread-counts.ts). */
  count?: Parameters<typeof CountBadge>[0]['of']
}

/** Group of entries, with an optional title. */
interface SidebarGroup {
  title?: string
  /** Collapsed unless it contains the current page. */
  folds?: 'open' | 'closed'
  className?: string
  entries: readonly SidebarEntry[]
}

interface Props {
  context: PageContext
  /** Accessible name of the sidebar. */
  label: string
  /** First entry's address, a prefix of all others: it is current only on an exact match. */
  root: string
  groups: readonly SidebarGroup[]
  padded: boolean
  /** Enhancements of the sidebar besides closing on click. */
  enhance?: string
  children: ReactNode
}

/** Path without query and trailing slash. */
export const pathOf = ({ path }: PageContext) => path.split('?')[0]!.replace(/\/$/, '')

function Entry({ entry: { href, label, Icon, count }, isHere }: { entry: SidebarEntry; isHere: boolean }) {
  return (
    <li>
      <a href={href} aria-current={isHere ? 'page' : undefined}>
        <Icon size={20} aria-hidden="true" />
        {label}
        {count && <CountBadge of={count} />}
      </a>
    </li>
  )
}

function Group({
  group: { title, folds, className, entries },
  isHere,
  isRoot,
}: {
  group: SidebarGroup
  isHere: (href: string) => boolean
  isRoot: boolean
}) {
  const list = (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.href} entry={entry} isHere={isHere(entry.href)} />
      ))}
    </ul>
  )
  return folds ? (
    <details open={entries.some(({ href }) => isHere(href)) || (isRoot && folds === 'open')}>
      <summary className="sidebar-title">{title}</summary>
      {list}
    </details>
  ) : (
    <div className={className}>
      {title && <h2 className="sidebar-title">{title}</h2>}
      {list}
    </div>
  )
}

function Sidebar({ context, label, root, groups, enhance }: Omit<Props, 'padded' | 'children'>) {
  const here = pathOf(context)
  const isHere = (href: string) => here === href || (href !== root && here.startsWith(`${href}/`))
  return (
    <nav
      className="drawer left sidebar"
      id="sidebar"
      popover="auto"
      aria-label={label}
      data-enhance={['close-on-follow', enhance].filter(Boolean).join(' ')}
    >
      <DrawerHead drawer="sidebar" close={m.layout_close_menu()}>
        <Brand site={context.site} />
      </DrawerHead>
      {groups.map((group) => (
        <Group key={group.entries[0]?.href} group={group} isHere={isHere} isRoot={here === root} />
      ))}
    </nav>
  )
}

/** Sidebar, header, and page. On small screens the sidebar is a drawer. */
export function SidebarLayout({ padded, children, ...sidebar }: Props) {
  const { context } = sidebar
  return (
    <>
      <a className="skip button" href="#main">
        {m.layout_skip_to_content()}
      </a>
      <SiteLines context={context} />
      {/* Before the page: the page is streamed, and a bar that arrives later would shift a chat. */}
      <Slot name="bar" />
      <div className="dashboard" data-realtime-key={context.realtimeKey}>
        <header className="dashboard-header">
          <button
            type="button"
            className="icon-button drawer-button"
            popoverTarget="sidebar"
            aria-label={m.layout_open_menu()}
          >
            <Menu aria-hidden="true" />
          </button>
          <Brand site={context.site} />
          <nav className="site-nav" aria-label={m.layout_main()}>
            <SiteLinks context={context} />
          </nav>
          <Slot name="welcome" />
        </header>
        <Sidebar {...sidebar} />
        <main id="main" className={padded ? 'padded' : undefined}>
          {children}
        </main>
      </div>
    </>
  )
}
