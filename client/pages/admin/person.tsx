import type { PersonPage } from '../../../server/members/accounts/admin-people-shared.ts'
import { number } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PersonActs } from '../../components/admin/person-acts.tsx'
import { ROLE_NAMES } from '../../components/admin/role-names.ts'
import { Avatar } from '../../components/common/avatar.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<PersonPage>

export const layout = AdminLayout
export const head = ({ person }: Props): Head => ({ title: person.name })

function PersonLink({ id, name }: { id: number; name: string }) {
  return (
    <a className="link" href={`/admin/people/${id}`}>
      {name}
    </a>
  )
}

function Facts({ person, counts, no_shows }: Props) {
  const { id, email, phone_number, address, created_at } = person
  const reports =
    counts.reports === 0
      ? m.admin_none()
      : m.admin_reports_of_person({ open: counts.open_reports, reports: counts.reports })
  return (
    <dl className="facts">
      <dt>{m.admin_joined()}</dt>
      <dd>
        <RelativeTime at={created_at} />
      </dd>
      {person.introduction && (
        <>
          <dt>{m.admin_introduction()}</dt>
          <dd className="plain-text">{person.introduction}</dd>
        </>
      )}
      <dt>{m.admin_items()}</dt>
      <dd>
        <a className="link" href={`/admin/items?owner=${id}`}>
          {number(counts.items)}
        </a>
      </dd>
      <dt>{m.admin_swaps()}</dt>
      <dd>{m.admin_swaps_of_person({ completed: counts.swaps_completed, agreed: counts.swaps_agreed })}</dd>
      <dt>{m.admin_reports()}</dt>
      <dd>
        {counts.open_reports > 0 ? (
          <a className="link" href="/admin/reports">
            {reports}
          </a>
        ) : (
          reports
        )}
      </dd>
      {no_shows && (
        <>
          <dt>{m.people_no_shows()}</dt>
          <dd>{m.people_no_shows_count(no_shows)}</dd>
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
      <dt>{m.form_email()}</dt>
      <dd>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </dd>
      <dt>{m.admin_phone()}</dt>
      <dd>
        <bdi dir="ltr">{phone_number}</bdi>
      </dd>
      <dt>{m.accounts_address()}</dt>
      <dd>{address}</dd>
      {!person.suspended_at && !person.pending_since && (
        <>
          <dt>{m.people_page()}</dt>
          <dd>
            <a className="link" href={`/people/${id}`}>
              {m.people_page_link()}
            </a>
          </dd>
        </>
      )}
    </dl>
  )
}

export default function PersonAdminPage(props: Props) {
  const { person, is_me, may } = props
  const { name, avatar } = person
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
            {person.pending_since && <span className="badge">{m.admin_waits()}</span>}
            {person.suspended_at && <span className="badge quiet">{m.admin_suspended()}</span>}
            {person.is_demo && <span className="chip">{m.admin_demo()}</span>}
          </p>
        </div>
      </header>
      <Facts {...props} />
      {may.act ? (
        <>
          <NeedsScript />
          <h2>{m.admin_what_you_can_do()}</h2>
          <PersonActs {...props} />
          {may.appoint && (
            <p>
              <a className="link" href={`/admin/people/${person.id}/import`}>
                {m.imports_page_title()}
              </a>
            </p>
          )}
        </>
      ) : (
        <p>{m.admin_not_about_admins({ name })}</p>
      )}
    </>
  )
}
