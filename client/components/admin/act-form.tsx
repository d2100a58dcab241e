import type { ReactNode } from 'react'
import { type AnyTarget, addressOf, type CallName, type Target } from '../../calls.ts'

type Props<Name extends CallName> = Pick<Target<Name>, 'params'> & {
  call: Name
  label: string
  /** What the button says meanwhile. */
  busy: string
  /** Classes of the button. */
  look?: string
  /** What the button does to what, for those who hear it alone. */
  about?: string
  /** Fields that are not seen. */
  fields?: Record<string, string>
  /** Fields. */
  children?: ReactNode
}

/** One act of an admin: a form that calls the API, after which the page shows what has become of it. */
export function ActForm<Name extends CallName>(props: Props<Name>) {
  const { call, label, busy, look = 'quiet', about, fields = {}, children } = props
  const { method, path } = addressOf(call, props as AnyTarget)
  return (
    <form
      className={children ? 'form' : 'act'}
      action={path}
      method="dialog"
      data-method={method}
      data-enhance="api-form"
      noValidate
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button
        type="submit"
        className={`button ${look}`}
        data-busy={busy}
        aria-label={about && `${label}: ${about}`}
      >
        {label}
      </button>
    </form>
  )
}
