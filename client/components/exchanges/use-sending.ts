import { type RefObject, useState } from 'react'
import { ApiError, type FieldErrors, isSignedOut, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'

/** What is sent, and what is said of it where it fails: beside the fields at fault, beside the button, or as a toast. */
export function useSending(form: RefObject<HTMLFormElement | null>, shown: readonly string[]) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [signInFirst, setSignInFirst] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Shows what is wrong, and takes the focus to the first of it; false where nothing of it can be shown. */
  function show(wrong: FieldErrors): boolean {
    setErrors(wrong)
    const first = shown.find((name) => wrong[name])
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    else if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"] input`)?.focus()
    return first !== undefined
  }

  /** Gives what went wrong; of what is `shownInPlace` nothing is said here. */
  async function send(
    call: () => Promise<unknown>,
    failed: string,
    shownInPlace: (error: unknown) => boolean = () => false,
  ): Promise<unknown> {
    setBusy(true)
    setSignInFirst(undefined)
    try {
      await call()
      return undefined
    } catch (error) {
      const message = messageOf(error, failed)
      if (isSignedOut(error)) setSignInFirst(message)
      else if (!show(error instanceof ApiError ? error.fields : {}) && !shownInPlace(error)) {
        toast.error(message)
      }
      return error
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (name: string) => errors[name]?.[0]
  return { errors, errorOf, show, send, busy, signInFirst }
}
