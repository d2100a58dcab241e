import { ArrowLeftRight, House, MessageCircle, Plus, Search } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerSlot } from '../../slot.tsx'
import { CountBadge } from './count-badge.tsx'

/** Bottom navigation for phones. */
export function BottomBar({ viewer }: ViewerSlot) {
  if (!viewer) return null
  return (
    <nav className="bottom-bar" aria-label={m.layout_main_places()}>
      <a href="/">
        <House aria-hidden="true" />
        {m.layout_home()}
      </a>
      <a href="/browse">
        <Search aria-hidden="true" />
        {m.layout_browse()}
      </a>
      <a href="/uploaditem" className="post" aria-label={m.layout_upload_item()}>
        <Plus aria-hidden="true" />
      </a>
      <a href="/payment">
        <ArrowLeftRight aria-hidden="true" />
        {m.layout_my_trades()}
        <CountBadge of="exchange_requests" />
      </a>
      <a href="/dashboard/messages">
        <MessageCircle aria-hidden="true" />
        {m.layout_messages()}
        <CountBadge of="messages" />
      </a>
    </nav>
  )
}
