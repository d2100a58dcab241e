import { ExternalLink, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavedForm } from './use-saved-form.ts'

interface Props {
  form: Pick<SavedForm<object>, 'save' | 'busy' | 'changed' | 'conflict'>
  /** Where visitors see it. */
  href: string
  children: ReactNode
  /** Buttons besides saving. */
  actions?: ReactNode
}

/** The frame of an admin's form: its fields, and what saves them, always in sight. */
export function SavedFormFrame({ form: { save, busy, changed, conflict }, href, children, actions }: Props) {
  return (
    <form
      className="form saved-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {children}
      <div className="save-bar">
        {conflict && (
          <div className="notice error" role="alert">
            <TriangleAlert size={20} aria-hidden="true" />
            <div>
              <p>{conflict}</p>
              <div className="actions">
                {/* A new tab, so that nothing typed here is lost. */}
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => open(location.href, '_blank', 'noopener')}
                >
                  See what was saved
                </button>
                <button
                  type="button"
                  className="button danger"
                  disabled={busy}
                  onClick={() => save({ over: true })}
                >
                  Save mine over it
                </button>
              </div>
            </div>
          </div>
        )}
        <div className="actions">
          <button className="button" type="submit" disabled={busy}>
            {busy && <span className="spinner" aria-hidden="true" />}
            {busy ? 'Saving...' : 'Save'}
          </button>
          {actions}
          <a className="link" href={href} target="_blank" rel="noopener">
            See it on the site
            <ExternalLink size={16} aria-hidden="true" />
            <span className="visually-hidden">(opens a new tab)</span>
          </a>
          <span className="state" aria-live="polite">
            {changed ? 'Not saved yet' : ''}
          </span>
        </div>
      </div>
    </form>
  )
}
