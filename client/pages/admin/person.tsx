import type { ReactNode } from 'react'
import * as m from '../../../languages/messages.ts'
import type { PersonPage } from '../../../server/accounts/admin-people-shared.ts'
import { ActForm } from '../../components/admin/act-form.tsx'
import { ROLE_NAMES } from '../../components/admin/role-names.ts'
import { DeclineForm, SuspendForm } from '../../components/admin/suspend-form.tsx'
import { Avatar } from '../../components/common/avatar.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
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
        title="Suspended"
        form={
          <ActForm
            call="DELETE /api/admin/people/:id/suspension"
            params={{ id }}
            label="Lift the suspension"
            busy="Lifting..."
          />
        }
      >
        Since <RelativeTime at={suspended_at} />. Lifted, {name} can sign in again, and their items are back
        in the lists.
      </Act>
    )
  }
  if (is_me) return null
  return (
    <Act title="Suspend" form={<SuspendForm id={id} name={name} />}>
      For those who do harm. Nothing is deleted, and it can be lifted.
    </Act>
  )
}

function AdminAct({ person, is_me }: Props) {
  const { id, role, is_appointed, is_named, suspended_at } = person
  const is_admin = role === 'admin'
  if (is_admin || is_appointed) {
    return (
      <Act
        title={is_admin ? 'Admin' : 'Asked to be an admin'}
        form={
          <ActForm
            call="DELETE /api/admin/people/:id/admin"
            params={{ id }}
            label={is_me ? 'Stop being an admin' : 'Remove as admin'}
            busy="Removing..."
          />
        }
      >
        {is_admin
          ? 'Admins see and change all that stands here. There is always one at least.'
          : 'A link is on its way by mail. Following it, signed in, proves that the address is theirs.'}
        {is_named &&
          ' ADMIN_EMAILS names this address: unless it is taken out there too, a new link is mailed at the next sign-in.'}
      </Act>
    )
  }
  if (suspended_at) return null
  return (
    <Act
      title="Make an admin"
      form={
        <ActForm
          call="POST /api/admin/people/:id/admin"
          params={{ id }}
          label="Make an admin"
          busy="Asking..."
        />
      }
    >
      They can then do all that you can. Where it is not proved yet that the address is theirs, a link is
      mailed first.
    </Act>
  )
}

function ApprovalAct({ person }: Props) {
  const { id, name, pending_since } = person
  if (!pending_since) return null
  return (
    <Act
      title="Waits to be let in"
      form={
        <>
          <ActForm
            call="POST /api/admin/people/:id/approval"
            params={{ id }}
            label="Let in"
            busy="Letting in..."
            look=""
            about={name}
          />
          <DeclineForm id={id} name={name} />
        </>
      }
    >
      Since <RelativeTime at={pending_since} />. Until then {name} can read and see to their own account, no
      more.
    </Act>
  )
}

function ModeratorAct({ person, is_me }: Props) {
  const { id, name, role, suspended_at, is_appointed } = person
  if (is_me || person.pending_since || role === 'admin' || is_appointed || suspended_at) return null
  const isModerator = role === 'moderator'
  return (
    <Act
      title={isModerator ? 'Moderator' : 'Make a moderator'}
      form={
        <ActForm
          call="POST /api/admin/people/:id/role"
          params={{ id }}
          label={isModerator ? 'Remove as moderator' : 'Make a moderator'}
          busy={isModerator ? 'Removing...' : 'Saving...'}
        >
          <input type="hidden" name="role" value={isModerator ? 'member' : 'moderator'} />
        </ActForm>
      }
    >
      {isModerator
        ? `${name} sees reports and people, takes items down and suspends people.`
        : 'They see reports and people, can take items down and suspend people. The site, mail and backups stay yours.'}
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
        People
      </a>
      <header className="person-head">
        <Avatar name={name} src={avatar} size={72} />
        <div>
          <h1>{name}</h1>
          <p className="badges">
            {is_me && <span className="chip">You</span>}
            {person.role !== 'member' && <span className="badge">{ROLE_NAMES[person.role]}</span>}
            {person.suspended_at && <span className="badge quiet">Suspended</span>}
            {person.is_demo && <span className="chip">Demo</span>}
          </p>
        </div>
      </header>
      <dl className="facts">
        <dt>Email</dt>
        <dd>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        <dt>Phone</dt>
        <dd>{phone_number}</dd>
        <dt>Address</dt>
        <dd>{address}</dd>
        {person.introduction && (
          <>
            <dt>Introduction</dt>
            <dd className="plain-text">{person.introduction}</dd>
          </>
        )}
        {person.invited_by && (
          <>
            <dt>Invited by</dt>
            <dd>
              <PersonLink {...person.invited_by} />
            </dd>
          </>
        )}
        {person.invited.length > 0 && (
          <>
            <dt>Invited</dt>
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
        <dt>Joined</dt>
        <dd>
          <RelativeTime at={created_at} />
        </dd>
        <dt>Items</dt>
        <dd>
          <a className="link" href={`/admin/items?owner=${id}`}>
            {counts.items.toLocaleString('en')}
          </a>
        </dd>
        <dt>Open reports</dt>
        <dd>
          {counts.open_reports > 0 ? (
            <a className="link" href="/admin/reports">
              {counts.open_reports}
            </a>
          ) : (
            'None'
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
          <h2>What you can do</h2>
          <ul className="acts">
            <ApprovalAct {...props} />
            <SuspensionAct {...props} />
            <Act
              title="Sign out"
              form={
                <ActForm
                  call="DELETE /api/admin/people/:id/sessions"
                  params={{ id }}
                  label="Sign out everywhere"
                  busy="Signing out..."
                />
              }
            >
              {counts.sessions === 0 && 'Signed in nowhere at the moment.'}
              {counts.sessions === 1 && 'Signed in on one browser.'}
              {counts.sessions > 1 && `Signed in on ${counts.sessions} browsers.`}
            </Act>
            <Act
              title="Forgotten password"
              form={
                <ActForm
                  call="POST /api/admin/people/:id/reset-link"
                  params={{ id }}
                  label="Send a reset link"
                  busy="Sending..."
                />
              }
            >
              Mails a code and a link, as “Forgot password?” does.
            </Act>
            {may.appoint && <ModeratorAct {...props} />}
            {may.appoint && <AdminAct {...props} />}
          </ul>
        </>
      ) : (
        <p>Only admins can change anything about {name}.</p>
      )}
    </>
  )
}
