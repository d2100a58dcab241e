import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError, type FieldErrors, isSignedOut, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { afterPress } from './after-press.ts'
import { touchedFields } from './touched.ts'

/** What a form holds, or what is wrong with it, by field. */
export type Found<Values> = { values: Values } | { errors: FieldErrors }

type ValuesOf<Read extends (typed: FormData) => unknown> = Extract<
  ReturnType<Read>,
  { values: unknown }
>['values']

/** Fields that are not seen cannot be shown as wrong, nor typed in. */
export const SEEN = 'input:not([type=hidden]), select, textarea'

/** Where a field stands: by its name, or in what names it by `data-field`, as a list of pictures does. */
function fieldIn(form: HTMLFormElement, name: string): HTMLElement | null {
  const named = [...form.querySelectorAll<HTMLInputElement>(SEEN)].find((field) => field.name === name)
  if (named) return named
  const place = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  return place && (place.querySelector<HTMLElement>('[data-first]') ?? place.querySelector(SEEN))
}

/**
 * A form in the browser: its fields keep what they hold themselves, and are read when it is sent. Each is checked when
 * it is left, once the press that left it is done, and from then on at each change. What is wrong is said beside the
 * fields, beside `email` when the message is about that (specification, section 8), beside the button when the session
 * has ended, else as a toast. What was typed stays.
 *
 * @param read what the form holds, as `bySchema` finds it by a schema of the API.
 * @param send makes the call. What it throws is shown; what it has told itself it does not throw.
 * @param failed what is said where the server says nothing.
 * @param signsIn whether it is what makes a session: a 401 then is about what was typed, in whatever language it says so.
 * @param isReading whether something that was put into the form is still being read, as pictures are. A press waits for it.
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

  // After they are drawn: a field may be seen only while it is wrong.
  useLayoutEffect(() => {
    if (!takesFocus.current || !ref.current) return
    takesFocus.current = false
    const wrong = new Set(Object.keys(errors).map((name) => fieldIn(ref.current!, name)))
    const first = [...ref.current.querySelectorAll<HTMLElement>(SEEN)].find((field) => wrong.has(field))
    // With its label and what is wrong with it, which the browser would leave under the edge of a small screen.
    first?.focus({ preventScroll: true })
    const whole = first?.closest('.field') ?? first
    whole?.scrollIntoView({ block: 'nearest' })
  }, [errors])

  const typed = () => new FormData(ref.current!)
  /** A press may change what is asked for before the field is checked that it left. */
  const readNow = useRef(read)
  useLayoutEffect(() => {
    readNow.current = read
  }, [read])

  /** Shows what is wrong and takes the focus to the first of it; false where there is no place for any of it. */
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
      // What somebody types who is there already takes its place, and is not joined to it.
      if (field === document.activeElement && 'select' in field) field.select()
    }
  }, [])

  function check(name: string) {
    const found = readNow.current(typed())
    const wrong = 'errors' in found ? found.errors[name] : undefined
    setErrors((before) => (before[name] || wrong ? { ...before, [name]: wrong ?? [] } : before))
  }

  /** Shows why a call failed. */
  function fail(error: unknown, fallback = failed): void {
    const message = messageOf(error, fallback)
    const fields = error instanceof ApiError ? error.fields : {}
    // What the answer says of it all is said too where no field says it, as "OTP verification failed".
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
      // The form may have gone with its dialog.
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
    /** For the form itself. */
    props: {
      ref,
      // Sent before its script is there, it stays (docs/decisions/033-forms-before-their-script.md).
      method: 'dialog',
      noValidate: true,
      onSubmit,
      onBlur(event: FormEvent) {
        const name = nameOf(event)
        if (!name || wasSent.current) return
        left.current.add(name)
        // A press that has sent the form has shown all there is; one that has closed it leaves nothing to show.
        afterPress(() => ref.current && !wasSent.current && check(name))
      },
      onChange(event: FormEvent) {
        const name = nameOf(event)
        if (name && (wasSent.current || left.current.has(name))) check(name)
      },
    },
    /** For a field: its name, and what is wrong with it. */
    field: (name: keyof ValuesOf<Read> & string) => ({ name, error: errorOf(name) }),
    /** For the button. */
    button: { busy: busy || waits, signInFirst },
    busy,
    errorOf,
    show,
    clear,
    fail,
    /** What a field holds as it is typed. */
    textOf: (name: string) => String(typed().get(name) ?? ''),
    /** Names of the fields that were changed. */
    touched: () => touchedFields(ref.current!),
    focus: (name: string) => fieldIn(ref.current!, name)?.focus(),
    submit: () => ref.current!.requestSubmit(),
    /** Fills fields that hold nothing yet. */
    fill,
  }
}
