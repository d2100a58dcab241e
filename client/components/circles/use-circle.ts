import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { call, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { useLive, useResume } from '../live/use-live.ts'

const keyOf = (id: number) => ['circle', id]

export function useCircle(first: CircleView) {
  const queries = useQueryClient()
  const { id } = first
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(id) })
  useLive('CircleChanged', (changed) => changed.id === id && refresh())
  useResume(refresh)
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await call('GET /api/circles/:id', { params: { id } })).data,
    initialData: first,
    staleTime: 5000,
  })
}

/** A step of a circle as a mutation; the circle of its response is shown at once. */
export function useCircleStep<Input = void>(
  id: number,
  take: (input: Input) => Promise<{ message: string; data: CircleView }>,
  failed: string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: take,
    onSuccess: ({ message, data }) => {
      queries.setQueryData(keyOf(id), data)
      toast.success(message)
    },
    onError: (error) => {
      toast.error(messageOf(error, failed))
      queries.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
}
