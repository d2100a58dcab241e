import type { HoleProps } from '../../hole.tsx'
import { Island } from '../../island.tsx'
import { SwapIcon } from '../common/icons.tsx'

/** The one main action of an item's page. Asking for an exchange takes an account: a visitor signs in and comes back. */
export function ExchangeAction({ viewer, about }: HoleProps) {
  if (viewer) return <Island name="exchange-button" when="interaction" id={about} props={{ id: about }} />
  return (
    <a className="button large" href={`/sign-in?redirect=/productdetails/${about}`}>
      <SwapIcon />
      Exchange
    </a>
  )
}
