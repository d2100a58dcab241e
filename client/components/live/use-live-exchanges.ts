import { useQueryClient } from '@tanstack/react-query'
import { useLive, useResume } from './use-live.ts'

/** Refetches requests after events and reconnects; their lists include agreed circles. */
export function useLiveExchanges(): void {
  const queries = useQueryClient()
  const refresh = () => {
    queries.invalidateQueries({ queryKey: ['exchange-requests'] })
    queries.invalidateQueries({ queryKey: ['details', 'exchange'] })
  }
  useLive('ExchangeChanged', refresh)
  useLive('CircleChanged', refresh)
  useResume(refresh)
}
