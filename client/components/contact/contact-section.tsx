import * as m from '../../../server/platform/catalogues/messages.ts'
import { Island } from '../../island.tsx'
import { NeedsScript } from '../form/needs-script.tsx'

export function ContactSection({ isForMembers }: { isForMembers: boolean }) {
  return (
    <section className="panel" aria-labelledby="write">
      <h2 id="write">{m.contact_write_to_us()}</h2>
      <NeedsScript />
      <Island name="contact-form" when="load" props={{ isForMembers }} />
    </section>
  )
}
