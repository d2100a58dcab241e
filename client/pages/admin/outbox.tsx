import { Info } from 'lucide-react'
import type { OutboxView } from '../../../server/mail/admin-outbox-shared.ts'
import { ActForm } from '../../components/admin/act-form.tsx'
import { listHref } from '../../components/admin/narrow-form.tsx'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Mail = OutboxView['mails'][number]

const PATH = '/admin/outbox'
const FILTERS = { all: 'All', failed: 'Failed' }

const STATES: Record<Mail['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Given up',
  kept: 'Not sent',
  expired: 'Expired',
}

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Outbox' })

function Entry({ mail, isSent }: { mail: Mail; isSent: boolean }) {
  const { id, recipient, subject, text, state, attempts, last_error, created_at } = mail
  const canRetry = isSent && text !== null && state !== 'sent'
  return (
    <li className="panel reported">
      <h2>
        {subject}
        <span className={state === 'sent' ? 'chip' : 'badge quiet'}>{STATES[state]}</span>
      </h2>
      <p className="who">
        to {recipient} · <RelativeTime at={created_at} />
      </p>
      {last_error && state !== 'sent' && (
        <p className="notice error">
          Tried {attempts === 1 ? 'once' : `${attempts} times`}: {last_error}
        </p>
      )}
      {text === null ? (
        <p className="who">What it said is a secret of its reader, and is not shown or gone.</p>
      ) : (
        <details>
          <summary>What it says</summary>
          <p className="text">{text}</p>
        </details>
      )}
      {canRetry && (
        <div className="row-acts">
          <ActForm
            call="POST /api/admin/outbox/:id/retry"
            params={{ id }}
            label="Try again"
            busy="Trying..."
            about={subject}
          />
        </div>
      )}
    </li>
  )
}

export default function OutboxPage(props: PageProps<OutboxView>) {
  const { show, is_sent, failed_count, mails, is_older, next_before } = props
  return (
    <>
      <h1>Outbox</h1>
      <p className="lead">Mail of the last 30 days, the newest first.</p>
      {!is_sent && (
        <p className="notice hint">
          <Info size={20} aria-hidden="true" />
          No mail server is set (SMTP_URL), so mail stays here. Pass on by hand what people wait for.
        </p>
      )}
      <NeedsScript />
      <ActForm call="POST /api/admin/outbox/test-mail" label="Send me a test mail" busy="Sending..." />
      <nav className="tabs" aria-label="Show">
        {Object.entries(FILTERS).map(([value, label]) => (
          <a
            key={value}
            href={listHref(PATH, { show: value })}
            aria-current={value === show ? 'page' : undefined}
          >
            {label}
            {value === 'failed' && failed_count > 0 && <span className="badge count">{failed_count}</span>}
          </a>
        ))}
      </nav>
      {mails.length === 0 ? (
        <EmptyState title={show === 'failed' ? 'No mail has failed.' : 'There is no mail.'} />
      ) : (
        <ul className="reported-list">
          {mails.map((mail) => (
            <Entry key={mail.id} mail={mail} isSent={is_sent} />
          ))}
        </ul>
      )}
      <Older path={PATH} query={{ show }} isOlder={is_older} nextBefore={next_before} />
    </>
  )
}
