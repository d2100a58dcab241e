import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProductView } from '../../server/items/items-schema.ts'
import { get } from '../api.ts'
import { type Details, DetailsBody, DetailsSkeleton } from './details-body.tsx'
import { Dialog } from './dialog.tsx'
import { offeredProduct } from './offered-product.ts'

const VARIANTS = {
  product: {
    failure: 'Failed to load product details.',
    query: (id: number) => ({
      queryKey: ['details', 'product', id],
      queryFn: async (): Promise<Details> =>
        (await get<{ product: ProductView }>(`/api/home/product/details/${id}`)).data.product,
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
  const { query, failure } = VARIANTS[variant]
  const { data, isPending } = useQuery<Details>(query(id))
  return (
    <Dialog title="View Details" onClose={onClose} width="720px" footer={footer} scrolls>
      {isPending ? (
        <DetailsSkeleton />
      ) : data ? (
        <DetailsBody details={data} />
      ) : (
        <p role="alert">{failure}</p>
      )}
    </Dialog>
  )
}
