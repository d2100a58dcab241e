import { Menu } from 'lucide-react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { DrawerHead } from '../components/common/drawer-head.tsx'
import type { PageContext } from '../page-module.ts'
import { Slot } from '../slot.tsx'
import { Brand } from './brand.tsx'
import { SiteLinks } from './site-links.tsx'

export function Header({ context }: { context: PageContext }) {
  return (
    <header className="header" data-realtime-key={context.realtimeKey}>
      <div className="wrap">
        <Brand site={context.site} />
        <nav className="drawer site-nav" id="menu" popover="auto" aria-label={m.layout_main()}>
          <DrawerHead drawer="menu" close={m.layout_close_menu()}>
            <Brand site={context.site} />
          </DrawerHead>
          <SiteLinks context={context} counted />
        </nav>
        <Slot name="account" />
        <button
          type="button"
          className="icon-button drawer-button"
          popoverTarget="menu"
          aria-label={m.layout_open_menu()}
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}
