import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ConversationView, MessageView } from '../../../server/trading/messages/messages-shared.ts'
import { call } from '../../api.ts'

type List = readonly ConversationView[]

const KEY = ['conversations']
const newestFirst = (list: List) => list.toSorted((a, b) => b.last_message_id - a.last_message_id)

/** Merges two lists of conversations and keeps the newer state of each, because responses may arrive out of order. */
function merge(known: List, fresh: List): List {
  const byId = new Map(known.map((one) => [one.id, one]))
  for (const one of fresh) {
    if ((byId.get(one.id)?.last_message_id ?? 0) <= one.last_message_id) byId.set(one.id, one)
  }
  return newestFirst([...byId.values()])
}

export const conversationsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async (): Promise<List> => (await call('GET /api/users-with-last-message')).data,
  staleTime: 30_000,
  structuralSharing: (known, fresh) => (known ? merge(known as List, fresh as List) : fresh),
})

/** Updates the last message; an unknown conversation is fetched. */
export function addToList(client: QueryClient, personId: number, message: MessageView): void {
  const known = client.getQueryData<List>(KEY)?.find(({ id }) => id === personId)
  if (!known) {
    client.invalidateQueries({ queryKey: KEY })
    return
  }
  if (known.last_message_id >= message.id) return
  const from_me = message.receiver_id === personId
  const changed: ConversationView = {
    ...known,
    text: message.text,
    attachment_count: message.attachments.length,
    last_message_id: message.id,
    from_me,
    created_at: message.created_at,
    unread_count: known.unread_count + (from_me ? 0 : 1),
  }
  client.setQueryData<List>(KEY, (list) => list && merge(list, [changed]))
}

/** Clears the unread count. */
export function clearUnread(client: QueryClient, personId: number, upTo: number): void {
  client.setQueryData<List>(KEY, (list) =>
    list?.map((one) =>
      one.id === personId && one.last_message_id <= upTo ? { ...one, unread_count: 0 } : one,
    ),
  )
}
