import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useRef } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { RequestStepView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import type { MessageView } from '../../../server/trading/messages/messages-shared.ts'
import type { Clock } from '../../stores/clock.ts'
import { useOutbox } from '../../stores/outbox.ts'
import { useSeen } from '../live/use-seen.ts'
import { dayName, isSameDay } from './chat-times.ts'
import { MessageItem } from './message-item.tsx'
import { OutgoingItem } from './outgoing-item.tsx'
import { StepItem } from './step-item.tsx'
import { fetchOlder, type Thread } from './thread-cache.ts'
import { useKeepPlace } from './use-keep-place.ts'

/** Milliseconds within which messages are grouped. */
const CLOSE = 5 * 60_000

interface Props {
  thread: Thread
  /** Events of requests, oldest first. */
  steps: readonly RequestStepView[]
  me: number
  clock: Clock
  onSeen: (upTo: number) => void
}

type Line = MessageView | RequestStepView

const timeOf = (line: Line): string => ('step' in line ? line.at : line.created_at)

const keyOf = (line: Line, me: number) =>
  'step' in line ? `${line.id} ${line.step} ${line.at}` : (line.sender_id === me && line.client_id) || line.id

const follows = (message: MessageView, before: Line) =>
  !('step' in before) &&
  before.sender_id === message.sender_id &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < CLOSE

/** Merges messages and events by time. */
function inTime(messages: readonly MessageView[], steps: readonly RequestStepView[]): Line[] {
  let next = 0
  return [
    ...messages.flatMap((message) => {
      const from = next
      while (next < steps.length && steps[next]!.at < message.created_at) next++
      return [...steps.slice(from, next), message]
    }),
    ...steps.slice(next),
  ]
}

/** Messages, oldest first, then unsent ones. */
export function ThreadList({ thread, steps, me, clock, onSeen }: Props) {
  const { person, entries, next_before } = thread
  const box = useRef<HTMLElement>(null)
  const top = useRef<HTMLButtonElement>(null)
  const client = useQueryClient()
  const older = useMutation({ mutationFn: () => fetchOlder(client, person.id) })
  const stored = new Set(entries.map(({ client_id }) => client_id))
  const outgoing = useOutbox().filter(({ to, client_id }) => to === person.id && !stored.has(client_id))
  const place = useKeepPlace(box, entries.length + outgoing.length, outgoing.length)
  useSeen(box, entries, onSeen)

  const reachTop = useEffectEvent(() => {
    if (!older.isPending && !older.isError) older.mutate()
  })
  useEffect(() => {
    if (next_before === null || !top.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reachTop(), {
      root: box.current,
      rootMargin: '600px 0px 0px',
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [next_before])

  // Events older than the loaded messages are hidden.
  const since = next_before === null ? '' : (entries[0]?.created_at ?? '')
  const shownSteps = steps.filter(({ at }) => at >= since)
  const lines = inTime(entries, shownSteps)
  const lastSeen = entries.findLast(({ sender_id, read_at }) => sender_id === me && read_at)?.id
  return (
    <div className="thread-frame">
      <section
        ref={box}
        className="thread"
        role="log"
        aria-live="polite"
        aria-busy={older.isPending}
        aria-label={m.messages_messages_with({ name: person.name })}
        onScroll={place.onScroll}
      >
        <div className="thread-content">
          {next_before !== null && (
            <button ref={top} type="button" className="link older" onClick={() => older.mutate()}>
              {older.isPending
                ? m.messages_loading()
                : older.isError
                  ? m.messages_loading_failed_retry()
                  : m.messages_show_older_messages()}
            </button>
          )}
          <ol>
            {lines.map((line, at) => {
              const before = lines[at - 1]
              const isNewDay = !before || !isSameDay(timeOf(before), timeOf(line), clock)
              return (
                <Fragment key={keyOf(line, me)}>
                  {isNewDay && (
                    <li className="day">
                      <time dateTime={timeOf(line)}>{dayName(timeOf(line), clock)}</time>
                    </li>
                  )}
                  {'step' in line ? (
                    <StepItem step={line} me={me} name={person.name} clock={clock} />
                  ) : (
                    <MessageItem
                      message={line}
                      own={line.sender_id === me}
                      name={person.name}
                      follows={!isNewDay && follows(line, before)}
                      clock={clock}
                      showsSeen={line.id === lastSeen}
                    />
                  )}
                </Fragment>
              )
            })}
            {outgoing.map((message) => (
              <OutgoingItem key={message.client_id} message={message} />
            ))}
          </ol>
        </div>
      </section>
      {entries.length + outgoing.length + shownSteps.length === 0 && (
        <p className="thread-empty">{m.messages_first_message_hint({ name: person.name })}</p>
      )}
      {place.hasNew && (
        <button type="button" className="button new-messages" onClick={place.toBottom}>
          <ArrowDown size={18} aria-hidden="true" /> {m.messages_new_messages()}
        </button>
      )}
    </div>
  )
}
