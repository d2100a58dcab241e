import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CircleState, CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { call } from '../../api.ts'
import { useLive, useResume } from '../live/use-live.ts'

/**
 * The newest 20 circles in one state, live.
 * @param first server-rendered.
 */
export function useCircles(state: CircleState, first: CircleView[]): CircleView[] {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['circles', state] })
  useLive('CircleChanged', refresh)
  useResume(refresh)
  const { data } = useQuery({
    queryKey: ['circles', state],
    queryFn: async () => (await call('GET /api/circles', { query: { state } })).data,
    initialData: first,
    staleTime: 5000,
  })
  return data
}
