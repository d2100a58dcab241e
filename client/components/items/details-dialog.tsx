import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../api.ts'
import { Dialog } from '../common/dialog.tsx'
import { QueryProblem } from '../common/query-problem.tsx'
import { offeredProduct } from '../exchanges/offered-product.ts'
import { type Details, DetailsBody, DetailsSkeleton } from './details-body.tsx'

const VARIANTS = {
  product: {
    failure: 'Failed to load product details.',
    query: (id: number) => ({
      queryKey: ['details', 'product', id],
      queryFn: async (): Promise<Details> =>
        (await call('GET /api/home/product/details/:id', { params: { id } })).data.product,
    }),
  },
  exchange: {
    failure: 'Failed to load exchange details.',
    query: offeredProduct,
  },
}

/** View Details: a thing and its owner. `exchange` takes the id of a request, `product` that of an item. */
export function DetailsDialog({
  variant,
  id,
  onClose,
  footer,
}: {
  variant: keyof typeof VARIANTS
  id: number
  onClose: () => void
  footer?: ReactNode
}) {
  const { query: options, failure } = VARIANTS[variant]
  const query = useQuery<Details>(options(id))
  return (
    <Dialog title="View Details" onClose={onClose} width="720px" footer={footer} scrolls>
      {query.data ? (
        <DetailsBody details={query.data} />
      ) : query.isPaused || query.isError ? (
        <QueryProblem text={failure} query={query} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  )
}
