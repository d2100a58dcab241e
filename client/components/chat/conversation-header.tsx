import { Ban, EllipsisVertical, PanelLeft } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Avatar } from '../common/avatar.tsx'
import { ReportLink } from '../reports/report-link.tsx'
import type { Thread } from './thread-cache.ts'

interface Props {
  person: Thread['person'] | undefined
  blocked: Thread['blocked']
  /** Unread messages of other conversations. */
  unreadElsewhere: number
  onBlock: (block: boolean) => void
}

/** Header with the other user, navigation and actions. */
export function ConversationHeader({ person, blocked, unreadElsewhere, onBlock }: Props) {
  const isBlocked = blocked === 'by_me'
  return (
    <header className="chat-header">
      <button
        type="button"
        className="icon-button drawer-button"
        popoverTarget="conversations"
        aria-label={
          unreadElsewhere > 0
            ? m.messages_conversations_unread({ unreadElsewhere })
            : m.messages_conversations()
        }
        data-unread={unreadElsewhere > 0 || undefined}
      >
        <PanelLeft aria-hidden="true" />
      </button>
      {person && (
        <>
          <Avatar name={person.name} src={person.avatar} size={44} />
          <h2>
            <a href={`/people/${person.id}`}>{person.name}</a>
          </h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget="chat-menu"
            aria-label={m.messages_more_about({ name: person.name })}
          >
            <EllipsisVertical aria-hidden="true" />
          </button>
          <div className="menu chat-menu" id="chat-menu" popover="auto">
            <button
              type="button"
              popoverTarget="chat-menu"
              popoverTargetAction="hide"
              onClick={() => onBlock(!isBlocked)}
            >
              <Ban size={20} aria-hidden="true" />
              {isBlocked
                ? m.messages_unblock_person({ name: person.name })
                : m.messages_block_person({ name: person.name })}
            </button>
            <ReportLink kind="person" id={person.id} size={20}>
              {m.messages_report({ name: person.name })}
            </ReportLink>
          </div>
        </>
      )}
    </header>
  )
}
