import { RefreshCw } from 'lucide-react'
import { listed } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CircleConversationView } from '../../../server/trading/messages/messages-shared.ts'
import type { Clock } from '../../stores/clock.ts'
import { DOT } from '../common/dot.ts'
import { Sentence } from '../common/sentence.tsx'
import { shortTime } from './chat-times.ts'

/** Entry that opens the page of the circle. */
export function CircleEntry({
  conversation: { id, shape, size, names, text, from_me, created_at, is_unread },
  clock,
}: {
  conversation: CircleConversationView
  clock: Clock
}) {
  return (
    <li data-unread={is_unread || undefined}>
      <a href={`/dashboard/circles/${id}#circle-talk`}>
        <span className="avatar circle-avatar" aria-hidden="true">
          <RefreshCw size={24} />
        </span>
        <b>
          {shape === 'chain' ? m.circles_chain() : m.circles_of_size({ size: String(size) })}
          {DOT}
          {listed(names)}
        </b>
        <time dateTime={created_at}>{shortTime(created_at, clock)}</time>
        <span className="last">
          {text === '' ? (
            m.circles_no_messages()
          ) : from_me ? (
            <Sentence of={m.messages_last_own({ words: () => <bdi>{text}</bdi> })} />
          ) : (
            text
          )}
        </span>
        {is_unread && <span className="badge count">{m.messages_new()}</span>}
      </a>
    </li>
  )
}
