import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { type AnyTarget, addressOf, type CallName, type Target } from '../../calls.ts'

type Props<Name extends CallName> = Pick<Target<Name>, 'params'> & {
  call: Name
  label: string
  /** Label while running. */
  busy: string
  /** CSS classes. */
  look?: string
  /** Object of the action, for screen readers. */
  about?: string
  /** Hidden fields. */
  fields?: Record<string, string | number>
  /** Id of the element that replaces the form; default: the page is refreshed. */
  done?: string
  /** Response field with the URL of a file, which is then downloaded. */
  fetches?: string
  /** URL to open after the call. The call has ended the session, so its local data is deleted. */
  leaves?: string
  children?: ReactNode
}

/**
 * A form for one API call, without React in the browser (client/enhancements/api-form.ts). Errors are shown at the fields or above the
 * button.
 */
export function CallForm<Name extends CallName>(props: Props<Name>) {
  const { call, label, busy, look = 'quiet', about, fields = {}, done, fetches, leaves, children } = props
  const { method, path } = addressOf(call, props as AnyTarget)
  return (
    <form
      className={children || done ? 'form' : 'act'}
      action={path}
      method="dialog"
      data-method={method}
      data-enhance="api-form"
      data-done={done}
      data-fetches={fetches}
      data-leaves={leaves}
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
        aria-label={about && m.common_act_about({ act: label, about })}
      >
        {label}
      </button>
    </form>
  )
}
