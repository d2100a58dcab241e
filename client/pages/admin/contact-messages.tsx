import type { ContactMessagesView } from '../../../server/members/contact/admin-contact-messages-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Older } from '../../components/admin/older.tsx'
import { DOT } from '../../components/common/dot.ts'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Message = ContactMessagesView['messages'][number]

const PATH = '/admin/contact-messages'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_contact_messages() })

function Entry({ message }: { message: Message }) {
  const { id, name, email, phone, message: text, created_at, handled_at } = message
  const act = { params: { id }, about: m.admin_message_of({ name }) }
  return (
    <li className="panel reported">
      <h2>
        {name}
        {handled_at && <span className="badge quiet">{m.admin_handled()}</span>}
      </h2>
      <p className="who">
        <RelativeTime at={created_at} />
        {phone && (
          <>
            {DOT}
            <a href={`tel:${phone}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </>
        )}
      </p>
      <p className="text">{text}</p>
      <div className="row-acts">
        {/* Null after the sender's account was deleted. */}
        {email && (
          <a
            className="button"
            href={`mailto:${email}?subject=${encodeURIComponent(m.admin_your_message_to_us())}`}
          >
            {m.admin_reply_to({ email })}
          </a>
        )}
        {handled_at ? (
          <CallForm
            {...act}
            call="DELETE /api/admin/contact-messages/:id/handling"
            label={m.admin_open_again()}
            busy={m.admin_opening()}
          />
        ) : (
          <CallForm
            {...act}
            call="POST /api/admin/contact-messages/:id/handling"
            label={m.admin_mark_as_handled()}
            busy={m.admin_marking()}
          />
        )}
      </div>
    </li>
  )
}

export default function ContactMessagesPage(props: PageProps<ContactMessagesView>) {
  const { messages, open_count, is_older, next_before } = props
  return (
    <>
      <h1>{m.admin_contact_messages()}</h1>
      <p className="lead">
        <Sentence
          of={m.admin_contact_lead({
            count: open_count,
            link: (text) => <a href="/page/contact-us">{text}</a>,
          })}
        />
      </p>
      <NeedsScript />
      {messages.length === 0 ? (
        <EmptyState title={is_older ? m.admin_nothing_older_than_that() : m.admin_nobody_has_written_yet()} />
      ) : (
        <ul className="reported-list">
          {messages.map((message) => (
            <Entry key={message.id} message={message} />
          ))}
        </ul>
      )}
      <Older path={PATH} isOlder={is_older} nextBefore={next_before} />
    </>
  )
}
