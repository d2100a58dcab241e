import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { Conflict } from './conflict.tsx'
import type { SavedForm } from './use-saved-form.ts'

interface Props {
  form: Pick<SavedForm<object>, 'save' | 'busy' | 'changed' | 'conflict'>
  /** Public page. */
  href: string
  children: ReactNode
  /** Additional buttons. */
  actions?: ReactNode
}

/** Frame of an admin form with a sticky save button. */
export function SavedFormFrame({ form: { save, busy, changed, conflict }, href, children, actions }: Props) {
  const id = useId()
  return (
    <form
      id={id}
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
        {conflict && <Conflict text={conflict} busy={busy} onSaveOver={() => save({ over: true })} />}
        <div className="actions">
          <SubmitButton form={id} busy={busy} label={m.form_save()} busyLabel={m.form_saving()} />
          <span className="state" aria-live="polite">
            {changed ? m.admin_not_saved_yet() : ''}
          </span>
          {actions}
          <a className="link" href={href} target="_blank" rel="noopener">
            {m.admin_see_on_site()}
            <ExternalLink size={16} aria-hidden="true" />
            <span className="visually-hidden">{m.admin_opens_a_new_tab()}</span>
          </a>
        </div>
      </div>
    </form>
  )
}
