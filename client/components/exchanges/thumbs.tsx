import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { Picture } from '../common/picture.tsx'
import { termsName } from './terms-name.ts'

/** Thumbnails of both items. */
export function Thumbs({ row: { direction, wanted, offered } }: { row: ExchangeRowView }) {
  const [give, get] = direction === 'outgoing' ? [offered[0], wanted[0]] : [wanted[0], offered[0]]
  return (
    <span className="thumbs">
      <span className="picture">
        <Picture src={give?.image ?? null} srcset={give?.image_srcset} alt="" sizes="64px" />
      </span>
      <span className="picture">
        <Picture src={get?.image ?? null} srcset={get?.image_srcset} alt="" sizes="64px" />
      </span>
    </span>
  )
}

/** "Your guitar for two lamps", from the viewer's side. */
export function myTerms({ direction, item_offered, item_wanted }: ExchangeRowView): string {
  if (item_offered === null) return termsName({ item_offered, item_wanted })
  const [give, get] = direction === 'outgoing' ? [item_offered, item_wanted] : [item_wanted, item_offered]
  return m.swaps_your_for({ give, get })
}
