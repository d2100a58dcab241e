import { CircleCheck } from 'lucide-react'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Password set' })

export default function PasswordSetSuccessfulPage() {
  return (
    <div className="panel done">
      <CircleCheck size={56} aria-hidden="true" />
      <header>
        <h1>Password set</h1>
        <p>Your new password works from now on.</p>
      </header>
      <a className="button" href="/">
        Home
      </a>
    </div>
  )
}
