import { useQuery } from '@tanstack/react-query'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { ExchangeView } from '../../server/trading/exchanges/exchanges-shared.ts'
import { withQuery } from '../components/common/query.tsx'
import { QueryProblem } from '../components/common/query-problem.tsx'
import { ExchangeBody, ExchangeTerms } from '../components/exchanges/exchange-body.tsx'
import { type ExchangeInFull, exchangeInFull } from '../components/exchanges/exchange-in-full.ts'
import { Standing } from '../components/exchanges/exchange-standing.tsx'
import { ExchangeSteps } from '../components/exchanges/exchange-steps.tsx'
import { SwapButtons } from '../components/exchanges/swap-buttons.tsx'
import { useRefreshExchange } from '../components/exchanges/use-exchange-step.ts'
import { HandoverPanel } from '../components/handovers/handover-panel.tsx'
import { type SwapStage, SwapStepper } from '../components/handovers/swap-stepper.tsx'
import { useLiveExchanges } from '../components/live/use-live-exchanges.ts'

/** Next stage of the swap; null for a rejected, withdrawn or cancelled request. */
function stageOf({ status, outcome, confirmed_by_me, confirmed_by_other }: ExchangeView): SwapStage | null {
  if (outcome === 'completed') return 'done'
  if (status === 'rejected') return null
  if (status === 'pending') return 'agree'
  return confirmed_by_me || confirmed_by_other ? 'confirm' : 'meet'
}

/** Full view of a request: progress, and the next step as main button. */
function ExchangeDetails({ first }: { first: ExchangeInFull }) {
  useLiveExchanges()
  const query = useQuery({
    ...exchangeInFull(first.request.id),
    initialData: first,
    staleTime: 5000,
  })
  const refresh = useRefreshExchange(first.request.id)
  const { data, isError } = query
  const { request } = data
  const stage = stageOf(request)
  const confirms = request.confirmed_by_other && !request.confirmed_by_me
  const steps = (
    <footer>
      <ExchangeSteps request={request} />
    </footer>
  )
  return (
    <article className="panel request" data-outcome={request.outcome ?? undefined}>
      {stage && <SwapStepper stage={stage} />}
      {stage === 'done' && (
        <h2 className="swapped-with">{m.swaps_swapped_with({ name: request.other.name })}</h2>
      )}
      <ExchangeTerms request={request} />
      <Standing row={request} other={request.other.name} />
      {stage === 'meet' || stage === 'confirm' ? (
        <HandoverPanel
          swapId={request.id}
          other={request.other}
          plan={request.handover}
          confirms={confirms}
          isDone={request.confirmed_by_me}
          onChange={refresh}
        >
          <SwapButtons row={request} className={confirms ? 'button large wide' : 'button quiet'} />
        </HandoverPanel>
      ) : stage === 'done' ? null : (
        steps
      )}
      <ExchangeBody details={data} isBelowTerms>
        {stage === 'done' && steps}
      </ExchangeBody>
      {isError && <QueryProblem text={m.swaps_refresh_failed()} query={query} />}
    </article>
  )
}

export default withQuery(ExchangeDetails)
