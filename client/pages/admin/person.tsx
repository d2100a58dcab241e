import type { ReactNode } from 'react'
import type { PersonPage } from '../../../server/accounts/admin-people-shared.ts'
import { number } from '../../../server/catalogues/intl.ts'
import * as m from '../../../server/catalogues/messages.ts'
import { ActForm } from '../../components/admin/act-form.tsx'
import { ROLE_NAMES } from '../../components/admin/role-names.ts'
import { DeclineForm, SuspendForm } from '../../components/admin/suspend-form.tsx'
import { Avatar } from '../../components/common/avatar.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<PersonPage>

export const layout = AdminLayout
export const head = ({ person }: Props): Head => ({ title: person.name })

function Act({ title, children, form }: { title: string; children: ReactNode; form: ReactNode }) {
  return (
    <li className="panel">
      <div>
        <h3>{title}</h3>
        <p className="who">{children}</p>
      </div>
      {form}
    </li>
  )
}

function SuspensionAct({ person, is_me }: Props) {
  const { id, name, suspended_at } = person
  if (suspended_at) {
    return (
      <Act
        title={m.admin_suspended()}
        form={
          <ActForm
            call="DELETE /api/admin/people/:id/suspension"
            params={{ id }}
            label={m.admin_lift_the_suspension()}
            busy={m.admin_lifting()}
          />
        }
      >
        <Sentence of={m.admin_suspended_since({ name, when: () => <RelativeTime at={suspended_at} /> })} />
      </Act>
    )
  }
  if (is_me) return null
  return (
    <Act title={m.admin_suspend_2()} form={<SuspendForm id={id} name={name} />}>
      {m.admin_for_those_who_do_harm_nothing_is()}
    </Act>
  )
}

function AdminAct({ person, is_me }: Props) {
  const { id, role, is_appointed, is_named, suspended_at } = person
  const is_admin = role === 'admin'
  if (is_admin || is_appointed) {
    return (
      <Act
        title={is_admin ? m.admin_admin() : m.admin_asked_to_be_an_admin()}
        form={
          <ActForm
            call="DELETE /api/admin/people/:id/admin"
            params={{ id }}
            label={is_me ? m.admin_stop_being_an_admin() : m.admin_remove_as_admin()}
            busy={m.admin_removing()}
          />
        }
      >
        {is_admin
          ? m.admin_admins_see_and_change_all_that_stands()
          : m.admin_a_link_is_on_its_way_by_mail_following()}
        {is_named && ` ${m.admin_is_named()}`}
      </Act>
    )
  }
  if (suspended_at) return null
  return (
    <Act
      title={m.admin_make_an_admin()}
      form={
        <ActForm
          call="POST /api/admin/people/:id/admin"
          params={{ id }}
          label={m.admin_make_an_admin()}
          busy={m.admin_asking()}
        />
      }
    >
      {m.admin_they_can_then_do_all_that_you_can()}
    </Act>
  )
}

function ApprovalAct({ person }: Props) {
  const { id, name, pending_since } = person
  if (!pending_since) return null
  return (
    <Act
      title={m.admin_waits_to_be_let_in()}
      form={
        <>
          <ActForm
            call="POST /api/admin/people/:id/approval"
            params={{ id }}
            label={m.admin_let_in()}
            busy={m.admin_letting_in()}
            look=""
            about={name}
          />
          <DeclineForm id={id} name={name} />
        </>
      }
    >
      <Sentence of={m.admin_waits_since({ name, when: () => <RelativeTime at={pending_since} /> })} />
    </Act>
  )
}

function ModeratorAct({ person, is_me }: Props) {
  const { id, name, role, suspended_at, is_appointed } = person
  if (is_me || person.pending_since || role === 'admin' || is_appointed || suspended_at) return null
  const isModerator = role === 'moderator'
  return (
    <Act
      title={isModerator ? m.admin_moderator() : m.admin_make_a_moderator()}
      form={
        <ActForm
          call="POST /api/admin/people/:id/role"
          params={{ id }}
          label={isModerator ? m.admin_remove_as_moderator() : m.admin_make_a_moderator()}
          busy={isModerator ? m.admin_removing() : m.form_saving()}
        >
          <input type="hidden" name="role" value={isModerator ? 'member' : 'moderator'} />
        </ActForm>
      }
    >
      {isModerator
        ? m.admin_sees_reports_and_people_takes_items({ name })
        : m.admin_they_see_reports_and_people_can_take()}
    </Act>
  )
}

