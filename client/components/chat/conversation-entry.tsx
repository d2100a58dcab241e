import type { MouseEvent } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ConversationView } from '../../../server/trading/messages/messages-shared.ts'
import { hasModifier } from '../../dom/has-modifier.ts'
import type { Clock } from '../../stores/clock.ts'
import { countText } from '../../stores/unread.ts'
import { Avatar } from '../common/avatar.tsx'
import { Sentence } from '../common/sentence.tsx'
import { shortTime } from './chat-times.ts'

interface Props {
  conversation: ConversationView
  isSelected: boolean
  onSelect: (id: number) => void
  clock: Clock
}

function LastSaid({ conversation: { text, attachment_count, from_me } }: Pick<Props, 'conversation'>) {
  const said = text || m.messages_attachment_count({ count: attachment_count })
  return from_me ? <Sentence of={m.messages_last_own({ words: () => <bdi>{said}</bdi> })} /> : said
}

/** A link, so that it works without JavaScript and in a new tab. */
export function ConversationEntry({ conversation, isSelected, onSelect, clock }: Props) {
  const { id, sender, created_at, unread_count } = conversation
  const unread = isSelected ? 0 : unread_count
  function select(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    onSelect(id)
  }
  return (
    <li data-unread={unread > 0 || undefined}>
      <a href={`?userId=${id}`} aria-current={isSelected ? 'true' : undefined} onClick={select}>
        <Avatar name={sender.name} src={sender.avatar} size={48} />
        <b>{sender.name}</b>
        <time dateTime={created_at}>{shortTime(created_at, clock)}</time>
        <span className="last">
          <LastSaid conversation={conversation} />
        </span>
        {unread > 0 && (
          <span className="badge count">
            {countText(unread)}
            <span className="visually-hidden"> {m.messages_unread()}</span>
          </span>
        )}
      </a>
    </li>
  )
}
