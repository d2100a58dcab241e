import { useQuery } from '@tanstack/react-query'
import type { OfferedProductView } from '../../server/exchanges/exchanges-shared.ts'
import { withQuery } from '../components/common/query.tsx'
import { QueryProblem } from '../components/common/query-problem.tsx'
import { Standing } from '../components/exchanges/exchange-standing.tsx'
import { ExchangeSteps } from '../components/exchanges/exchange-steps.tsx'
import { offeredProduct } from '../components/exchanges/offered-product.ts'
import { DetailsBody } from '../components/items/details-body.tsx'
import { useLiveExchanges } from '../components/live/use-live-exchanges.ts'

/** One request in full, with what I can do about it. */
function ExchangeDetails({ first }: { first: OfferedProductView }) {
  useLiveExchanges()
  const query = useQuery({
    ...offeredProduct(first.id),
    initialData: first,
    staleTime: 5000,
  })
  const { data, isError } = query
  return (
    <article className="panel request">
      <p className="lead">
        Offered for{' '}
        {data.requested_product_id ? (
          <a className="link" href={`/productdetails/${data.requested_product_id}`}>
            {data.item_wanted}
          </a>
        ) : (
          <b>{data.item_wanted}</b>
        )}
      </p>
      <blockquote>{data.message}</blockquote>
      <Standing row={data} other={data.direction === 'incoming' ? data.owner.name : 'the owner'} />
      <DetailsBody details={data} />
      {isError && <QueryProblem text="Something went wrong! What is new may be missing." query={query} />}
      <footer>
        <ExchangeSteps request={data} />
      </footer>
    </article>
  )
}

export default withQuery(ExchangeDetails)
