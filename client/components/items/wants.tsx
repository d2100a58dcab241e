import * as m from '../../../server/platform/catalogues/messages.ts'
import { SwapIcon } from '../common/icons.tsx'

/** The price slot of any other market: what the owner would take. Empty `preferences` are open to offers. */
export function Wants({ preferences }: { preferences: string }) {
  return (
    <p className="wants">
      <SwapIcon size={15} />
      <span>
        <span className="visually-hidden">{m.items_in_return()} </span>
        {preferences || m.items_open_to_offers()}
      </span>
    </p>
  )
}
