import { CircleCheck } from 'lucide-react'
import type { UnsubscribeView } from '../../server/deliveries/unsubscribe-shared.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

const WHAT: Record<UnsubscribeView['setting'], string> = {
  offers: 'mails about offers and swaps',
  messages: 'mails about messages that you have not read',
  handover: 'mails about handing things over',
  matches: 'mails about what the site finds for you',
  news: 'the weekly news',
  admin: 'mails about reports and contact messages',
}

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Mails' })

export default function UnsubscribePage({ setting, done }: PageProps<UnsubscribeView>) {
  if (done) {
    return (
      <div className="panel done">
        <CircleCheck size={56} aria-hidden="true" />
        <header>
          <h1>No more of these</h1>
          <p>{`You get no more of ${WHAT[setting]}. You can change that in your settings at any time.`}</p>
        </header>
        <a className="button" href="/">
          Home
        </a>
      </div>
    )
  }
  return (
    <form className="panel form" method="post">
      <header>
        <h1>No more of these mails?</h1>
        <p>{`You will get no more of ${WHAT[setting]}. What else you get stays as it is.`}</p>
      </header>
      <button className="button large wide" type="submit">
        Send me no more
      </button>
      <a className="button quiet wide" href="/dashboard/setting/notifications">
        Choose what I get
      </a>
    </form>
  )
}
