import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { DOT } from '../common/dot.ts'
import { RelativeTime } from '../common/relative-time.tsx'

/** Time since the turn began. */
export const Since = ({ row: { since } }: { row: Pick<ExchangeRowView, 'since'> }) =>
  since && (
    <>
      {DOT}
      <RelativeTime at={since} />
    </>
  )
