import * as m from '../../../server/platform/catalogues/messages.ts'
import { Island } from '../../island.tsx'
import type { SubjectSlot } from '../../slot.tsx'
import { NeedsScript } from '../form/needs-script.tsx'

/** Want button; visitors sign in and return. */
export function WantAction({ isSignedIn, about, data }: SubjectSlot<true>) {
  return (
    <div className="want-action">
      {isSignedIn ? (
        <Island
          name="want-button"
          when="interaction"
          id={about}
          props={{ id: about, isWanted: data === true }}
        />
      ) : (
        <a className="button quiet" href={`/sign-in?redirect=/productdetails/${about}`}>
          {m.matches_want_it()}
        </a>
      )}
      <p className="help">{m.matches_ask_own()}</p>
      {isSignedIn && <NeedsScript />}
    </div>
  )
}
