import type { OwnEmailView } from '../../../../server/members/accounts/email-shared.ts'
import { bytesText } from '../../../../server/platform/catalogues/intl.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import { Sentence } from '../../../components/common/sentence.tsx'
import { CallForm } from '../../../components/form/call-form.tsx'
import { EmailField, Field } from '../../../components/form/field.tsx'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: m.accounts_account() })

/** Password confirmation for sensitive changes. */
const OwnPassword = () => (
  <Field label={m.accounts_password()} type="password" name="password" autoComplete="current-password" />
)

export default function AccountPage({ email, is_proved, new_email, storage }: PageProps<OwnEmailView>) {
  return (
    <>
      <h2>{m.accounts_account()}</h2>
      <NeedsScript />
      <section className="setting-part">
        <h3>{m.form_email()}</h3>
        <p className="lead">
          <Sentence of={m.accounts_you_sign_in_with({ email, strong: (text) => <strong>{text}</strong> })} />
        </p>
        {!is_proved && (
          <>
            <p className="notice hint">{m.accounts_email_unconfirmed()}</p>
            <CallForm
              call="POST /api/account/email/proof"
              label={m.accounts_send_the_link_again()}
              busy={m.accounts_sending()}
            />
          </>
        )}
        {new_email && (
          <p className="notice hint">{m.accounts_email_change_pending({ newEmail: new_email })}</p>
        )}
        <CallForm
          call="POST /api/account/email"
          label={m.accounts_change_my_address()}
          busy={m.accounts_one_moment()}
        >
          <EmailField label={m.accounts_new_email()} name="email" autoComplete="email" />
          <OwnPassword />
        </CallForm>
      </section>
      <section className="setting-part">
        <h3>{m.accounts_my_data()}</h3>
        <p className="lead">{m.accounts_my_data_help()}</p>
        <p>{m.place_own_storage({ used: bytesText(storage.used), most: bytesText(storage.most) })}</p>
        <CallForm
          call="POST /api/account/export"
          label={m.accounts_download_my_data()}
          busy={m.accounts_one_moment()}
          fetches="url"
        >
          <OwnPassword />
        </CallForm>
      </section>
      <section className="setting-part">
        <h3>{m.accounts_leave()}</h3>
        <p className="lead">{m.accounts_leave_help()}</p>
        <details>
          <summary>{m.accounts_i_want_to_leave()}</summary>
          <CallForm
            call="DELETE /api/account"
            label={m.accounts_leave_for_good()}
            busy={m.accounts_one_moment()}
            look="danger"
            leaves="/"
          >
            <OwnPassword />
          </CallForm>
        </details>
      </section>
    </>
  )
}
