import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView, RequestStepView } from '../../server/trading/exchanges/exchanges-shared.ts'
import type {
  CircleConversationView,
  ConversationView,
  ThreadView,
} from '../../server/trading/messages/messages-shared.ts'
import { isSignedOut } from '../api.ts'
import { Conversation } from '../components/chat/conversation.tsx'
import { conversationsQuery } from '../components/chat/conversation-cache.ts'
import { ConversationList } from '../components/chat/conversation-list.tsx'
import { NoConversation } from '../components/chat/no-conversation.tsx'
import { useChatEvents } from '../components/chat/use-chat-events.ts'
import { useCircleConversations } from '../components/chat/use-circle-conversations.ts'
import { useOpenRequests } from '../components/chat/use-open-requests.ts'
import { useSelected } from '../components/chat/use-selected.ts'
import { withQuery } from '../components/common/query.tsx'
import { usePolling } from '../components/live/use-live.ts'
import { useClock } from '../stores/clock.ts'

/** Polling interval in milliseconds without a socket. */
const POLLING = 10_000

interface Props {
  /** The viewer's id. */
  me: number
  /** Id of the other user in the first conversation; null if there is none. */
  selected: number | null
  conversations: ConversationView[]
  /** Null if the user does not exist or none is selected. */
  thread: ThreadView | null
  /** Open requests with that user. */
  requests: ExchangeRowView[]
  /** Steps of both users on requests, shown between the messages. */
  steps: RequestStepView[]
  /** Conversations of circles. */
  circles: CircleConversationView[]
  /** Open requests with all users. */
  open?: ExchangeRowView[]
  /** Time of rendering, in milliseconds since 1970. */
  now: number
}

/** Chat: list of conversations, and the selected one. */
function Messages({
  me,
  selected: initial,
  conversations: first,
  thread,
  requests,
  steps,
  circles: firstCircles = [],
  open: firstOpen = [],
  now,
}: Props) {
  const clock = useClock(now)
  const [selected, select] = useSelected(initial)
  useChatEvents(me)
  const { data: conversations, error } = useQuery({
    ...conversationsQuery,
    initialData: first,
    initialDataUpdatedAt: now,
    refetchInterval: usePolling(POLLING),
  })
  const circles = useCircleConversations(firstCircles, now)
  const others = useOpenRequests(firstOpen, now, conversations)
  const unreadElsewhere = useMemo(
    () => conversations.reduce((sum, one) => sum + (one.id === selected ? 0 : one.unread_count), 0),
    [conversations, selected],
  )
  function show(id: number) {
    const drawer = document.getElementById('conversations')!
    if (!drawer.matches(':popover-open')) return select(id)
    flushSync(() => select(id))
    drawer.hidePopover()
    document.querySelector<HTMLElement>('[popovertarget="conversations"]:not([popovertargetaction])')?.focus()
  }
  const isMissing = selected === initial && !thread
  // The selected user can be the viewer, because the page of an own item links to its owner's chat.
  const missing = selected === me ? m.messages_not_to_yourself() : m.messages_person_missing()
  return (
    <div className="chat">
      <ConversationList
        conversations={conversations}
        circles={circles}
        requests={others}
        selected={selected}
        onSelect={show}
        clock={clock}
        failed={error !== null && !isSignedOut(error)}
      />
      {selected === null || isMissing ? (
        <NoConversation
          why={selected === null ? m.messages_no_messages_yet() : missing}
          hasOthers={conversations.length + others.length > 0}
        />
      ) : (
        <Conversation
          key={selected}
          personId={selected}
          known={
            conversations.find(({ id }) => id === selected)?.sender ??
            others.find(({ other }) => other.id === selected)?.other
          }
          me={me}
          first={thread && selected === initial ? thread : undefined}
          firstRequests={thread && selected === initial ? requests : undefined}
          firstSteps={thread && selected === initial ? steps : undefined}
          clock={clock}
          readAt={now}
          unreadElsewhere={unreadElsewhere}
        />
      )}
    </div>
  )
}

export default withQuery(Messages)
