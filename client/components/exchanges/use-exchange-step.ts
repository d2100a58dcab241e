import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api.ts'
import { isLive } from '../../stores/realtime.ts'
import { toast } from '../../stores/toasts.ts'

/** Gives what fetches the lists and details that show a request again. */
export function useRefreshExchange(id: number): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => {
    // Where the live socket is whole, ExchangeChanged has them asked for too: what is on its way is not begun again.
    const options = { cancelRefetch: !isLive() }
    return Promise.all([
      queries.invalidateQueries({ queryKey: ['exchange-requests'] }, options),
      queries.invalidateQueries({ queryKey: ['details', 'exchange', id] }, options),
    ])
  }
}

/**
 * One step of a request; what shows it is asked for again afterwards.
 *
 * @param done what is said where the server says nothing; `failed` where no answer comes.
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
