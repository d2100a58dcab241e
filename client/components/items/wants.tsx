import * as m from '../../../server/platform/catalogues/messages.ts'
import { SwapIcon } from '../common/icons.tsx'

/** Trade preferences in the place of a price; empty means open to offers. */
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
