import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ItemRequest } from '../../../server/swaps/item-requests-shared.ts'
import type { ThingHole } from '../../hole.tsx'
import { Island } from '../../island.tsx'
import { SwapIcon } from '../common/icons.tsx'
import { AskedAlready } from './asked-already.tsx'

/**
 * The one main action of an item's page. Asking for an exchange takes an account: a visitor signs in and comes back. What is part of
 * an offer already may be asked for otherwise.
 */
export function ExchangeAction({ isSignedIn, about, told: request }: ThingHole<ItemRequest>) {
  if (request && request.standing !== 'offered') return <AskedAlready request={request} />
  if (isSignedIn) {
    return (
      <>
        {request && <AskedAlready request={request} />}
        <Island name="exchange-button" when="interaction" id={about} props={{ id: about }} />
      </>
    )
  }
  return (
    <a className="button large" href={`/sign-in?redirect=/productdetails/${about}%23offer`}>
      <SwapIcon />
      {m.swaps_exchange()}
    </a>
  )
}

/** What stands in its place on an item that is promised. */
export function ReservedAction({ told: request }: ThingHole<ItemRequest>) {
  if (request) return <AskedAlready request={request} />
  return <p className="product-unavailable">{m.swaps_somebody_has_agreed_to_swap_for_this()}</p>
}
