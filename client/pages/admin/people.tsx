import type { PeopleView, PersonRow } from '../../../server/members/accounts/admin-people-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { NarrowForm } from '../../components/admin/narrow-form.tsx'
import { Older } from '../../components/admin/older.tsx'
import { ROLE_NAMES } from '../../components/admin/role-names.ts'
import { Avatar } from '../../components/common/avatar.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { ContactChoice } from '../../components/people/contact-choice.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

const PATH = '/admin/people'
const filtersTexts = (isAdmin: boolean) => ({
  all: m.admin_everybody(),
  suspended: m.admin_suspended(),
  admins: m.admin_admins(),
  moderators: m.admin_moderators(),
  waiting: m.admin_to_let_in(),
  ...(isAdmin ? { no_shows: m.admin_did_not_come() } : {}),
})

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_people() })

function Row({ person }: { person: PersonRow }) {
  const { id, name, email, avatar, created_at, role, suspended_at, pending_since } = person
  return (
    <li>
      <Avatar name={name} src={avatar} size={44} />
      <div className="what">
        <h2>
          <a className="cover-link" href={`${PATH}/${id}`}>
            {name}
          </a>
          {role !== 'member' && <span className="badge">{ROLE_NAMES[role]()}</span>}
          {pending_since && <span className="badge">{m.admin_waits()}</span>}
          {suspended_at && <span className="badge quiet">{m.admin_suspended()}</span>}
        </h2>
        <p className="who">{email}</p>
        {!suspended_at && !pending_since && (
          <p className="who">
            <a className="link" href={`/people/${id}`}>
              {m.people_page_link()}
            </a>
          </p>
        )}
      </div>
      <p className="who">
        <Sentence of={m.admin_joined_when({ when: () => <RelativeTime at={created_at} /> })} />
      </p>
    </li>
  )
}

export default function PeoplePage(props: PageProps<PeopleView>) {
  const { q, show, people, is_older, next_before, context } = props
  return (
    <>
      <h1>{m.admin_people()}</h1>
      <NarrowForm
        path={PATH}
        q={q}
        placeholder={m.admin_name_email_or_number()}
        show={show}
        filters={filtersTexts(context.role === 'admin')}
      />
      {people.length === 0 ? (
        <EmptyState title={m.admin_nobody_found()} />
      ) : (
        <ul className="panel admin-list">
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ul>
      )}
      <Older path={PATH} query={{ q, show }} isOlder={is_older} nextBefore={next_before} />
      {context.role === 'admin' && (
        <section className="panel form" aria-labelledby="contact-default">
          <h2 id="contact-default">{m.people_new_members()}</h2>
          <NeedsScript />
          <CallForm
            call="POST /api/admin/contact-visibility"
            label={m.form_save()}
            busy={m.form_saving()}
            look=""
          >
            <ContactChoice
              label={m.people_contact_default()}
              name="contact_visibility"
              defaultValue={props.contact_visibility}
              help={m.people_contact_default_help()}
            />
          </CallForm>
        </section>
      )}
    </>
  )
}
