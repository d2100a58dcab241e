import { CircleCheck } from 'lucide-react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.accounts_password_set() })

export default function PasswordSetSuccessfulPage() {
  return (
    <div className="panel done">
      <CircleCheck size={56} aria-hidden="true" />
      <header>
        <h1>{m.accounts_password_set()}</h1>
        <p>{m.accounts_password_set_lead()}</p>
      </header>
      <a className="button" href="/">
        {m.accounts_home()}
      </a>
    </div>
  )
}
