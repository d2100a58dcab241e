import {
  ArrowLeftRight,
  Bell,
  CalendarClock,
  CalendarX,
  Check,
  CircleSlash,
  Gift,
  MessageCircle,
  RefreshCw,
  Search,
  Sparkles,
  Star,
} from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { NotificationView } from '../../../server/site/notifications/notifications-shared.ts'
import { RelativeTime } from '../common/relative-time.tsx'

const ICONS: [RegExp, typeof Bell][] = [
  [/accepted|agreed|completed|confirmed/, Check],
  [/declined|withdrawn|called_off|cancelled|gone|_ended/, CircleSlash],
  [/expired|reminder/, CalendarX],
  [/_message/, MessageCircle],
  [/^exchange_/, ArrowLeftRight],
  [/^handover_|^swap_day/, CalendarClock],
  [/^circle_/, RefreshCw],
  [/^wish_/, Search],
  [/^want_/, Sparkles],
  [/^gift_/, Gift],
  [/^review_/, Star],
]

interface Props {
  notification: NotificationView
  now: number
  /** Unread before this visit. */
  isNew: boolean
}

export function NotificationItem({ notification, now, isNew }: Props) {
  const { id, type, title, text, url, created_at, read_at } = notification
  const Icon = ICONS.find(([pattern]) => pattern.test(type))?.[1] ?? Bell
  return (
    <li data-id={id} tabIndex={-1} data-unseen={!read_at || undefined} data-new={isNew || undefined}>
      <a href={url}>
        <span className="notification-icon">
          <Icon size={20} aria-hidden="true" />
        </span>
        <b>
          {isNew && <span className="visually-hidden">{m.notifications_new()} </span>}
          {title}
        </b>
        <RelativeTime at={created_at} now={now} />
        <span className="text">{text}</span>
      </a>
    </li>
  )
}
