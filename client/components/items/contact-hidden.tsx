import type { OwnerView } from '../../../server/sessions/contact-details-shared.ts'
import { signInPath } from '../../../server/sessions/redirect-shared.ts'

/** Stands in the place of an owner's email and phone where the reader may not see them. */
export function ContactHidden({ owner, path }: { owner: OwnerView; path: string }) {
  if (owner.contact_hidden === 'sign_in') {
    return (
      <p className="contact-hidden">
        <a href={signInPath(path)}>Sign in</a> to see how to reach {owner.name}
      </p>
    )
  }
  return <p className="contact-hidden">You see how to reach {owner.name} once you have agreed on a swap.</p>
}
