import type { SettingsView } from '../../../server/admin/console/admin-settings-shared.ts'
import { DIRECTIONS, LANGUAGES } from '../../../server/platform/catalogues/current.ts'
import { namedCountries, ownName } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { COUNTRIES } from '../../../server/platform/settings/country-shared.ts'
import { BackupRulesForm } from '../../components/admin/backup-rules-form.tsx'
import { MailForm } from '../../components/admin/mail-form.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { SelectField } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.place_settings() })

export default function SettingsPage({
  country,
  languages,
  my_email,
  mail,
  backups,
}: PageProps<SettingsView>) {
  return (
    <>
      <h1>{m.place_settings()}</h1>
      <NeedsScript />
      <section className="panel form" id="mail">
        <h2>{m.place_mail()}</h2>
        <MailForm mail={mail} email={my_email} />
      </section>
      <section className="panel form" id="backups">
        <h2>{m.place_backups()}</h2>
        <BackupRulesForm rules={backups} />
      </section>
      <section className="panel form">
        <h2>{m.place_where()}</h2>
        <CallForm call="POST /api/admin/country" label={m.form_save()} busy={m.form_saving()} look="">
          <SelectField
            label={m.place_country()}
            name="country"
            defaultValue={country}
            help={m.place_country_help()}
          >
            {namedCountries(COUNTRIES).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </CallForm>
      </section>
      <section className="panel form">
        <h2>{m.place_languages()}</h2>
        <CallForm call="POST /api/admin/languages" label={m.form_save()} busy={m.form_saving()} look="">
          <SelectField
            label={m.place_language_of_the_site()}
            name="site"
            defaultValue={languages.site}
            help={m.place_language_of_the_site_help()}
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {ownName(code)}
              </option>
            ))}
          </SelectField>
          <fieldset className="field">
            <legend>{m.place_languages_offered()}</legend>
            {/* Without a checked box the form would omit the field, and nothing would change. */}
            <input type="hidden" name="offered" value="" />
            {LANGUAGES.map((code) => (
              <label key={code} className="check">
                <input
                  type="checkbox"
                  name="offered"
                  value={code}
                  defaultChecked={languages.offered.includes(code)}
                />
                <span lang={code} dir={DIRECTIONS[code]}>
                  {ownName(code)}
                </span>
              </label>
            ))}
            <p className="help">{m.place_languages_offered_help()}</p>
          </fieldset>
        </CallForm>
      </section>
    </>
  )
}
