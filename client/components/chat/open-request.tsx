import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { Standing } from '../exchanges/exchange-standing.tsx'
import { ExchangeSteps } from '../exchanges/exchange-steps.tsx'
import { termsName } from '../exchanges/terms-name.ts'
import { ThingPictures } from '../exchanges/thing-pictures.tsx'

/** Maximum items per side. */
const MOST_THINGS = 3

/** A request in a conversation: items of both sides and actions. */
export function OpenRequest({ row }: { row: ExchangeRowView }) {
  return (
    <article className="open-request" aria-label={termsName(row)}>
      <ThingPictures terms={row} most={MOST_THINGS} />
      <Standing row={row} other={row.other.name} />
      <footer>
        <ExchangeSteps request={row} />
        <a className="button quiet" href={`/dashboard/exchange-product-details?id=${row.id}`}>
          {m.messages_all_of_it()}
        </a>
      </footer>
    </article>
  )
}
