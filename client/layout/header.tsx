import { Menu } from 'lucide-react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { CountBadge } from '../components/accounts/count-badge.tsx'
import { Hole } from '../hole.tsx'
import type { PageContext } from '../page-module.ts'
import { Brand } from './brand.tsx'
import { DrawerHead } from './drawer-head.tsx'

const linksTexts = (): [label: string, href: string, count?: 'exchange_requests' | 'messages'][] => [
  [m.layout_home(), '/'],
  [m.layout_browse(), '/browse'],
  [m.layout_my_trades(), '/payment', 'exchange_requests'],
  [m.layout_messages(), '/dashboard/messages', 'messages'],
  [m.layout_upload_item(), '/uploaditem'],
]

export function Header({ context }: { context: PageContext }) {
  return (
    <header className="header" data-realtime-key={context.realtimeKey}>
      <div className="wrap">
        <Brand site={context.site} />
        <nav className="drawer site-nav" id="menu" popover="auto" aria-label={m.layout_main()}>
          <DrawerHead drawer="menu" close={m.layout_close_menu()}>
            <Brand site={context.site} />
          </DrawerHead>
          <ul>
            {linksTexts().map(([label, href, count]) => (
              <li key={href}>
                <a href={href} aria-current={href === context.path ? 'page' : undefined}>
                  {label}
                  {count && <CountBadge of={count} />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Hole name="account" />
        <button
          type="button"
          className="icon-button drawer-button"
          popoverTarget="menu"
          aria-label={m.layout_open_menu()}
        >
          <Menu aria-hidden="true" />
          <Hole name="count" />
        </button>
      </div>
    </header>
  )
}