function PersonLink({ id, name }: { id: number; name: string }) {
  return (
    <a className="link" href={`/admin/people/${id}`}>
      {name}
    </a>
  )
}

export default function PersonAdminPage(props: Props) {
  const { person, is_me, may, counts } = props
  const { id, name, email, avatar, phone_number, address, created_at } = person
  return (
    <>
      <a className="link back" href="/admin/people">
        {m.admin_people()}
      </a>
      <header className="person-head">
        <Avatar name={name} src={avatar} size={72} />
        <div>
          <h1>{name}</h1>
          <p className="badges">
            {is_me && <span className="chip">{m.admin_you()}</span>}
            {person.role !== 'member' && <span className="badge">{ROLE_NAMES[person.role]()}</span>}
            {person.suspended_at && <span className="badge quiet">{m.admin_suspended()}</span>}
            {person.is_demo && <span className="chip">{m.admin_demo()}</span>}
          </p>
        </div>
      </header>
      <dl className="facts">
        <dt>{m.form_email()}</dt>
        <dd>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        <dt>{m.admin_phone()}</dt>
        <dd>{phone_number}</dd>
        <dt>{m.admin_address()}</dt>
        <dd>{address}</dd>
        {person.introduction && (
          <>
            <dt>{m.admin_introduction()}</dt>
            <dd className="plain-text">{person.introduction}</dd>
          </>
        )}
        {person.invited_by && (
          <>
            <dt>{m.admin_invited_by()}</dt>
            <dd>
              <PersonLink {...person.invited_by} />
            </dd>
          </>
        )}
        {person.invited.length > 0 && (
          <>
            <dt>{m.admin_invited()}</dt>
            <dd>
              <ul className="inline-list">
                {person.invited.map((other) => (
                  <li key={other.id}>
                    <PersonLink {...other} />
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{m.admin_joined()}</dt>
        <dd>
          <RelativeTime at={created_at} />
        </dd>
        <dt>{m.admin_items()}</dt>
        <dd>
          <a className="link" href={`/admin/items?owner=${id}`}>
            {number(counts.items)}
          </a>
        </dd>
        <dt>{m.admin_open_reports()}</dt>
        <dd>
          {counts.open_reports > 0 ? (
            <a className="link" href="/admin/reports">
              {counts.open_reports}
            </a>
          ) : (
            m.admin_none()
          )}
        </dd>
        {props.no_shows && (
          <>
            <dt>{m.people_no_shows()}</dt>
            <dd>{m.people_no_shows_count(props.no_shows)}</dd>
          </>
        )}
        <dt>{m.people_page()}</dt>
        <dd>
          <a className="link" href={`/people/${id}`}>
            {m.people_page_link()}
          </a>
        </dd>
      </dl>
      {may.act ? (
        <>
          <NeedsScript />
          <h2>{m.admin_what_you_can_do()}</h2>
          <ul className="acts">
            <ApprovalAct {...props} />
            <SuspensionAct {...props} />
            <Act
              title={m.admin_sign_out()}
              form={
                <ActForm
                  call="DELETE /api/admin/people/:id/sessions"
                  params={{ id }}
                  label={m.admin_sign_out_everywhere()}
                  busy={m.common_signing_out()}
                />
              }
            >
              {counts.sessions === 0 && m.admin_signed_in_nowhere_at_the_moment()}
              {counts.sessions === 1 && m.admin_signed_in_on_one_browser()}
              {counts.sessions > 1 && m.admin_signed_in_on_browsers({ sessions: counts.sessions })}
            </Act>
            <Act
              title={m.admin_forgotten_password()}
              form={
                <ActForm
                  call="POST /api/admin/people/:id/reset-link"
                  params={{ id }}
                  label={m.admin_send_a_reset_link()}
                  busy={m.admin_sending()}
                />
              }
            >
              {m.admin_mails_a_code_and_a_link_as_forgot()}
            </Act>
            {may.appoint && <ModeratorAct {...props} />}
            {may.appoint && <AdminAct {...props} />}
          </ul>
        </>
      ) : (
        <p>{m.admin_only_admins_can_change_anything_about({ name })}</p>
      )}
    </>
  )
}
