import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
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
  fields?: Record<string, string | number>
  /** Id of the element that takes the form's place once it is done; else the page is drawn anew. */
  done?: string
  /** Field of the answer that names the address of a file, which is then saved. */
  fetches?: string
  /** Where it leads to: the session has ended with it. */
  leaves?: string
  /** Fields, each with a name. */
  children?: ReactNode
}

/**
 * A form that makes one call of the API with what its fields hold, without React in the browser
 * (client/enhancements/api-form.ts). What is wrong is said beside the fields, or above the button.
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
