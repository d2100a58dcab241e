import { call } from '../../api.ts'

/** The query for what is offered in a request and where the request stands, by the request's id. */
export const offeredProduct = (id: number) => ({
  queryKey: ['details', 'exchange', id],
  queryFn: async () => (await call('GET /api/exchange-request/:id/offered-product', { params: { id } })).data,
})
