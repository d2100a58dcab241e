import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Waiting to be let in' })

/** What somebody is told who has signed up where people are let in one by one. */
export default function WaitingPage({ context, reads }: PageProps<{ reads: boolean }>) {
  return (
    <div className="panel">
      <header>
        <h1>Almost there</h1>
        <p>
          The people who run {context.site.name} look at each sign-up. As soon as somebody has let you in, you
          get a mail, and can post things, write to people and swap.
        </p>
      </header>
      {reads && (
        <a className="button" href="/browse">
          Look around
        </a>
      )}
      <a className="button quiet" href="/dashboard/setting/general">
        My profile
      </a>
      <p className="aside">
        <a className="link" href="/page/contact-us">
          Write to the people who run this site
        </a>
      </p>
    </div>
  )
}
