import { useQuery } from '@tanstack/react-query'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import type { ConversationView } from '../../../server/trading/messages/messages-shared.ts'
import { call } from '../../api.ts'
import { useLiveExchanges } from '../live/use-live-exchanges.ts'

const listed = async (status: 'pending' | 'accepted') =>
  (await call('GET /api/exchange-request/list', { query: { status, direction: 'all' } })).data

/**
 * Open requests with people without a conversation, one of each person.
 * @param first server-rendered `at` that time, in milliseconds since 1970.
 */
export function useOpenRequests(
  first: ExchangeRowView[],
  at: number,
  conversations: readonly ConversationView[],
): ExchangeRowView[] {
  useLiveExchanges()
  const { data } = useQuery({
    queryKey: ['exchange-requests', 'open'],
    queryFn: async () => (await Promise.all([listed('pending'), listed('accepted')])).flat(),
    initialData: first,
    initialDataUpdatedAt: at,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = new Set(conversations.map(({ id }) => id))
  return data.filter(({ turn, other, other_suspended }) => {
    if (turn === null || other_suspended || known.has(other.id)) return false
    known.add(other.id)
    return true
  })
}
