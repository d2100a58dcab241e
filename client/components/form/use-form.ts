import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError, type FieldErrors, isSignedOut, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { afterPress } from './after-press.ts'
import { touchedFields } from './touched.ts'

/** Values, or errors by field. */
export type Found<Values> = { values: Values } | { errors: FieldErrors }

type ValuesOf<Read extends (typed: FormData) => unknown> = Extract<
  ReturnType<Read>,
  { values: unknown }
>['values']

/** Visible fields. */
export const SEEN = 'input:not([type=hidden]), select, textarea'

/** A field by name, or a `data-field` container. */
function fieldIn(form: HTMLFormElement, name: string): HTMLElement | null {
  const named = [...form.querySelectorAll<HTMLInputElement>(SEEN)].find((field) => field.name === name)
  if (named) return named
  const place = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  return place && (place.querySelector<HTMLElement>('[data-first]') ?? place.querySelector(SEEN))
}

/**
 * Uncontrolled form. Fields are validated when left (after the current press) and then on change. Errors are shown at the fields, at
 * `email` if the message mentions it (specification, section 8), at the button for an ended session, else as a toast. Input is kept.
 * @param read parses the form, as `bySchema`.
 * @param send makes the call; thrown errors are shown.
 * @param failed default error text.
 * @param signsIn true for sign-in forms, where 401 means wrong input.
 * @param isReading true while images are read; a submission waits.
 */
export function useForm<Read extends (typed: FormData) => Found<object>>({
  read,
  send,
  failed,
  signsIn = false,
  isReading = false,
}: {
  read: Read
  send: (values: ValuesOf<Read>) => Promise<unknown>
  failed: string
  signsIn?: boolean
  isReading?: boolean
}) {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [signInFirst, setSignInFirst] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const left = useRef(new Set<string>())
  const wasSent = useRef(false)
  const takesFocus = useRef(false)
  const [waits, setWaits] = useState(false)

  useEffect(() => {
    if (!waits || isReading) return
    setWaits(false)
    ref.current?.requestSubmit()
  }, [waits, isReading])

  // Focuses the field after rendering, because some fields are only visible with an error.
  useLayoutEffect(() => {
    if (!takesFocus.current || !ref.current) return
    takesFocus.current = false
    const wrong = new Set(Object.keys(errors).map((name) => fieldIn(ref.current!, name)))
    const first = [...ref.current.querySelectorAll<HTMLElement>(SEEN)].find((field) => wrong.has(field))
    // Scrolls label and error into view too, which the browser might leave outside of a small screen.
    first?.focus({ preventScroll: true })
    const whole = first?.closest('.field') ?? first
    whole?.scrollIntoView({ block: 'nearest' })
  }, [errors])

  const typed = () => new FormData(ref.current!)
  /** The newest `read`, because the press that leaves a field may change its validation rules. */
  const readNow = useRef(read)
  useLayoutEffect(() => {
    readNow.current = read
  }, [read])

  /** Shows errors and focuses the first; false if no field exists for them. */
  function show(wrong: FieldErrors): boolean {
    const hasPlace = Object.keys(wrong).some((name) => fieldIn(ref.current!, name))
    takesFocus.current = hasPlace
    setErrors(wrong)
    return hasPlace
  }

  const clear = useCallback((name: string) => {
    setErrors((before) => (before[name] ? { ...before, [name]: [] } : before))
  }, [])

  const fill = useCallback((values: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = fieldIn(ref.current!, name) as HTMLInputElement | null
      if (!field || !value) continue
      if (field.type === 'checkbox') {
        field.checked = true
        continue
      }
      if (field.value) continue
      field.value = value
      // Selects prefilled text, so that typing replaces it.
      if (field === document.activeElement && 'select' in field) field.select()
    }
  }, [])

  function check(name: string) {
    const found = readNow.current(typed())
    const wrong = 'errors' in found ? found.errors[name] : undefined
    setErrors((before) => (before[name] || wrong ? { ...before, [name]: wrong ?? [] } : before))
  }

  /** Shows the error of a call. */
  function fail(error: unknown, fallback = failed): void {
    const message = messageOf(error, fallback)
    const fields = error instanceof ApiError ? error.fields : {}
    // A general message that no field shows is also shown, such as "OTP verification failed".
    if (show(fields) && Object.values(fields).flat().includes(message)) return
    const isAboutEmail = /email/i.test(message) && fieldIn(ref.current!, 'email')
    if (isAboutEmail || (signsIn && isSignedOut(error))) show({ email: [message] })
    else if (isSignedOut(error)) setSignInFirst(message)
    else toast.error(message)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    if (isReading) {
      setWaits(true)
      return
    }
    wasSent.current = true
    setSignInFirst(undefined)
    const found = read(typed())
    if ('errors' in found) {
      show(found.errors)
      return
    }
    setErrors({})
    setBusy(true)
    isSending.current = true
    try {
      await send(found.values as ValuesOf<Read>)
    } catch (error) {
      // The form may have been closed during the call.
      if (ref.current) fail(error)
      else toast.error(messageOf(error, failed))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const nameOf = (event: FormEvent) => (event.target as HTMLInputElement).name
  const errorOf = (name: string) => errors[name]?.[0]
  return {
    /** Props of the form. */
    props: {
      ref,
      // Without its script, submitting has no effect (docs/decisions/043-scripts-that-do-not-come.md).
      method: 'dialog',
      noValidate: true,
      onSubmit,
      onBlur(event: FormEvent) {
        const name = nameOf(event)
        if (!name || wasSent.current) return
        left.current.add(name)
        // Not after a submission, because it shows all errors, and not after the form was closed.
        afterPress(() => ref.current && !wasSent.current && check(name))
      },
      onChange(event: FormEvent) {
        const name = nameOf(event)
        if (name && (wasSent.current || left.current.has(name))) check(name)
      },
    },
    /** Name and error of a field. */
    field: (name: keyof ValuesOf<Read> & string) => ({ name, error: errorOf(name) }),
    /** Props of the button. */
    button: { busy: busy || waits, signInFirst },
    busy,
    errorOf,
    show,
    clear,
    fail,
    /** Current text of a field. */
    textOf: (name: string) => String(typed().get(name) ?? ''),
    /** Names of changed fields. */
    touched: () => touchedFields(ref.current!),
    focus: (name: string) => fieldIn(ref.current!, name)?.focus(),
    submit: () => ref.current!.requestSubmit(),
    /** Fills empty fields. */
    fill,
  }
}
