import { useLayoutEffect, useRef } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { SignInLink } from '../accounts/sign-in-link.tsx'

/** Sign-in link for an ended session; `text` is the server's message. */
export function SignInFirst({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="notice error" role="alert">
      <span>
        {text} <SignInLink aside /> {m.form_new_tab_hint()}
      </span>
    </p>
  )
}

/** Submit button with a busy state. `signInFirst` is the server's message for an ended session. */
export function SubmitButton({
  busy,
  label,
  busyLabel,
  form,
  signInFirst,
}: {
  busy: boolean
  label: string
  busyLabel: string
  /** Id of a form elsewhere; the button then has the size of its neighbours. */
  form?: string
  signInFirst?: string | undefined
}) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // Moves the focus back to the button, which lost it when it was disabled.
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return (
    <>
      <SignInFirst text={signInFirst} />
      <button
        ref={button}
        className={form ? 'button' : 'button large wide'}
        type="submit"
        form={form}
        disabled={busy}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? busyLabel : label}
      </button>
    </>
  )
}
