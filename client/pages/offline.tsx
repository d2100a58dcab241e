import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageContext } from '../page-module.ts'

export const head = (): Head => ({ title: m.told_offline() })

export const layout = (props: { context: PageContext; children: ReactNode }) => (
  <AuthLayout {...props} isAlone />
)

/** Offline page of the service worker, for pages not in its cache. */
export default function OfflinePage() {
  return (
    <div className="panel done">
      <CloudOff size={56} aria-hidden="true" />
      <header>
        <h1>{m.told_offline()}</h1>
        <p>{m.told_offline_text()}</p>
      </header>
      <a className="button" href="/">
        {m.told_home()}
      </a>
    </div>
  )
}
