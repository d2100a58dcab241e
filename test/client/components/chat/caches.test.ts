import { QueryClient } from '@tanstack/react-query'
import t from 'tap'
import {
  addToList,
  clearUnread,
  conversationsQuery,
} from '../../../../client/components/chat/conversation-cache.ts'
import {
  addMessage,
  markSeen,
  threadOf,
  threadQuery,
} from '../../../../client/components/chat/thread-cache.ts'
import type { ConversationView, MessageView } from '../../../../server/trading/messages/messages-shared.ts'

const [ME, ADA, BEN, CLEO] = [1, 2, 3, 4]

const message = (id: number, from: number, to: number): MessageView => ({
  id,
  client_id: null,
  sender_id: from,
  receiver_id: to,
  text: `Text ${id}`,
  attachments: [],
  created_at: '2026-01-02T03:04:05.000Z',
  read_at: null,
})

const conversation = (id: number, last: number, unread_count = 0): ConversationView => ({
  id,
  sender: { id, name: `Person ${id}`, avatar: null },
  text: `Text ${last}`,
  attachment_count: 0,
  last_message_id: last,
  from_me: false,
  created_at: '2026-01-02T03:04:05.000Z',
  unread_count,
})

function listOf(...conversations: ConversationView[]) {
  const client = new QueryClient()
  const { queryKey, structuralSharing } = conversationsQuery
  const list = () => client.getQueryData<readonly ConversationView[]>(queryKey)!
  const set = (next: readonly ConversationView[]) => client.setQueryData(queryKey, next)
  set(conversations)
  const answered = (...fresh: ConversationView[]) =>
    set((structuralSharing as (known: unknown, fresh: unknown) => ConversationView[])(list(), fresh))
  const shown = () => list().map(({ id, text, unread_count }) => `${id}: ${text}, ${unread_count}`)
  return { client, answered, shown }
}

t.test(
  'a conversation moves to the top with its last message, which counts once, unless it is mine',
  async (t) => {
    const { client, shown } = listOf(conversation(ADA, 20), conversation(BEN, 10, 1))
    addToList(client, BEN, message(21, BEN, ME))
    addToList(client, BEN, message(21, BEN, ME))
    t.strictSame(shown(), ['3: Text 21, 2', '2: Text 20, 0'])
    addToList(client, BEN, message(9, BEN, ME))
    t.strictSame(shown()[0], '3: Text 21, 2', 'an older one that comes late changes nothing')
    addToList(client, ADA, message(22, ME, ADA))
    t.strictSame(shown(), ['2: Text 22, 0', '3: Text 21, 2'])
  },
)

t.test('an answer that was under way takes no newer message back', async (t) => {
  const { client, answered, shown } = listOf(conversation(ADA, 20), conversation(BEN, 10))
  addToList(client, BEN, message(21, BEN, ME))
  answered(conversation(ADA, 20), conversation(BEN, 10))
  t.strictSame(shown(), ['3: Text 21, 1', '2: Text 20, 0'])
  answered(conversation(ADA, 22, 1))
  t.strictSame(shown(), ['2: Text 22, 1', '3: Text 21, 1'], 'and a newer one is shown')
  answered(conversation(CLEO, 23, 1))
  t.strictSame(shown()[0], '4: Text 23, 1', 'of somebody new too')
})

t.test('a message of a new contact reloads the list', async (t) => {
  const { client, shown } = listOf(conversation(ADA, 20))
  const isStale = () => client.getQueryState(conversationsQuery.queryKey)!.isInvalidated
  addToList(client, ADA, message(21, ADA, ME))
  t.notOk(isStale())
  addToList(client, BEN, message(22, BEN, ME))
  t.ok(isStale())
  t.strictSame(shown(), ['2: Text 21, 1'])
})

t.test('what has been seen takes the count away, unless more has come since', async (t) => {
  const { client, shown } = listOf(conversation(ADA, 20, 2), conversation(BEN, 10, 1))
  clearUnread(client, ADA, 19)
  t.strictSame(shown(), ['2: Text 20, 2', '3: Text 10, 1'])
  clearUnread(client, BEN, 10)
  t.strictSame(shown(), ['2: Text 20, 2', '3: Text 10, 0'])
})

t.test('a thread has each message once, in order, and read receipts may precede messages', async (t) => {
  const client = new QueryClient()
  const { queryKey } = threadQuery(client, ADA)
  const person = { id: ADA, name: 'Ada', avatar: null }
  const messages = [message(12, ME, ADA), message(10, ADA, ME)]
  client.setQueryData(queryKey, threadOf({ person, blocked: null, messages, next_before: null }))
  const shown = () =>
    client.getQueryData(queryKey)!.entries.map(({ id, read_at }) => `${id} ${read_at ? 'seen' : 'new'}`)
  t.strictSame(shown(), ['10 new', '12 new'])
  markSeen(client, ADA, ADA, 14)
  t.strictSame(shown(), ['10 new', '12 seen'], 'what she has sent is not seen by that')
  for (const id of [14, 11, 16]) await addMessage(client, ADA, message(id, ME, ADA))
  await addMessage(client, ADA, message(14, ME, ADA))
  t.strictSame(shown(), ['10 new', '11 seen', '12 seen', '14 seen', '16 new'])
  markSeen(client, ADA, ADA, 12)
  await addMessage(client, ADA, message(13, ME, ADA))
  t.strictSame(shown().slice(3), ['13 seen', '14 seen', '16 new'], 'what is told late takes nothing back')
  markSeen(client, ADA, ME, 10)
  t.strictSame([shown()[0], shown().at(-1)], ['10 seen', '16 new'], 'each of the two has seen what they got')
  const read_at = '2026-01-02T03:04:06.000Z'
  await addMessage(client, ADA, { ...message(9, ADA, ME), read_at })
  t.equal(client.getQueryData(queryKey)!.entries[0]!.read_at, read_at, 'when that was stays')
  markSeen(client, BEN, BEN, 5)
  t.equal(client.getQueryData(threadQuery(client, BEN).queryKey), undefined, 'a thread that is not known')
})
