import { useState } from 'react'
import { CATEGORY_SETS } from '../../server/welcome/category-sets-shared.ts'
import { WelcomeBody } from '../../server/welcome/welcome-shared.ts'
import { call, messageOf } from '../api.ts'
import { AccentField } from '../components/admin/accent-field.tsx'
import { PicturePick } from '../components/admin/picture-pick.tsx'
import { EmailField, Field, SelectField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { PasswordField } from '../components/form/password-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { storeSession } from '../stores/session.ts'
import { upload } from '../upload.ts'

const SETS: Record<(typeof CATEGORY_SETS)[number], string> = {
  household: 'All that a household has',
  books: 'Books',
  plants: 'Plants and seeds',
  tools: 'Tools',
  baby: 'Baby things',
  empty: 'None yet',
}

interface Props {
  code: string
  siteName: string
  language: string
  languages: { code: string; name: string }[]
  /** Whether a mail server is set. */
  sendsMail: boolean
}

/** Sends a mail to the address that is typed, to see whether mail works. */
function MailTest({ code, email, sendsMail }: { code: string; email: () => string; sendsMail: boolean }) {
  const [told, setTold] = useState<string>()
  async function send() {
    try {
      const { message } = await call('POST /api/welcome/test-mail', { body: { code, email: email() } })
      setTold(message)
    } catch (error) {
      setTold(messageOf(error, 'That did not work. Please try again.'))
    }
  }
  return (
    <div className="field">
      <button type="button" className="button quiet" onClick={send}>
        Send me a test mail
      </button>
      <p className="help" role="status">
        {told ??
          (sendsMail
            ? 'To the address above: then you know that mail works.'
            : 'No mail server is set up yet. You can do that later, under Admin.')}
      </p>
    </div>
  )
}

/** The first admin, and what the market is to be. */
export default function WelcomeForm({ code, siteName, language, languages, sendsMail }: Props) {
  const form = useSchemaForm(WelcomeBody, {
    code,
    site_name: siteName,
    accent: '',
    language,
    categories: 'household',
    join: 'open',
    read: 'everyone',
    contact_visibility: 'members',
  })
  const [logo, setLogo] = useState<File | null>(null)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const { data } = await upload('POST /api/welcome', {
        body: { ...values, code },
        ...(logo ? { files: { logo } } : {}),
      })
      storeSession(data.token, data.user)
      await goTo('/welcome/done')
    } catch (error) {
      showFailure(form, error, 'That did not work. Please try again.')
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <h2>Your market</h2>
      <Field label="Name" error={errors.site_name?.message} {...form.register('site_name')} />
      {languages.length > 1 && (
        <SelectField label="Language" error={errors.language?.message} {...form.register('language')}>
          {languages.map((offered) => (
            <option key={offered.code} value={offered.code}>
              {offered.name}
            </option>
          ))}
        </SelectField>
      )}
      <AccentField
        value={form.watch('accent') || null}
        error={errors.accent?.message}
        onChange={(accent) => form.setValue('accent', accent ?? '')}
      />
      <PicturePick
        label="Logo"
        look="logo"
        value={logo}
        help="Shown in place of the name. You can leave it out."
        onChange={(picked) => setLogo(picked instanceof File ? picked : null)}
      />
      <SelectField
        label="Categories to begin with"
        error={errors.categories?.message}
        {...form.register('categories')}
      >
        {CATEGORY_SETS.map((set) => (
          <option key={set} value={set}>
            {SETS[set]}
          </option>
        ))}
      </SelectField>

      <h2>Who may do what</h2>
      <SelectField label="Who may join" error={errors.join?.message} {...form.register('join')}>
        <option value="open">Anybody</option>
        <option value="invitation">Who has an invitation</option>
        <option value="approval">Who was let in by you</option>
        <option value="invitation_and_approval">Who has an invitation, and was let in by you</option>
      </SelectField>
      <SelectField label="Who may read" error={errors.read?.message} {...form.register('read')}>
        <option value="everyone">Everybody, search engines too</option>
        <option value="members">Members</option>
      </SelectField>
      <SelectField
        label="Who sees email and phone of members"
        help="Each member may choose otherwise."
        error={errors.contact_visibility?.message}
        {...form.register('contact_visibility')}
      >
        <option value="members">Members (recommended)</option>
        <option value="partners">Those with whom they have agreed on a swap</option>
        <option value="everyone">Everybody</option>
      </SelectField>

      <h2>You, the first admin</h2>
      <Field label="Full Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <div className="row">
        <EmailField autoComplete="email" error={errors.email?.message} {...form.register('email')} />
        <Field
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone_number?.message}
          {...form.register('phone_number')}
        />
      </div>
      <MailTest code={code} email={() => form.getValues('email') ?? ''} sendsMail={sendsMail} />
      <Field
        label="General Address (trading location)"
        autoComplete="address-line1"
        help="A street or a part of town is enough."
        error={errors.address?.message}
        {...form.register('address')}
      />
      <div className="row">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          help="At least 8 characters."
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.password_confirmation?.message}
          {...form.register('password_confirmation')}
        />
      </div>
      <SubmitButton busy={isSubmitting} label="Open the market" busyLabel="Opening..." />
    </form>
  )
}
