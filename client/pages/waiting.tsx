import * as m from '../../server/platform/catalogues/messages.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.common_waits_for_approval() })

/** Shown after sign-up if accounts need approval. */
export default function WaitingPage({ context, reads }: PageProps<{ reads: boolean }>) {
  return (
    <div className="panel">
      <header>
        <h1>{m.common_almost_there()}</h1>
        <p>{m.common_waiting_for_approval({ name: context.site.name })}</p>
      </header>
      {reads && (
        <a className="button" href="/browse">
          {m.common_look_around()}
        </a>
      )}
      <a className="button quiet" href="/dashboard/setting/general">
        {m.common_my_profile()}
      </a>
      <p className="aside">
        <a className="link" href="/page/contact-us">
          {m.common_contact_operators()}
        </a>
      </p>
    </div>
  )
}
