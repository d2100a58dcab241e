import * as m from '../../server/platform/catalogues/messages.ts'
import { CountBadge } from '../components/accounts/count-badge.tsx'
import type { PageContext } from '../page-module.ts'

const linksTexts = (): [label: string, href: string, count?: 'exchange_requests' | 'messages'][] => [
  [m.layout_home(), '/'],
  [m.layout_browse(), '/browse'],
  [m.layout_my_trades(), '/payment', 'exchange_requests'],
  [m.layout_messages(), '/dashboard/messages', 'messages'],
  [m.layout_upload_item(), '/uploaditem'],
]

/**
 * The entries of the site's header.
 * @param counted false next to the dashboard's sidebar, which shows the same counts.
 */
export function SiteLinks({ context, counted = false }: { context: PageContext; counted?: boolean }) {
  return (
    <ul>
      {linksTexts().map(([label, href, count]) => (
        <li key={href}>
          <a href={href} aria-current={href === context.path ? 'page' : undefined}>
            {label}
            {counted && count && <CountBadge of={count} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
