import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ContactFields } from '../../server/members/contact/contact-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { signInPath } from '../../server/platform/sessions/redirect-shared.ts'
import { call } from '../api.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { bySchema } from '../components/form/by-schema.ts'
import { EmailField, Field, TextAreaField } from '../components/form/field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useClientId } from '../components/form/use-client-id.ts'
import { useForm } from '../components/form/use-form.ts'
import { storedUser } from '../stores/session.ts'

/** Contact form. Signed-in users need not enter name and address. */
export default function ContactForm({ isForMembers }: { isForMembers: boolean }) {
  const form = useForm({
    read: (typed) => bySchema(ContactFields, typed),
    failed: m.contact_sending_failed(),
    async send(values) {
      await call('POST /api/contact', { body: { ...values, client_id: clientIdOf(values) } })
      setSentFrom(values.email)
    },
  })
  const [isStranger, setIsStranger] = useState(false)
  const [sentFrom, setSentFrom] = useState<string>()
  const clientIdOf = useClientId()

  const { fill } = form
  useEffect(() => {
    const user = storedUser()
    if (!user) return setIsStranger(true)
    fill({ name: user.name, email: user.email, phone: user.phone_number })
  }, [fill])

  // The call then requires a session (stricter than the specification, section 7).
  if (isForMembers && isStranger) {
    return (
      <p className="notice hint">
        <span>
          <Sentence
            of={m.place_contact_for_members({
              link: (text) => (
                <a className="link" href={signInPath(location.pathname)}>
                  {text}
                </a>
              ),
            })}
          />
        </span>
      </p>
    )
  }
  return (
    <>
      {sentFrom && <Sent email={sentFrom} onAgain={() => setSentFrom(undefined)} />}
      {/* After sending, the form remains with name and address filled in. */}
      <form className="form" {...form.props} hidden={sentFrom !== undefined}>
        <Field label={m.contact_name()} autoComplete="name" {...form.field('name')} />
        <div className="row">
          <EmailField autoComplete="email" help={m.contact_email_help()} {...form.field('email')} />
          <Field
            label={m.contact_phone()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            help={m.contact_phone_help()}
            {...form.field('phone')}
          />
        </div>
        <TextAreaField key={sentFrom} label={m.contact_message()} rows={6} {...form.field('message')} />
        <SubmitButton {...form.button} label={m.contact_send()} busyLabel={m.contact_sending()} />
      </form>
    </>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="sent">
      <CircleCheck size={48} aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {m.contact_sent()}
      </h3>
      <p>
        <Sentence of={m.contact_thanks({ email, strong: (text) => <strong>{text}</strong> })} />
      </p>
      <button type="button" className="button quiet" onClick={onAgain}>
        {m.contact_write_another_message()}
      </button>
    </div>
  )
}
