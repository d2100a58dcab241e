import { CircleCheck } from 'lucide-react'
import { addressOf } from '../calls.ts'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Keep your address' })

export default function EmailUndoPage({ token }: PageProps<{ token: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>Keep your address</h1>
        <p>
          Your account keeps the address that this mail came to, or has it back. Everybody who is signed in to
          it is signed out.
        </p>
      </header>
      <NeedsScript />
      <form
        className="form"
        action={addressOf('POST /api/account/email/undo', {}).path}
        method="dialog"
        data-enhance="api-form"
        data-done="undone"
        noValidate
      >
        <input type="hidden" name="token" value={token} />
        <button className="button large wide" type="submit" data-busy="One moment...">
          It was not me
        </button>
      </form>
      <div className="done" id="undone" tabIndex={-1} hidden>
        <CircleCheck size={56} aria-hidden="true" />
        <p>Your address is what it was. Somebody may know your password, so set a new one.</p>
        <a className="button" href="/resetpassword">
          Set a new password
        </a>
      </div>
    </div>
  )
}
