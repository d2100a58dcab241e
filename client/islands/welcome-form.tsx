import { useLayoutEffect, useState } from 'react'
import { CATEGORY_SETS } from '../../server/admin/setup/category-sets-shared.ts'
import { WelcomeBody } from '../../server/admin/setup/welcome-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call, messageOf } from '../api.ts'
import { AccentField } from '../components/admin/accent-field.tsx'
import { PicturePick } from '../components/admin/picture-pick.tsx'
import { bySchema } from '../components/form/by-schema.ts'
import { EmailField, Field, SelectField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { NewPasswordFields } from '../components/form/new-password-fields.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { storeSession } from '../stores/session.ts'
import { upload } from '../upload.ts'

const setsTexts = (): Record<(typeof CATEGORY_SETS)[number], string> => ({
  household: m.common_household_items(),
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
  /** A mail server is set. */
  sendsMail: boolean
}

/** Sends a test mail to the address in the form. */
function MailTest({ code, email }: { code: string; email: () => string }) {
  const [told, setTold] = useState<string>()
  async function send() {
    try {
      const { message } = await call('POST /api/welcome/test-mail', { body: { code, email: email() } })
      setTold(message)
    } catch (error) {
      setTold(messageOf(error, m.common_action_failed()))
    }
  }
  return (
    <div className="field">
      <button type="button" className="button quiet" onClick={send}>
        {m.common_test_mail_button()}
      </button>
      <p className="help" role="status">
        {told ?? m.common_test_mail_help()}
      </p>
    </div>
  )
}

/** First run: the first admin, and name, language, country and design of the market. */
export default function WelcomeForm(props: Props) {
  const { code, siteName, language, languages, country, countries, sendsMail } = props
  const [accent, setAccent] = useState<string | null>(null)
  const [logo, setLogo] = useState<File | null>(null)
  const [chosenCountry, setChosenCountry] = useState(country)
  // Phone numbers are parsed with the page's country, here the selected one.
  useLayoutEffect(() => {
    document.documentElement.dataset.country = chosenCountry
  }, [chosenCountry])
  const form = useForm({
    read: (typed) => bySchema(WelcomeBody, typed),
    failed: m.common_action_failed(),
    async send(values) {
      const { data } = await upload('POST /api/welcome', {
        body: values,
        ...(logo ? { files: { logo } } : {}),
      })
      storeSession(data.token, data.user)
      await goTo('/welcome/done')
    },
  })
  return (
    <form className="form" {...form.props}>
      <input type="hidden" name="code" value={code} />
      {languages.length === 1 && <input type="hidden" name="language" value={language} />}
      <input type="hidden" name="accent" value={accent ?? ''} />
      <h2>{m.common_your_market()}</h2>
      <Field label={m.common_name()} defaultValue={siteName} {...form.field('site_name')} />
      {languages.length > 1 && (
        <SelectField label={m.common_language()} defaultValue={language} {...form.field('language')}>
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
        defaultValue={country}
        {...form.field('country')}
        onChange={({ currentTarget }) => {
          setChosenCountry(currentTarget.value)
          form.clear('phone_number')
        }}
      >
        {countries.map((offered) => (
          <option key={offered.code} value={offered.code}>
            {offered.name}
          </option>
        ))}
      </SelectField>
      <AccentField value={accent} error={form.errorOf('accent')} onChange={setAccent} />
      <PicturePick
        label={m.common_logo()}
        look="logo"
        value={logo}
        help={m.common_logo_help()}
        onChange={(picked) => setLogo(picked instanceof File ? picked : null)}
      />
      <SelectField
        label={m.common_categories_to_begin_with()}
        defaultValue="household"
        {...form.field('categories')}
      >
        {CATEGORY_SETS.map((set) => (
          <option key={set} value={set}>
            {setsTexts()[set]}
          </option>
        ))}
      </SelectField>

      <h2>{m.common_who_may_do_what()}</h2>
      <SelectField label={m.common_who_may_join()} {...form.field('join')}>
        <option value="open">{m.common_anybody()}</option>
        <option value="invitation">{m.common_who_has_an_invitation()}</option>
        <option value="approval">{m.common_join_approved()}</option>
        <option value="invitation_and_approval">{m.common_join_invited_and_approved()}</option>
      </SelectField>
      <SelectField label={m.common_who_may_read()} {...form.field('read')}>
        <option value="everyone">{m.common_everybody_search_engines_too()}</option>
        <option value="members">{m.common_members()}</option>
      </SelectField>
      <SelectField
        label={m.common_who_sees_contact()}
        help={m.common_contact_default_help()}
        {...form.field('contact_visibility')}
      >
        <option value="members">{m.common_members_recommended()}</option>
        <option value="partners">{m.common_swap_partners()}</option>
        <option value="everyone">{m.common_everybody()}</option>
      </SelectField>

      <h2>{m.common_you_the_first_admin()}</h2>
      <Field label={m.common_full_name()} autoComplete="name" {...form.field('name')} />
      <div className="row">
        <EmailField
          autoComplete="email"
          {...(!sendsMail && { help: m.common_mail_server_later() })}
          {...form.field('email')}
        />
        <Field
          label={m.common_phone_number()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...form.field('phone_number')}
        />
      </div>
      {sendsMail && <MailTest code={code} email={() => form.textOf('email')} />}
      <Field
        label={m.common_general_address_trading_location()}
        autoComplete="address-line1"
        help={m.people_address_help()}
        {...form.field('address')}
      />
      <div className="row">
        <NewPasswordFields field={form.field} />
      </div>
      <SubmitButton {...form.button} label={m.common_open_the_market()} busyLabel={m.common_opening()} />
    </form>
  )
}
