import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CircleConversationView } from '../../../server/trading/messages/messages-shared.ts'
import { call } from '../../api.ts'
import { useLive, usePolling, useResume } from '../live/use-live.ts'

/** Milliseconds between polls without the live socket. */
const POLLING = 30_000
const queryKey = ['circle-conversations']

/** @param first server-rendered `at` that time, in milliseconds since 1970. */
export function useCircleConversations(
  first: CircleConversationView[],
  at: number,
): CircleConversationView[] {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey })
  useLive('CircleMessage', refresh)
  useLive('CircleChanged', refresh)
  useLive('NotificationsRead', refresh)
  useResume(refresh)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET /api/circle-conversations')).data,
    initialData: first,
    initialDataUpdatedAt: at,
    staleTime: POLLING,
    refetchInterval: usePolling(POLLING),
  })
  return data
}
