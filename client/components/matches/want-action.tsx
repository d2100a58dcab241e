import * as m from '../../../server/catalogues/messages.ts'
import type { HoleProps } from '../../hole.tsx'
import { Island } from '../../island.tsx'

/** Whether one would swap for the item of the page; a visitor signs in and comes back. */
export function WantAction({ viewer, about, isWanted }: HoleProps) {
  return (
    <div className="want-action">
      {viewer ? (
        <Island name="want-button" when="interaction" id={about} props={{ id: about, isWanted }} />
      ) : (
        <a className="button quiet" href={`/sign-in?redirect=/productdetails/${about}`}>
          {m.matches_want_it()}
        </a>
      )}
      <p className="help">{m.matches_ask_own()}</p>
    </div>
  )
}
