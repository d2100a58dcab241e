import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call, messageOf } from '../../api.ts'
import { newAccount, storeUser } from '../../stores/session.ts'
import { toast } from '../../stores/toasts.ts'

export function NewAccount({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [name, setName] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => setName(newAccount()?.name ?? null), [])
  if (name === null) return null

  async function goOn() {
    if (busy) return
    setBusy(true)
    try {
      storeUser((await call('POST /api/auth/page-cookie', {})).data)
      await onSignedIn()
    } catch (error) {
      toast.error(messageOf(error, m.accounts_failed_to_sign_in()))
      setName(null)
    }
    setBusy(false)
  }

  return (
    <section className="new-account">
      <h2>{m.accounts_new_welcome({ name })}</h2>
      <button type="button" className="button large wide" aria-disabled={busy || undefined} onClick={goOn}>
        {m.accounts_new_go_on()}
      </button>
      <p className="aside">{m.accounts_new_or_sign_in()}</p>
    </section>
  )
}
