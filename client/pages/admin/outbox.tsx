import { Info } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { OutboxView } from '../../../server/site/mail/admin-outbox-shared.ts'
import { MailProblem, RetryAllMail } from '../../components/admin/mail-problem.tsx'
import { listHref } from '../../components/admin/narrow-form.tsx'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Mail = OutboxView['mails'][number]

const PATH = '/admin/outbox'
const filters = () => ({ all: m.admin_all(), failed: m.admin_failed() })

const states = (): Record<Mail['state'], string> => ({
  waiting: m.admin_waiting(),
  sent: m.admin_sent(),
  failed: m.admin_given_up(),
  kept: m.admin_not_sent(),
  expired: m.admin_expired(),
})

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_outbox() })

function Entry({ mail, isSent }: { mail: Mail; isSent: boolean }) {
  const { id, recipient, subject, text, state, attempts, last_error, created_at } = mail
  const canRetry = isSent && text !== null && state !== 'sent'
  return (
    <li className="panel reported">
      <h2>
        {subject}
        <span className={state === 'sent' ? 'chip' : 'badge quiet'}>{states()[state]}</span>
      </h2>
      <p className="who">
        <Sentence of={m.admin_mailed_to({ recipient, when: () => <RelativeTime at={created_at} /> })} />
      </p>
      {last_error && state !== 'sent' && (
        <p className="notice error">{m.admin_tried({ attempts, error: last_error })}</p>
      )}
      {text === null ? (
        <p className="who">{m.admin_mail_text_private()}</p>
      ) : (
        <details>
          <summary>{m.admin_what_it_says()}</summary>
          <p className="text">{text}</p>
        </details>
      )}
      {canRetry && (
        <div className="row-acts">
          <CallForm
            call="POST /api/admin/outbox/:id/retry"
            params={{ id }}
            label={m.common_try_again()}
            busy={m.admin_trying()}
            about={subject}
          />
        </div>
      )}
    </li>
  )
}

export default function OutboxPage(props: PageProps<OutboxView>) {
  const { show, is_sent, problem, problem_since, failed_count, mails, is_older, next_before } = props
  return (
    <>
      <h1>{m.admin_outbox()}</h1>
      <p className="lead">{m.admin_outbox_lead()}</p>
      {!is_sent && (
        <p className="notice hint">
          <Info size={20} aria-hidden="true" />
          {m.admin_outbox_undelivered_help()}
        </p>
      )}
      {problem !== null && <MailProblem words={problem} since={problem_since} />}
      <NeedsScript />
      <div className="row-acts">
        <CallForm
          call="POST /api/admin/outbox/test-mail"
          label={m.admin_test_mail_button()}
          busy={m.admin_sending()}
        />
        {is_sent && <RetryAllMail />}
      </div>
      <nav className="tabs" aria-label={m.admin_show()}>
        {Object.entries(filters()).map(([value, label]) => (
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
        <EmptyState title={show === 'failed' ? m.admin_no_mail_has_failed() : m.admin_there_is_no_mail()} />
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
