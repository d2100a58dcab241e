import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { call } from '../../api.ts'
import { isSendingEnter } from '../../dom/composing.ts'
import { LinkedText } from '../chat/linked-text.tsx'
import { QueryProblem } from '../common/query-problem.tsx'
import { RelativeTime } from '../common/relative-time.tsx'
import { useFocusOnMore } from '../common/use-focus-on-more.ts'
import { SignInFirst } from '../form/submit-button.tsx'
import { useClientId } from '../form/use-client-id.ts'
import { useForm } from '../form/use-form.ts'
import { useLive, usePolling, useResume } from '../live/use-live.ts'
import { meIn, peopleOf } from './circle-texts.ts'

/** Milliseconds between polls without the live socket. */
const POLLING = 5000

/** Messages of a circle, newest last. */
export function CircleTalk({ circle }: { circle: CircleView }) {
  const { id } = circle
  const me = meIn(circle)
  const queries = useQueryClient()
  const queryKey = ['circle-messages', id]
  const refresh = () => queries.invalidateQueries({ queryKey })
  useLive('CircleMessage', ({ circle_id }) => circle_id === id && refresh())
  useResume(refresh)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) =>
      (await call('GET /api/circles/:id/messages', { params: { id }, query: { before: pageParam } })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next_before }) => next_before ?? undefined,
    refetchInterval: usePolling(POLLING),
  })
  const [text, setText] = useState('')
  // Part of the key of the form, because the same text may be sent twice.
  const [sent, setSent] = useState(0)
  const clientIdOf = useClientId()
  const form = useForm({
    read: () => (text.trim() === '' ? { errors: {} } : { values: { message: text } }),
    failed: m.circles_message_failed(),
    async send({ message }) {
      try {
        const body = { message, client_id: clientIdOf({ message, sent }) }
        await call('POST /api/circles/:id/messages', { params: { id }, body })
        // The field is only cleared if it still has the sent text: the next message may have been started.
        setText((now) => (now === message ? '' : now))
        setSent(sent + 1)
      } finally {
        refresh()
      }
    },
  })
  const names = new Map(peopleOf(circle).map((person) => [person.id, person.name]))
  const messages = (query.data?.pages ?? []).flatMap((page) => page.messages).toReversed()
  const list = useRef<HTMLOListElement>(null)
  useFocusOnMore(list, { size: messages.length, hasMore: query.hasNextPage, isAbove: true })
  return (
    <section className="panel circle-talk" aria-labelledby="circle-talk">
      <h2 id="circle-talk">{m.circles_messages()}</h2>
      {query.isError && <QueryProblem text={m.circles_failed()} query={query} />}
      {query.hasNextPage && (
        <button type="button" className="button quiet" onClick={() => query.fetchNextPage()}>
          {m.circles_message_older()}
        </button>
      )}
      {query.isSuccess && messages.length === 0 && <p className="lead">{m.circles_no_messages()}</p>}
      <ol ref={list} aria-live="polite">
        {messages.map(({ id: messageId, sender_id, text: said, created_at }) => (
          <li key={messageId} tabIndex={-1} data-mine={sender_id === me || undefined}>
            <p className="who">
              <bdi>{sender_id === me ? m.circles_you() : names.get(sender_id)}</bdi>{' '}
              <RelativeTime at={created_at} />
            </p>
            <p className="said" dir="auto">
              <LinkedText text={said} />
            </p>
          </li>
        ))}
      </ol>
      <form {...form.props}>
        <textarea
          className="input"
          rows={2}
          aria-label={m.circles_message_label()}
          placeholder={m.circles_message_label()}
          maxLength={LONGEST.chatText}
          value={text}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendingEnter(event.nativeEvent)) return
            event.preventDefault()
            event.currentTarget.form!.requestSubmit()
          }}
        />
        <SignInFirst text={form.button.signInFirst} />
        {/* Not disabled, because clearing the input would take the focus from the button. */}
        <button type="submit" className="button" aria-disabled={text.trim() === '' || form.busy || undefined}>
          {form.busy ? m.circles_sending() : m.circles_send()}
        </button>
      </form>
    </section>
  )
}
