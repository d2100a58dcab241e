import { useQuery } from '@tanstack/react-query'
import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'
import { DetailsDialog } from '../items/details-dialog.tsx'
import { Standing } from './exchange-standing.tsx'
import { ExchangeSteps } from './exchange-steps.tsx'
import { offeredProduct } from './offered-product.ts'

/**
 * One request in full. A step that takes it out of its list, the other side's or one's own, is shown here in place:
 * what somebody reads does not vanish.
 *
 * @param row as it was when it was opened.
 * @param listed as it is in the list now; undefined once it has left.
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
  const { data } = useQuery(offeredProduct(row.id))
  const request = listed ?? data ?? row
  return (
    <DetailsDialog
      variant="exchange"
      id={row.id}
      onClose={onClose}
      footer={
        <>
          <Standing row={request} other={row.other.name} />
          <ExchangeSteps request={request} />
        </>
      }
    />
  )
}
