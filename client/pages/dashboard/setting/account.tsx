import type { OwnEmailView } from '../../../../server/accounts/email-shared.ts'
import { addressOf } from '../../../calls.ts'
import { ActForm } from '../../../components/admin/act-form.tsx'
import { EmailField, Field } from '../../../components/form/field.tsx'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: 'Account' })

export default function AccountPage({ email, is_proved, new_email }: PageProps<OwnEmailView>) {
  return (
    <>
      <h2>Account</h2>
      <NeedsScript />
      <section className="setting-part">
        <h3>Email</h3>
        <p className="lead">
          You sign in with <strong>{email}</strong>.
        </p>
        {!is_proved && (
          <>
            <p className="notice hint">
              This address is not confirmed yet. Follow the link in the mail that we have sent you, and you
              hear by mail when somebody wants to swap with you.
            </p>
            <ActForm call="POST /api/account/email/proof" label="Send the link again" busy="Sending..." />
          </>
        )}
        {new_email && (
          <p className="notice hint">
            {new_email} takes its place once you use the link that was mailed there.
          </p>
        )}
        <ActForm call="POST /api/account/email" label="Change my address" busy="One moment...">
          <EmailField name="email" autoComplete="email" />
          <Field label="Password" type="password" name="password" autoComplete="current-password" />
        </ActForm>
      </section>
      <section className="setting-part">
        <h3>My data</h3>
        <p className="lead">
          All that you have stored here as one ZIP file: profile, items, requests, messages, pictures, and
          files that you have sent.
        </p>
        <form
          className="form"
          action={addressOf('POST /api/account/export', {}).path}
          method="dialog"
          data-enhance="api-form"
          data-fetches="url"
          noValidate
        >
          <Field label="Password" type="password" name="password" autoComplete="current-password" />
          <button className="button quiet" type="submit" data-busy="One moment...">
            Download my data
          </button>
        </form>
      </section>
      <section className="setting-part">
        <h3>Leave</h3>
        <p className="lead">
          What you have listed, wished for and sent as files is removed, and open requests end. Messages stay
          with those you wrote to, and swapped things with those who have them, under “Former member”. This
          cannot be undone.
        </p>
        <details>
          <summary>I want to leave</summary>
          <form
            className="form"
            action={addressOf('DELETE /api/account', {}).path}
            method="dialog"
            data-method="DELETE"
            data-enhance="api-form"
            data-leaves="/"
            noValidate
          >
            <Field label="Password" type="password" name="password" autoComplete="current-password" />
            <button className="button danger" type="submit" data-busy="One moment...">
              Leave for good
            </button>
          </form>
        </details>
      </section>
    </>
  )
}
