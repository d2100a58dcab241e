import { CircleCheck } from 'lucide-react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { UnsubscribeView } from '../../server/site/deliveries/unsubscribe-shared.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.told_mails() })

export default function UnsubscribePage({ setting: kind, done }: PageProps<UnsubscribeView>) {
  if (done) {
    return (
      <div className="panel done">
        <CircleCheck size={56} aria-hidden="true" />
        <header>
          <h1>{m.told_ended()}</h1>
          <p>{m.told_ended_text({ kind })}</p>
        </header>
        <a className="button" href="/">
          {m.told_home()}
        </a>
      </div>
    )
  }
  return (
    <form className="panel form" method="post">
      <header>
        <h1>{m.told_end_these()}</h1>
        <p>{m.told_end_these_text({ kind })}</p>
      </header>
      <button className="button large wide" type="submit">
        {m.told_send_no_more()}
      </button>
      <a className="button quiet wide" href="/dashboard/setting/notifications">
        {m.told_choose()}
      </a>
    </form>
  )
}
