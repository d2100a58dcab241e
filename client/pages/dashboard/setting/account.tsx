import type { OwnEmailView } from '../../../../server/accounts/email-shared.ts'
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
    </>
  )
}
