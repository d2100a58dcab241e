import type { LimitsView } from '../../../server/admin/console/admin-limits-shared.ts'
import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { CallForm } from '../../components/form/call-form.tsx'
import { Field, SelectField } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.place_limits() })

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

export default function LimitsPage(props: PageProps<LimitsView>) {
  const { quota, today, holders, sign_ups_an_hour, proof_to_post } = props
  const number = { type: 'number', inputMode: 'numeric', min: 0 } as const
  return (
    <>
      <h1>{m.place_limits()}</h1>
      <NeedsScript />
      <section className="panel form">
        <h2>{m.place_storage()}</h2>
        <p className="lead">{m.place_storage_lead({ today: bytesText(today) })}</p>
        <CallForm call="POST /api/admin/quota" label={m.form_save()} busy={m.form_saving()} look="">
          <Field
            {...number}
            label={m.place_quota_person()}
            name="person"
            defaultValue={megabytes(quota.person)}
          />
          <Field {...number} label={m.place_quota_day()} name="day" defaultValue={megabytes(quota.day)} />
          <Field {...number} label={m.place_quota_disk()} name="disk" defaultValue={megabytes(quota.disk)} />
        </CallForm>
      </section>
      <section className="panel form">
        <h2>{m.place_who_stores_most()}</h2>
        {holders.length === 0 ? (
          <p>{m.place_nobody_stores()}</p>
        ) : (
          <ol>
            {holders.map(({ id, name, bytes }) => (
              <li key={id}>
                <a className="link" href={`/admin/people/${id}`}>
                  <bdi>{name}</bdi>
                </a>{' '}
                {bytesText(bytes)}
              </li>
            ))}
          </ol>
        )}
      </section>
      <section className="panel form">
        <h2>{m.place_people_meet()}</h2>
        <CallForm call="POST /api/admin/limits" label={m.form_save()} busy={m.form_saving()} look="">
          <Field
            {...number}
            label={m.place_sign_ups()}
            name="sign_ups_an_hour"
            defaultValue={sign_ups_an_hour}
            help={m.place_sign_ups_help()}
          />
          <SelectField
            label={m.place_proof_to_post()}
            name="proof_to_post"
            defaultValue={proof_to_post ? 'on' : 'off'}
          >
            <option value="off">{m.place_no()}</option>
            <option value="on">{m.place_yes()}</option>
          </SelectField>
        </CallForm>
      </section>
    </>
  )
}
