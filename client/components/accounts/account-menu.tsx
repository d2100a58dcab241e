import { ArrowLeftRight, Bell, type LucideIcon, MessageCircle, ShieldCheck, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UnreadView } from '../../../server/admin/dashboard/dashboard-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { moderates, type ViewerView } from '../../../server/platform/sessions/viewer-shared.ts'
import { Avatar } from '../common/avatar.tsx'
import { CountBadge } from './count-badge.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

/** Pages with counts; the badge shows their sum. */
const waitsTexts = (): [label: string, href: string, LucideIcon, keyof UnreadView][] => [
  [m.layout_exchange_request(), '/dashboard/exchange-request', ArrowLeftRight, 'exchange_requests'],
  [m.matches_yours_swaps(), '/dashboard/matches', Sparkles, 'circles'],
  [m.layout_messages(), '/dashboard/messages', MessageCircle, 'messages'],
  [m.layout_notification(), '/dashboard/notification', Bell, 'notifications'],
]

/** Avatar that opens the user's menu. */
export function AccountMenu({
  viewer,
  waiting,
  className,
  size,
  children,
}: {
  viewer: ViewerView
  /** Total of unread and unanswered entries. */
  waiting: number
  className: string
  /** Avatar size in pixels. */
  size?: number
  children: ReactNode
}) {
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget="account-menu"
        aria-label={m.accounts_account_of({ name: viewer.name })}
        aria-describedby={waiting > 0 ? 'waiting-count' : undefined}
        data-enhance-later="waiting"
        data-viewer={viewer.id}
      >
        <Avatar name={viewer.name} src={viewer.avatar} {...(size ? { size } : {})} />
        <WaitingBadge id="waiting-count" viewer={viewer} waiting={waiting} />
      </button>
      <div className="menu account" id="account-menu" popover="auto">
        <p className="who">
          <b>{viewer.name}</b>
          <span>{viewer.email}</span>
          <span className="waits" data-waits />
        </p>
        {waitsTexts().map(([label, href, Icon, count]) => (
          <a key={href} href={href}>
            <Icon size={20} aria-hidden="true" />
            {label}
            <CountBadge of={count} />
          </a>
        ))}
        {children}
        {moderates(viewer) && (
          <a href="/admin">
            <ShieldCheck size={20} aria-hidden="true" />
            {viewer.role === 'admin' ? m.accounts_admin() : m.accounts_moderation()}
          </a>
        )}
        <SignOutButton />
      </div>
    </>
  )
}
