import type { ReactNode } from 'react'

interface Props {
  /** Path of the API. */
  action: string
  method?: 'POST' | 'DELETE'
  label: string
  /** What the button says meanwhile. */
  busy: string
  /** Classes of the button. */
  look?: string
  /** What the button does to what, for those who hear it alone. */
  about?: string
  /** Fields. */
  children?: ReactNode
}

/** One act of an admin: a form that calls the API, after which the page shows what has become of it. */
export function ActForm({ action, method = 'POST', label, busy, look = 'quiet', about, children }: Props) {
  return (
    <form
      className={children ? 'form' : 'act'}
      action={action}
      method="dialog"
      data-method={method}
      data-enhance="api-form"
      noValidate
    >
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
