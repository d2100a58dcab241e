import type { ReactNode } from 'react'
import type { PersonPage } from '../../../server/members/accounts/admin-people-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { Sentence } from '../common/sentence.tsx'
import { CallForm } from '../form/call-form.tsx'
import { DeclineForm, SuspendForm } from './suspend-form.tsx'

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

function LiftAct({ person }: PersonPage) {
  const { id, name, suspended_at } = person
  if (!suspended_at) return null
  return (
    <Act
      title={m.admin_suspended()}
      form={
        <CallForm
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

function SuspendAct({ person, is_me }: PersonPage) {
  const { id, name, suspended_at } = person
  if (is_me || suspended_at) return null
  return (
    <Act title={m.admin_suspend_button()} form={<SuspendForm id={id} name={name} />}>
      {m.admin_suspend_lead()}
    </Act>
  )
}

function AdminAct({ person, is_me }: PersonPage) {
  const { id, role, is_appointed, is_named, suspended_at } = person
  const is_admin = role === 'admin'
  if (is_admin || is_appointed) {
    return (
      <Act
        title={is_admin ? m.admin_admin() : m.admin_invited_as_admin()}
        form={
          <CallForm
            call="DELETE /api/admin/people/:id/admin"
            params={{ id }}
            label={is_me ? m.admin_stop_being_an_admin() : m.admin_remove_as_admin()}
            busy={m.admin_removing()}
          />
        }
      >
        {is_admin ? m.admin_admins_lead() : m.admin_admin_link_sent()}
        {is_named && ` ${m.admin_is_named()}`}
      </Act>
    )
  }
  if (suspended_at) return null
  return (
    <Act
      title={m.admin_make_an_admin()}
      form={
        <CallForm
          call="POST /api/admin/people/:id/admin"
          params={{ id }}
          label={m.admin_make_an_admin()}
          busy={m.admin_asking()}
        />
      }
    >
      {m.admin_make_admin_help()}
    </Act>
  )
}

function ApprovalAct({ person }: PersonPage) {
  const { id, name, pending_since, suspended_at } = person
  if (!pending_since) return null
  return (
    <Act
      title={m.admin_waits_for_approval()}
      form={
        <>
          {!suspended_at && (
            <CallForm
              call="POST /api/admin/people/:id/approval"
              params={{ id }}
              label={m.admin_let_in()}
              busy={m.admin_letting_in()}
              look=""
              about={name}
            />
          )}
          <DeclineForm id={id} name={name} />
        </>
      }
    >
      <Sentence of={m.admin_waits_since({ name, when: () => <RelativeTime at={pending_since} /> })} />
    </Act>
  )
}

function ModeratorAct({ person, is_me }: PersonPage) {
  const { id, name, role, suspended_at, is_appointed } = person
  if (is_me || person.pending_since || role === 'admin' || is_appointed || suspended_at) return null
  const isModerator = role === 'moderator'
  return (
    <Act
      title={isModerator ? m.admin_moderator() : m.admin_make_a_moderator()}
      form={
        <CallForm
          call="POST /api/admin/people/:id/role"
          params={{ id }}
          label={isModerator ? m.admin_remove_as_moderator() : m.admin_make_a_moderator()}
          busy={isModerator ? m.admin_removing() : m.form_saving()}
        >
          <input type="hidden" name="role" value={isModerator ? 'member' : 'moderator'} />
        </CallForm>
      }
    >
      {isModerator ? m.admin_moderator_can({ name }) : m.admin_make_moderator_help()}
    </Act>
  )
}

export function PersonActs(props: PersonPage) {
  const { person, may, counts } = props
  const { id } = person
  return (
    <ul className="acts">
      <ApprovalAct {...props} />
      <LiftAct {...props} />
      <Act
        title={m.admin_forgotten_password()}
        form={
          <CallForm
            call="POST /api/admin/people/:id/reset-link"
            params={{ id }}
            label={m.admin_send_a_reset_link()}
            busy={m.admin_sending()}
          />
        }
      >
        {m.admin_reset_link_help()}
      </Act>
      <Act
        title={m.admin_sign_out()}
        form={
          <CallForm
            call="DELETE /api/admin/people/:id/sessions"
            params={{ id }}
            label={m.admin_sign_out_everywhere()}
            busy={m.common_signing_out()}
          />
        }
      >
        {counts.sessions === 0 && m.admin_signed_in_nowhere()}
        {counts.sessions === 1 && m.admin_signed_in_once()}
        {counts.sessions > 1 && m.admin_signed_in_on_browsers({ sessions: counts.sessions })}
      </Act>
      {may.appoint && <ModeratorAct {...props} />}
      {may.appoint && <AdminAct {...props} />}
      <SuspendAct {...props} />
    </ul>
  )
}
