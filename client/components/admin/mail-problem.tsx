import { TriangleAlert } from 'lucide-react'
import { isolated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { Sentence } from '../common/sentence.tsx'
import { CallForm } from '../form/call-form.tsx'

export const FirstFailed = ({ at }: { at: string }) => (
  <Sentence of={m.told_mail_first_failed({ when: () => <RelativeTime at={at} /> })} />
)

/** Mail failure: the server's response, its start, and what to do. */
export function MailProblem({ words, since }: { words: string; since: string | null }) {
  return (
    <div className="notice error">
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        {m.told_mail_server_fails({ words: isolated(words) })}
        <br />
        {since !== null && (
          <>
            <FirstFailed at={since} />{' '}
          </>
        )}
        {m.told_mail_server_help()}
      </p>
    </div>
  )
}

/** Retries all waiting and failed mail. */
export const RetryAllMail = () => (
  <CallForm
    call="POST /api/admin/outbox/retry"
    label={m.admin_mail_retry_all_button()}
    busy={m.admin_trying()}
  />
)
