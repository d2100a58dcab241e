import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MessageView, ThreadView } from '../../../server/trading/messages/messages-shared.ts'
import { call } from '../../api.ts'
import { type Feed, feedOf, mergeFeeds, reaches } from '../../stores/entries.ts'

/** What two people have written, as this browser knows it. */
export type Thread = Feed<MessageView> &
  Pick<ThreadView, 'person' | 'blocked'> & {
    /** By reader, the last id that was told as seen: a push may overtake the answer that brings the message. */
    seen: Readonly<Record<string, number>>
  }

/** Milliseconds (specification, section 9). */
const CACHED = 30_000

const keyOf = (personId: number) => ['messages', personId]

export const threadOf = ({ person, blocked, messages, next_before }: ThreadView): Thread => ({
  ...feedOf(messages, next_before),
  person,
  blocked,
  seen: {},
})

/** Marks what was told as seen. */
function withSeen(thread: Thread): Thread {
  const read_at = new Date().toISOString()
  return {
    ...thread,
    entries: thread.entries.map((message) =>
      message.read_at || message.id > (thread.seen[message.receiver_id] ?? 0)
        ? message
        : { ...message, read_at },
    ),
  }
}

const later = (a: Thread['seen'], b: Thread['seen']): Thread['seen'] =>
  Object.fromEntries(
    Object.keys({ ...a, ...b }).map((reader) => [reader, Math.max(a[reader] ?? 0, b[reader] ?? 0)]),
  )

const merge = (known: Thread, more: Thread): Thread =>
  withSeen({
    ...mergeFeeds(known, more),
    person: more.person,
    blocked: more.blocked,
    seen: later(known.seen, more.seen),
  })

const page = async (id: number, before?: number | null) =>
  threadOf(
    (await call('GET /api/messages/:id', { params: { id }, query: { before: before ?? undefined } })).data,
  )

/** The newest messages down to those that are known: all that was missed, however much it is. */
async function fetchThread(client: QueryClient, personId: number): Promise<Thread> {
  const known = client.getQueryData<Thread>(keyOf(personId))
  let fetched = await page(personId)
  while (!reaches(fetched, known)) fetched = merge(fetched, await page(personId, fetched.next_before))
  return fetched
}

/** A fetched thread joins what is known and never replaces it: a message pushed meanwhile is not lost. */
export const threadQuery = (client: QueryClient, personId: number) =>
  queryOptions({
    queryKey: keyOf(personId),
    queryFn: () => fetchThread(client, personId),
    staleTime: CACHED,
    structuralSharing: (known, fresh) => (known ? merge(known as Thread, fresh as Thread) : fresh),
  })

/** @throws ApiError */
export async function fetchOlder(client: QueryClient, personId: number): Promise<void> {
  const before = client.getQueryData<Thread>(keyOf(personId))?.next_before
  if (!before) return
  const older = await page(personId, before)
  client.setQueryData<Thread>(keyOf(personId), (known) => known && merge(known, older))
}

/** Puts messages into a thread that is known, or is being fetched right now. */
export async function addMessage(client: QueryClient, personId: number, message: MessageView): Promise<void> {
  const queryKey = keyOf(personId)
  if (!client.getQueryData(queryKey)) {
    if (client.isFetching({ queryKey }) === 0) return
    await client.fetchQuery(threadQuery(client, personId)).catch(() => {})
  }
  client.setQueryData<Thread>(queryKey, (known) => known && merge(known, { ...known, entries: [message] }))
}

/** Marks what `readerId` has received in a thread, up to an id, as seen. */
export const markSeen = (client: QueryClient, personId: number, readerId: number, upTo: number) =>
  client.setQueryData<Thread>(
    keyOf(personId),
    (known) => known && withSeen({ ...known, seen: later(known.seen, { [readerId]: upTo }) }),
  )

/** Notes who has blocked whom of two. */
export const markBlocked = (client: QueryClient, personId: number, blocked: Thread['blocked']) =>
  client.setQueryData<Thread>(keyOf(personId), (known) => known && { ...known, blocked })

/** Blocks a person, or takes that back. @throws ApiError */
export async function setBlocked(client: QueryClient, personId: number, block: boolean): Promise<void> {
  const { data } = await call(block ? 'POST /api/blocks/:id' : 'DELETE /api/blocks/:id', {
    params: { id: personId },
  })
  markBlocked(client, personId, data.blocked)
}
