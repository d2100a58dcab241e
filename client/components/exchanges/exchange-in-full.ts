import type { ExchangeView, OfferedProductView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { call } from '../../api.ts'

export interface ExchangeInFull {
  request: ExchangeView
  offered: OfferedProductView
}

export const exchangeInFull = (id: number) => ({
  queryKey: ['details', 'exchange', id],
  queryFn: async (): Promise<ExchangeInFull> => {
    const params = { id }
    const [request, offered] = await Promise.all([
      call('GET /api/exchange-request/:id', { params }),
      call('GET /api/exchange-request/:id/offered-product', { params }),
    ])
    return { request: request.data, offered: offered.data }
  },
})
