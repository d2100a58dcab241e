import type { Swap } from './swaps-queries.ts'

export const swapPath = ({ id, kind }: Pick<Swap, 'id' | 'kind'>): string =>
  kind === 'circle' ? `/dashboard/circles/${id}` : `/dashboard/exchange-product-details?id=${id}`
