import * as m from '../../../server/platform/catalogues/messages.ts'
import type { OwnerView } from '../../../server/platform/sessions/contact-details-shared.ts'
import { signInPath } from '../../../server/platform/sessions/redirect-shared.ts'
import { Sentence } from '../common/sentence.tsx'

/** Replaces hidden contact data. */
export function ContactHidden({ owner, path }: { owner: OwnerView; path: string }) {
  if (owner.contact_hidden === 'sign_in') {
    return (
      <p className="contact-hidden">
        <Sentence
          of={m.contact_sign_in_to_see({
            name: owner.name,
            link: (text) => <a href={signInPath(path)}>{text}</a>,
          })}
        />
      </p>
    )
  }
  return <p className="contact-hidden">{m.contact_shown_once_agreed({ name: owner.name })}</p>
}
