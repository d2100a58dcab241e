import { useQuery } from '@tanstack/react-query'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { Dialog } from '../common/dialog.tsx'
import { QueryProblem } from '../common/query-problem.tsx'
import { DetailsSkeleton } from '../items/details-body.tsx'
import { ExchangeBody } from './exchange-body.tsx'
import { exchangeInFull } from './exchange-in-full.ts'
import { Standing } from './exchange-standing.tsx'
import { ExchangeSteps } from './exchange-steps.tsx'

/**
 * Details of a request. If the request leaves its list while the dialog is open, the dialog shows its new state.
 * @param row the row when the dialog was opened.
 * @param listed current row; undefined once it left.
 */
export function ExchangeDetailsDialog({
  row,
  listed,
  onClose,
}: {
  row: ExchangeRowView
  listed: ExchangeRowView | undefined
  onClose: () => void
}) {
  const query = useQuery(exchangeInFull(row.id))
  const request = listed ?? query.data?.request ?? row
  return (
    <Dialog
      title={m.swaps_view_details()}
      onClose={onClose}
      width="720px"
      scrolls
      footer={
        <>
          <Standing row={request} other={row.other.name} />
          <ExchangeSteps request={request} />
          {request.status === 'accepted' && request.outcome === null && (
            <a className="button" href={`/dashboard/exchange-product-details?id=${row.id}`}>
              {m.handovers_place_and_time()}
            </a>
          )}
        </>
      }
    >
      {query.data ? (
        <div className="request">
          <ExchangeBody details={query.data} />
        </div>
      ) : query.isPaused || query.isError ? (
        <QueryProblem text={m.swaps_loading_failed()} query={query} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  )
}
