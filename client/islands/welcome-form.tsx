import { useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
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

const setsTexts = (): Record<(typeof CATEGORY_SETS)[number], string> => ({
  household: m.common_all_that_a_household_has(),
  books: m.common_books(),
  plants: m.common_plants_and_seeds(),
  tools: m.common_tools(),
  baby: m.common_baby_things(),
  empty: m.common_none_yet(),
})

interface Props {
  code: string
  siteName: string
  language: string
  languages: { code: string; name: string }[]
  country: string
  countries: { code: string; name: string }[]
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
      setTold(messageOf(error, m.common_that_did_not_work_please_try_again()))
    }
  }
  return (
    <div className="field">
      <button type="button" className="button quiet" onClick={send}>
        {m.common_send_me_a_test_mail()}
      </button>
      <p className="help" role="status">
        {told ??
          (sendsMail
            ? m.common_to_the_address_above_then_you_know()
            : m.common_no_mail_server_is_set_up_yet_you_can())}
      </p>
    </div>
  )
}

/** The first admin, and what the market is to be. */
export default function WelcomeForm(props: Props) {
  const { code, siteName, language, languages, country, countries, sendsMail } = props
  const form = useSchemaForm(WelcomeBody, {
    code,
    site_name: siteName,
    accent: '',
    language,
    country,
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
      showFailure(form, error, m.common_that_did_not_work_please_try_again())
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <h2>{m.common_your_market()}</h2>
      <Field label={m.common_name()} error={errors.site_name?.message} {...form.register('site_name')} />
      {languages.length > 1 && (
        <SelectField
          label={m.common_language()}
          error={errors.language?.message}
          {...form.register('language')}
        >
          {languages.map((offered) => (
            <option key={offered.code} value={offered.code}>
              {offered.name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={m.place_country()}
        help={m.place_country_help()}
        error={errors.country?.message}
        {...form.register('country')}
      >
        {countries.map((offered) => (
          <option key={offered.code} value={offered.code}>
            {offered.name}
          </option>
        ))}
      </SelectField>
      <AccentField
        value={form.watch('accent') || null}
        error={errors.accent?.message}
        onChange={(accent) => form.setValue('accent', accent ?? '')}
      />
      <PicturePick
        label={m.common_logo()}
        look="logo"
        value={logo}
        help={m.common_shown_in_place_of_the_name_you_can()}
        onChange={(picked) => setLogo(picked instanceof File ? picked : null)}
      />
      <SelectField
        label={m.common_categories_to_begin_with()}
        error={errors.categories?.message}
        {...form.register('categories')}
      >
        {CATEGORY_SETS.map((set) => (
          <option key={set} value={set}>
            {setsTexts()[set]}
          </option>
        ))}
      </SelectField>

      <h2>{m.common_who_may_do_what()}</h2>
      <SelectField label={m.common_who_may_join()} error={errors.join?.message} {...form.register('join')}>
        <option value="open">{m.common_anybody()}</option>
        <option value="invitation">{m.common_who_has_an_invitation()}</option>
        <option value="approval">{m.common_who_was_let_in_by_you()}</option>
        <option value="invitation_and_approval">{m.common_who_has_an_invitation_and_was_let_in()}</option>
      </SelectField>
      <SelectField label={m.common_who_may_read()} error={errors.read?.message} {...form.register('read')}>
        <option value="everyone">{m.common_everybody_search_engines_too()}</option>
        <option value="members">{m.common_members()}</option>
      </SelectField>
      <SelectField
        label={m.common_who_sees_email_and_phone_of_members()}
        help={m.common_each_member_may_choose_otherwise()}
        error={errors.contact_visibility?.message}
        {...form.register('contact_visibility')}
      >
        <option value="members">{m.common_members_recommended()}</option>
        <option value="partners">{m.common_those_with_whom_they_have_agreed_on_a()}</option>
        <option value="everyone">{m.common_everybody()}</option>
      </SelectField>

      <h2>{m.common_you_the_first_admin()}</h2>
      <Field
        label={m.common_full_name()}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="row">
        <EmailField autoComplete="email" error={errors.email?.message} {...form.register('email')} />
        <Field
          label={m.common_phone_number()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone_number?.message}
          {...form.register('phone_number')}
        />
      </div>
      <MailTest code={code} email={() => form.getValues('email') ?? ''} sendsMail={sendsMail} />
      <Field
        label={m.common_general_address_trading_location()}
        autoComplete="address-line1"
        help={m.common_a_street_or_a_part_of_town_is_enough()}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <div className="row">
        <PasswordField
          label={m.common_password()}
          autoComplete="new-password"
          help={m.common_at_least_8_characters()}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={m.common_confirm_password()}
          autoComplete="new-password"
          error={errors.password_confirmation?.message}
          {...form.register('password_confirmation')}
        />
      </div>
      <SubmitButton busy={isSubmitting} label={m.common_open_the_market()} busyLabel={m.common_opening()} />
    </form>
  )
}
