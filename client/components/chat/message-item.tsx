import { Check, CheckCheck, Ellipsis } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { MessageView } from '../../../server/trading/messages/messages-shared.ts'
import type { Clock } from '../../stores/clock.ts'
import { ReportLink } from '../reports/report-link.tsx'
import { Attachments } from './attachments.tsx'
import { timeOfDay } from './chat-times.ts'
import { LinkedText } from './linked-text.tsx'

interface Props {
  message: MessageView
  own: boolean
  /** Name of the author. */
  name: string
  /** True if the previous message is by the same user and was sent shortly before. */
  follows: boolean
  clock: Clock
  /** Marks the newest own message that was read. */
  showsSeen: boolean
}

export function MessageItem({ message, own, name, follows, clock, showsSeen }: Props) {
  const { id, text, attachments, created_at, read_at } = message
  return (
    <li
      className="message"
      data-own={own || undefined}
      data-follows={follows || undefined}
      data-id={id}
      data-unseen={(!own && !read_at) || undefined}
    >
      <span className="visually-hidden">{own ? m.messages_you() : name}: </span>
      {attachments.length > 0 && <Attachments files={attachments} />}
      {text && (
        <p className="bubble">
          <LinkedText text={text} />
        </p>
      )}
      <div className="message-meta">
        <time dateTime={created_at}>{timeOfDay(created_at, clock)}</time>
        {own &&
          (read_at ? <CheckCheck size={15} aria-hidden="true" /> : <Check size={15} aria-hidden="true" />)}
        {own && (
          <span className={showsSeen ? undefined : 'visually-hidden'}>
            {read_at ? m.messages_seen() : m.messages_sent()}
          </span>
        )}
        {!own && (
          <details className="message-menu">
            <summary aria-label={m.messages_more_about_this_message()}>
              <Ellipsis size={16} aria-hidden="true" />
            </summary>
            <ReportLink kind="message" id={id} size={16}>
              {m.messages_report_this_message()}
            </ReportLink>
          </details>
        )}
      </div>
    </li>
  )
}
