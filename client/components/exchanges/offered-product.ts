import type { OfferedProductView } from '../../../server/exchanges/exchanges-shared.ts'
import { get } from '../../api.ts'

/** The query for what is offered in a request and where the request stands, by the request's id. */
export const offeredProduct = (id: number) => ({
  queryKey: ['details', 'exchange', id],
  queryFn: async () => (await get<OfferedProductView>(`/api/exchange-request/${id}/offered-product`)).data,
})
