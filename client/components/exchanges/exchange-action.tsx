import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ItemRequest } from '../../../server/swaps/item-requests-shared.ts'
import { Island } from '../../island.tsx'
import type { SubjectSlot } from '../../slot.tsx'
import { SwapIcon } from '../common/icons.tsx'
import { AskedAlready } from './asked-already.tsx'

/** Main action of an item's page. Visitors sign in and return. Items offered in a request may still be requested. */
export function ExchangeAction({ isSignedIn, about, data: request }: SubjectSlot<ItemRequest>) {
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

/** Replaces the main action while the item is held. */
export function ReservedAction({ data: request }: SubjectSlot<ItemRequest>) {
  if (request) return <AskedAlready request={request} />
  return <p className="product-unavailable">{m.swaps_agreed_by_other()}</p>
}
