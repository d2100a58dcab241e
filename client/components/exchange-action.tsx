import type { HoleProps } from '../holes.tsx'
import { SwapIcon } from './icons.tsx'

/** The one main action of an item's page. Asking for an exchange takes an account: a visitor signs in and comes back. */
export function ExchangeAction({ viewer, about }: HoleProps) {
  const item = `/productdetails/${about}`
  return (
    <a className="button large" href={viewer ? `${item}#exchange` : `/sign-in?redirect=${item}`}>
      <SwapIcon />
      Exchange
    </a>
  )
}
