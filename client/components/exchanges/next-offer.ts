import type { ExchangeView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { call } from '../../api.ts'
import { type BothPeople, bothPeople } from './exchange-choices.ts'
import type { ShownThing } from './things.ts'

/** The newest terms. */
export interface NextOffer extends BothPeople {
  request: ExchangeView
}

/** Items that each party gives, from the viewer's side. */
export const sidesOf = ({
  direction,
  wanted,
  offered,
}: ExchangeView): Record<'mine' | 'theirs', ShownThing[]> =>
  direction === 'outgoing' ? { mine: offered, theirs: wanted } : { mine: wanted, theirs: offered }

/** @throws ApiError */
export async function newestTerms(requestId: number): Promise<ExchangeView> {
  return (await call('GET /api/exchange-request/:id', { params: { id: requestId } })).data
}

/** @throws ApiError */
export async function loadNextOffer(requestId: number): Promise<NextOffer> {
  const request = await newestTerms(requestId)
  return { request, ...(await bothPeople(request.other)) }
}
