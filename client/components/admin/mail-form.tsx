import * as m from '../../../server/platform/catalogues/messages.ts'
import type { MailSettingsView } from '../../../server/site/mail/admin-mail-shared.ts'
import { CallForm } from '../form/call-form.tsx'
import { Field } from '../form/field.tsx'

/** Mail server settings; tested before saving. */
export function MailForm({ mail, email }: { mail: MailSettingsView; email: string }) {
  if (mail.by_environment) return <p className="notice hint">{m.place_mail_by_environment()}</p>
  const plain = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
  return (
    <>
      <p className="lead">{m.place_mail_lead({ email })}</p>
      <CallForm call="POST /api/admin/mail" label={m.place_mail_try()} busy={m.place_mail_trying()} look="">
        <div className="row">
          <Field
            {...plain}
            label={m.place_mail_host()}
            name="host"
            inputMode="url"
            defaultValue={mail.host}
            help={m.place_mail_host_help()}
          />
          <Field
            label={m.place_mail_port()}
            name="port"
            inputMode="numeric"
            defaultValue={mail.port}
            help={m.place_mail_port_help()}
          />
        </div>
        <div className="row">
          <Field
            {...plain}
            label={m.place_mail_user()}
            name="user"
            defaultValue={mail.user}
            help={m.place_mail_user_help()}
          />
          <Field
            label={m.place_mail_password()}
            anchor="mail-password"
            name="password"
            type="password"
            autoComplete="new-password"
            help={mail.has_password ? m.place_mail_password_stays() : m.place_mail_password_help()}
          />
        </div>
        {mail.from_environment === null ? (
          <Field
            {...plain}
            label={m.place_mail_from()}
            name="from"
            defaultValue={mail.from}
            help={
              mail.default_is_user
                ? m.place_mail_from_help_user({ from: mail.default_from })
                : m.place_mail_from_help({ from: mail.default_from })
            }
          />
        ) : (
          <p className="notice hint">{m.place_mail_from_by_environment({ from: mail.from_environment })}</p>
        )}
      </CallForm>
      {mail.host !== '' && (
        <CallForm call="DELETE /api/admin/mail" label={m.place_mail_remove()} busy={m.place_removing()} />
      )}
    </>
  )
}
