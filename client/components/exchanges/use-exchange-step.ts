import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api.ts'
import { isLive } from '../../stores/realtime.ts'
import { toast } from '../../stores/toasts.ts'

/** Returns a function that refetches lists and details. */
export function useRefreshExchange(id: number): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => {
    // The ExchangeChanged event triggers the same fetch. A running one is therefore not cancelled while the socket is live.
    const options = { cancelRefetch: !isLive() }
    return Promise.all([
      queries.invalidateQueries({ queryKey: ['exchange-requests'] }, options),
      queries.invalidateQueries({ queryKey: ['details', 'exchange', id] }, options),
    ])
  }
}

/**
 * A step of a request with a refetch.
 * @param done default success text; `failed` is for no response.
 */
export function useExchangeStep<Input = void>(
  id: number,
  take: (input: Input) => Promise<{ message: string }>,
  { done, failed, onDone }: { done: string; failed: string; onDone?: () => void },
) {
  const refresh = useRefreshExchange(id)
  return useMutation({
    mutationFn: take,
    onSuccess: ({ message }) => {
      toast.success(message || done)
      onDone?.()
    },
    onError: (error) => toast.error(messageOf(error, failed)),
    onSettled: refresh,
  })
}
