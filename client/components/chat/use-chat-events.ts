import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { MessageView } from '../../../server/trading/messages/messages-shared.ts'
import { discard, onDelivered } from '../../stores/outbox.ts'
import { useLive, useResume } from '../live/use-live.ts'
import { addToList, clearUnread } from './conversation-cache.ts'
import { addMessage, markBlocked, markSeen } from './thread-cache.ts'

/** Updates caches from live events and refetches after reconnects. */
export function useChatEvents(me: number): void {
  const client = useQueryClient()

  const add = useEffectEvent((message: MessageView) => {
    const other = message.sender_id === me ? message.receiver_id : message.sender_id
    addMessage(client, other, message)
    addToList(client, other, message)
    if (message.client_id) discard(message.client_id)
  })
  useLive('MessageSent', ({ message }) => add(message))
  useEffect(() => onDelivered((message) => add(message)), [])
  useLive('MessagesRead', ({ reader_id, sender_id, up_to }) => {
    const other = reader_id === me ? sender_id : reader_id
    markSeen(client, other, reader_id, up_to)
    if (reader_id === me) clearUnread(client, other, up_to)
  })
  useLive('BlockChanged', ({ person_id, blocked }) => markBlocked(client, person_id, blocked))
  useResume(() => {
    client.invalidateQueries({ queryKey: ['messages'] })
    client.invalidateQueries({ queryKey: ['conversations'] })
  })
}
