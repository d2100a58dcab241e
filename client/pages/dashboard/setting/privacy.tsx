import type { BlockedPerson } from '../../../../server/members/blocks/blocks-shared.ts'
import { dated } from '../../../../server/platform/catalogues/intl.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import type { Pagination } from '../../../../server/platform/schemas/pagination-shared.ts'
import type { SessionView } from '../../../../server/platform/sessions/own-sessions-shared.ts'
import { Avatar } from '../../../components/common/avatar.tsx'
import { Pager } from '../../../components/common/pager.tsx'
import { CallForm } from '../../../components/form/call-form.tsx'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { Island } from '../../../island.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

export const layout = SettingLayout
export const head = (): Head => ({ title: m.accounts_privacy() })

interface View {
  email: string
  sessions: { sessions: SessionView[]; pagination: Pagination }
  blocked: { people: BlockedPerson[]; pagination: Pagination }
}

const PATH = '/dashboard/setting/privacy'

function deviceText({ browser, system }: SessionView): string {
  if (browser && system) return m.people_browser_on_system({ browser, system })
  return browser || system || m.people_unknown_browser()
}

function Sessions({ sessions, pagination }: View['sessions']) {
  return (
    <section className="setting-part" aria-labelledby="sessions">
      <h3 id="sessions">{m.people_signed_in_on()}</h3>
      <ul className="setting-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <b>{deviceText(session)}</b>
              <span>{m.people_since({ date: dated(session.created_at) })}</span>
            </p>
            {session.is_this ? (
              <p className="chip">{m.people_this_browser()}</p>
            ) : (
              <CallForm
                call="DELETE /api/sessions/:id"
                params={{ id: session.id }}
                label={m.people_sign_out_there()}
                busy={m.people_signing_out()}
                about={deviceText(session)}
              />
            )}
          </li>
        ))}
      </ul>
      {pagination.last_page > 1 && (
        <Pager pagination={pagination} href={(page) => `${PATH}?sessions=${page}#sessions`} />
      )}
      <CallForm
        call="DELETE /api/sessions"
        label={m.people_sign_out_everywhere()}
        busy={m.people_signing_out()}
        leaves="/sign-in"
      />
    </section>
  )
}

function BlockedPeople({ people, pagination }: View['blocked']) {
  return (
    <section className="setting-part" aria-labelledby="blocked">
      <h3 id="blocked">{m.people_blocked_people()}</h3>
      {people.length === 0 ? (
        <p className="lead">{m.people_nobody_blocked()}</p>
      ) : (
        <ul className="setting-list">
          {people.map(({ id, name, avatar, blocked_at }) => (
            <li key={id}>
              <Avatar name={name} src={avatar} size={40} />
              <p>
                <a className="link" href={`/people/${id}`}>
                  <bdi>{name}</bdi>
                </a>
                <span>{m.people_since({ date: dated(blocked_at) })}</span>
              </p>
              <CallForm
                call="DELETE /api/blocks/:id"
                params={{ id }}
                label={m.people_unblock()}
                busy={m.people_unblocking()}
                about={name}
              />
            </li>
          ))}
        </ul>
      )}
      {pagination.last_page > 1 && (
        <Pager pagination={pagination} href={(page) => `${PATH}?blocked=${page}#blocked`} />
      )}
    </section>
  )
}

export default function PrivacyPage({ email, sessions, blocked }: PageProps<View>) {
  return (
    <>
      <h2>{m.accounts_privacy()}</h2>
      <p className="lead">{m.accounts_password_change_signs_out()}</p>
      <NeedsScript />
      <Island name="change-password-form" when="load" props={{ email }} />
      <Sessions {...sessions} />
      <BlockedPeople {...blocked} />
    </>
  )
}
