import { useQueryClient } from '@tanstack/react-query'
import { useLive, useResume } from './use-live.ts'

/**
 * Asks anew for lists and details of requests when a step was taken, in whichever window, or may have been while offline;
 * agreed circles stand in those lists, too.
 */
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
