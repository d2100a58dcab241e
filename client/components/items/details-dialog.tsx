import { useQuery } from '@tanstack/react-query'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call } from '../../api.ts'
import { Dialog } from '../common/dialog.tsx'
import { QueryProblem } from '../common/query-problem.tsx'
import { DetailsBody, DetailsSkeleton } from './details-body.tsx'

/** View Details (specification). */
export function DetailsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['details', 'product', id],
    queryFn: async () => (await call('GET /api/home/product/details/:id', { params: { id } })).data.product,
  })
  return (
    <Dialog title={m.items_view_details()} onClose={onClose} width="720px" scrolls>
      {query.data ? (
        <DetailsBody details={query.data} />
      ) : query.isPaused || query.isError ? (
        <QueryProblem text={m.items_loading_failed()} query={query} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  )
}
