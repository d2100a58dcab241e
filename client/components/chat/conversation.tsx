import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView, RequestStepView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import type { ThreadView } from '../../../server/trading/messages/messages-shared.ts'
import { ApiError, call, isSignedOut, messageOf } from '../../api.ts'
import type { Clock } from '../../stores/clock.ts'
import { toast } from '../../stores/toasts.ts'
import { refreshUnread } from '../../stores/unread.ts'
import { QueryProblem } from '../common/query-problem.tsx'
import { usePolling } from '../live/use-live.ts'
import { Composer } from './composer.tsx'
import { clearUnread } from './conversation-cache.ts'
import { ConversationHeader } from './conversation-header.tsx'
import { OpenRequests } from './open-requests.tsx'
import { markSeen, setBlocked, type Thread, threadOf, threadQuery } from './thread-cache.ts'
import { ThreadList } from './thread-list.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useAttachments } from './use-attachments.ts'
import { useTyping } from './use-typing.ts'

/** Milliseconds between polls without the live socket. */
const POLLING = 5000

interface Props {
  personId: number
  /** From the list of conversations. */
  known: Thread['person'] | undefined
  me: number
  /** The conversation as rendered by the server; undefined for one that was opened later. */
  first: ThreadView | undefined
  firstRequests: ExchangeRowView[] | undefined
  firstSteps: RequestStepView[] | undefined
  clock: Clock
  /** Time of `first` in milliseconds since 1970. */
  readAt: number
  unreadElsewhere: number
}

/** A conversation; use the user id as key. */
export function Conversation({
  personId,
  known,
  me,
  first,
  firstRequests,
  firstSteps,
  clock,
  readAt,
  unreadElsewhere,
}: Props) {
  const client = useQueryClient()
  const query = useQuery({
    ...threadQuery(client, personId),
    refetchInterval: usePolling(POLLING),
    ...(first ? { initialData: threadOf(first), initialDataUpdatedAt: readAt } : {}),
  })
  const { data: thread, error } = query
  const { data: steps = [] } = useQuery({
    queryKey: ['exchange-requests', 'steps', personId],
    queryFn: async () => (await call('GET /api/exchange-request/steps', { query: { with: personId } })).data,
    ...(firstSteps ? { initialData: firstSteps, initialDataUpdatedAt: readAt } : {}),
  })
  const attachments = useAttachments(personId)
  const isTyping = useTyping(personId)
  const [over, setOver] = useState(false)
  const told = useRef(0)

  async function onSeen(upTo: number) {
    if (upTo <= told.current) return
    const before = told.current
    told.current = upTo
    try {
      await call('POST /api/messages/:id/read', { params: { id: personId }, body: { up_to: upTo } })
    } catch {
      // Reported again when the message is visible again.
      told.current = before
      return
    }
    markSeen(client, personId, me, upTo)
    clearUnread(client, personId, upTo)
    refreshUnread()
  }

  async function onBlock(block: boolean) {
    try {
      await setBlocked(client, personId, block)
    } catch (cause) {
      toast.error(messageOf(cause, m.form_something_wrong()))
    }
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    attachments.add([...event.dataTransfer.files])
  }

  const blocked = thread?.blocked ?? null
  return (
    <section
      className="chat-main"
      aria-label={m.messages_conversation()}
      data-over={over ? m.messages_drop_files() : undefined}
      onDragOver={(event) => {
        if (blocked || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <ConversationHeader
        person={thread?.person ?? known}
        blocked={blocked}
        unreadElsewhere={unreadElsewhere}
        onBlock={onBlock}
      />
      <OpenRequests personId={personId} first={firstRequests} readAt={readAt} />
      {thread ? (
        <ThreadList thread={thread} steps={steps} me={me} clock={clock} onSeen={onSeen} />
      ) : error || query.isPaused ? (
        <div className="thread-frame">
          <QueryProblem
            text={
              error instanceof ApiError && error.status === 404
                ? error.message
                : m.messages_failed_to_fetch_messages()
            }
            query={query}
          />
        </div>
      ) : (
        <ThreadSkeleton />
      )}
      <p className="typing" role="status">
        {isTyping && thread && m.messages_is_typing({ name: thread.person.name })}
      </p>
      {thread && blocked === null && (
        <Composer person={thread.person} attachments={attachments} isSignedOut={isSignedOut(error)} />
      )}
      {thread && blocked !== null && (
        <div className="composer blocked">
          {blocked === 'by_me' ? (
            <>
              <p>{m.messages_you_blocked_named({ name: thread.person.name })}</p>
              <button type="button" className="button quiet" onClick={() => onBlock(false)}>
                {m.messages_unblock()}
              </button>
            </>
          ) : (
            <p>{m.messages_blocked_you_named({ name: thread.person.name })}</p>
          )}
        </div>
      )}
    </section>
  )
}
