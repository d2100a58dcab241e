import { SwapIcon } from '../common/icons.tsx'

/** The price slot of any other market: what the owner would take. Empty `preferences` are open to offers. */
export function Wants({ preferences }: { preferences: string }) {
  return (
    <p className="wants">
      <SwapIcon size={15} />
      <span>
        <span className="visually-hidden">In return: </span>
        {preferences || 'Open to offers'}
      </span>
    </p>
  )
}
