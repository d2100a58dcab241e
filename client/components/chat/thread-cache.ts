import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MessageView, ThreadView } from '../../../server/trading/messages/messages-shared.ts'
import { call } from '../../api.ts'
import { type Feed, feedOf, mergeFeeds, reaches } from '../../stores/entries.ts'

/** Cached messages of a conversation. */
export type Thread = Feed<MessageView> &
  Pick<ThreadView, 'person' | 'blocked'> & {
    /** Newest read message id by reader. Stored apart from the messages, because the event may arrive before the message. */
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

/** Applies read receipts. */
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

/** Fetches pages, newest first, until a known message is reached. */
async function fetchThread(client: QueryClient, personId: number): Promise<Thread> {
  const known = client.getQueryData<Thread>(keyOf(personId))
  let fetched = await page(personId)
  while (!reaches(fetched, known)) fetched = merge(fetched, await page(personId, fetched.next_before))
  return fetched
}

/** Merges fetched with known messages, so that pushed ones are not lost. */
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

export async function addMessage(client: QueryClient, personId: number, message: MessageView): Promise<void> {
  const queryKey = keyOf(personId)
  if (!client.getQueryData(queryKey)) {
    if (client.isFetching({ queryKey }) === 0) return
    await client.fetchQuery(threadQuery(client, personId)).catch(() => {})
  }
  client.setQueryData<Thread>(queryKey, (known) => known && merge(known, { ...known, entries: [message] }))
}

/** Marks messages received by `readerId` up to an id as read. */
export const markSeen = (client: QueryClient, personId: number, readerId: number, upTo: number) =>
  client.setQueryData<Thread>(
    keyOf(personId),
    (known) => known && withSeen({ ...known, seen: later(known.seen, { [readerId]: upTo }) }),
  )

/** Updates the block state. */
export const markBlocked = (client: QueryClient, personId: number, blocked: Thread['blocked']) =>
  client.setQueryData<Thread>(keyOf(personId), (known) => known && { ...known, blocked })

/** Blocks or unblocks. @throws ApiError */
export async function setBlocked(client: QueryClient, personId: number, block: boolean): Promise<void> {
  const { data } = await call(block ? 'POST /api/blocks/:id' : 'DELETE /api/blocks/:id', {
    params: { id: personId },
  })
  markBlocked(client, personId, data.blocked)
}
