import { useQueryClient } from '@tanstack/react-query'
import { useLive, useResume } from './use-live.ts'

/** Asks anew for lists and details of requests when the other side has taken a step, or may have while offline. */
export function useLiveExchanges(): void {
  const queries = useQueryClient()
  const refresh = () => {
    queries.invalidateQueries({ queryKey: ['exchange-requests'] })
    queries.invalidateQueries({ queryKey: ['details', 'exchange'] })
  }
  useLive('NotificationCreated', ({ notification }) => {
    if (notification.type.startsWith('exchange_')) refresh()
  })
  useResume(refresh)
}
