import { Island } from '../../island.tsx'
import { NeedsScript } from '../form/needs-script.tsx'

/** The contact form, beside the community's own words about it. */
export function ContactSection() {
  return (
    <section className="panel" aria-labelledby="write">
      <h2 id="write">Write to us</h2>
      <NeedsScript />
      <Island name="contact-form" when="load" props={{}} />
    </section>
  )
}
