import { useLayoutEffect, useRef } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { SignInLink } from '../accounts/sign-in-link.tsx'

/** That the session has ended, and a way in that leaves what was typed; `text` is what the server says to one without a session. */
export function SignInFirst({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="notice error" role="alert">
      <span>
        {text} <SignInLink aside /> {m.form_in_a_new_tab_and_come_back_what_you()}
      </span>
    </p>
  )
}

/**
 * The one main button of a form; says what is under way and takes no second click meanwhile. `signInFirst` is what the
 * server says to one whose session has ended.
 */
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
  /** Id of its form, where that is elsewhere: the button then has the size of its neighbours. */
  form?: string
  signInFirst?: string | undefined
}) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A disabled button loses the focus; who pressed it by keyboard gets it back with the answer.
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
