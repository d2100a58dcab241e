import { Menu } from 'lucide-react'
import { Hole } from '../hole.tsx'
import type { PageContext } from '../page-module.ts'
import { Brand } from './brand.tsx'
import { DrawerHead } from './drawer-head.tsx'

const LINKS: [label: string, href: string][] = [
  ['Home', '/'],
  ['Browse', '/browse'],
  ['My Trades', '/payment'],
  ['Messages', '/dashboard/messages'],
  ['Upload Item', '/uploaditem'],
]

/** Top navigation. Where there is no room for a row of links, the same list slides in from the side. */
export function Header({ context }: { context: PageContext }) {
  return (
    <header className="header">
      <div className="wrap">
        <Brand site={context.site} />
        <nav className="drawer site-nav" id="menu" popover="auto" aria-label="Main">
          <DrawerHead drawer="menu" close="Close menu">
            <Brand site={context.site} />
          </DrawerHead>
          <ul>
            {LINKS.map(([label, href]) => (
              <li key={href}>
                <a href={href} aria-current={href === context.path ? 'page' : undefined}>
                  {label}
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
          aria-label="Open menu"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}
