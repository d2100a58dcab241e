import { useQuery } from '@tanstack/react-query'
import { withQuery } from '../components/common/query.tsx'
import { QueryProblem } from '../components/common/query-problem.tsx'
import { ExchangeBody } from '../components/exchanges/exchange-body.tsx'
import { type ExchangeInFull, exchangeInFull } from '../components/exchanges/exchange-in-full.ts'
import { Standing } from '../components/exchanges/exchange-standing.tsx'
import { ExchangeSteps } from '../components/exchanges/exchange-steps.tsx'
import { useLiveExchanges } from '../components/live/use-live-exchanges.ts'

/** One request in full, with what I can do about it. */
function ExchangeDetails({ first }: { first: ExchangeInFull }) {
  useLiveExchanges()
  const query = useQuery({
    ...exchangeInFull(first.request.id),
    initialData: first,
    staleTime: 5000,
  })
  const { data, isError } = query
  const { request } = data
  return (
    <article className="panel request">
      <Standing row={request} other={request.other.name} />
      <footer>
        <ExchangeSteps request={request} />
      </footer>
      <ExchangeBody details={data} />
      {isError && <QueryProblem text="Something went wrong! What is new may be missing." query={query} />}
    </article>
  )
}

export default withQuery(ExchangeDetails)
