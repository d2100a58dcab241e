import { Search, X } from 'lucide-react'
import { type FocusEvent, type ToggleEvent, useId, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { folded } from '../../../server/platform/search/folded-shared.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import type {
  CircleConversationView,
  ConversationView,
} from '../../../server/trading/messages/messages-shared.ts'
import type { Clock } from '../../stores/clock.ts'
import { CircleEntry } from './circle-entry.tsx'
import { ConversationEntry } from './conversation-entry.tsx'
import { RequestEntry } from './request-entry.tsx'

interface Props {
  conversations: readonly ConversationView[]
  circles: readonly CircleConversationView[]
  /** Open requests with people without a conversation. */
  requests: readonly ExchangeRowView[]
  selected: number | null
  onSelect: (id: number) => void
  clock: Clock
  failed: boolean
}

/** Moves the focus into the drawer when it opens. On closing, the browser restores it. */
function moveFocusIn({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

/** Closes the drawer when the focus leaves it. */
function closeBehind({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}

/** List of conversations; a drawer on narrow screens. */
export function ConversationList({
  conversations,
  circles,
  requests,
  selected,
  onSelect,
  clock,
  failed,
}: Props) {
  const [search, setSearch] = useState('')
  const id = useId()
  const words = folded(search).split(/\s+/).filter(Boolean)
  const fits = (...texts: (string | null)[]) => {
    const all = folded(texts.join(' '))
    return words.every((word) => all.includes(word))
  }
  const found = conversations.filter(({ sender, text }) => fits(sender.name, text))
  const foundCircles = circles.filter(({ names, text }) => fits(...names, text))
  const foundRequests = requests.filter((row) =>
    fits(row.other.name, row.message, row.item_offered, row.item_wanted),
  )
  const all = conversations.length + circles.length + requests.length
  return (
    <nav
      className="drawer left conversations"
      id="conversations"
      popover="auto"
      aria-labelledby={`${id}-title`}
      onToggle={moveFocusIn}
      onBlur={closeBehind}
    >
      <div className="conversations-head">
        <h2 id={`${id}-title`}>{m.messages_messages({ count: all })}</h2>
        <button
          type="button"
          className="icon-button drawer-button"
          popoverTarget="conversations"
          popoverTargetAction="hide"
          aria-label={m.messages_close_conversations()}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="conversations-search">
        <Search size={18} aria-hidden="true" />
        <input
          className="input"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={m.messages_search_conversations()}
          aria-label={m.messages_search_conversations()}
        />
      </div>
      {failed && (
        <p className="conversations-note" role="alert">
          {m.messages_failed_to_fetch_messages()}
        </p>
      )}
      {found.length + foundCircles.length + foundRequests.length > 0 ? (
        <ul className="conversation-entries">
          {foundCircles.map((conversation) => (
            <CircleEntry key={`circle ${conversation.id}`} conversation={conversation} clock={clock} />
          ))}
          {foundRequests.map((row) => (
            <RequestEntry
              key={`request ${row.id}`}
              row={row}
              isSelected={row.other.id === selected}
              onSelect={onSelect}
              clock={clock}
            />
          ))}
          {found.map((conversation) => (
            <ConversationEntry
              key={conversation.id}
              conversation={conversation}
              isSelected={conversation.id === selected}
              onSelect={onSelect}
              clock={clock}
            />
          ))}
        </ul>
      ) : (
        <p className="conversations-note" role="status">
          {all === 0 ? m.messages_no_conversations_yet() : m.messages_no_results_found()}
        </p>
      )}
    </nav>
  )
}
