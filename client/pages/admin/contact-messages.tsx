import type { ContactMessagesView } from '../../../server/contact/admin-contact-messages-shared.ts'
import { ActForm } from '../../components/admin/act-form.tsx'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Message = ContactMessagesView['messages'][number]

const PATH = '/admin/contact-messages'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Contact messages' })

function Entry({ message }: { message: Message }) {
  const { id, name, email, phone, message: text, created_at, handled_at } = message
  const act = { params: { id }, about: `message of ${name}` }
  return (
    <li className="panel reported">
      <h2>
        {name}
        {handled_at && <span className="badge quiet">Handled</span>}
      </h2>
      <p className="who">
        <RelativeTime at={created_at} />
        {phone && (
          <>
            {' · '}
            <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
      </p>
      <p className="text">{text}</p>
      <div className="row-acts">
        <a className="button" href={`mailto:${email}?subject=${encodeURIComponent('Your message to us')}`}>
          Reply to {email}
        </a>
        {handled_at ? (
          <ActForm
            {...act}
            call="DELETE /api/admin/contact-messages/:id/handling"
            label="Open again"
            busy="Opening..."
          />
        ) : (
          <ActForm
            {...act}
            call="POST /api/admin/contact-messages/:id/handling"
            label="Mark as handled"
            busy="Marking..."
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
      <h1>Contact messages</h1>
      <p className="lead">
        What came by the form of <a href="/page/contact-us">Contact Us</a>, the newest first.{' '}
        {open_count === 0 ? 'None waits.' : open_count === 1 ? 'One waits.' : `${open_count} wait.`}
      </p>
      <NeedsScript />
      {messages.length === 0 ? (
        <EmptyState title={is_older ? 'Nothing older than that.' : 'Nobody has written yet.'} />
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
