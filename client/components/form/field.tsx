import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'

interface Told {
  label: string
  anchor?: string
  error?: string | undefined
  help?: string
}

/** ARIA attributes that connect a control with label and note. */
type Joined = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

function Frame({ label, anchor, error, help, children }: Told & { children: (joined: Joined) => ReactNode }) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className="field" id={anchor}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || help ? note : undefined,
      })}
      <FieldNote id={note} error={error} help={help} />
    </div>
  )
}

type FieldProps = ComponentProps<'input'> &
  Told & {
    /** Button at the end of the field. */
    button?: ReactNode
  }

/** Input with label, and help or error. */
export function Field({ label, anchor, error, help, button, type = 'text', ...input }: FieldProps) {
  return (
    <Frame label={label} anchor={anchor} error={error} help={help}>
      {(joined) =>
        button ? (
          <div className="with-button">
            <input type={type} {...input} {...joined} />
            {button}
          </div>
        ) : (
          <input type={type} {...input} {...joined} />
        )
      }
    </Frame>
  )
}

/** `Field` for longer text. */
export function TextAreaField({
  label,
  anchor,
  error,
  help,
  ...textarea
}: ComponentProps<'textarea'> & Told) {
  return (
    <Frame label={label} anchor={anchor} error={error} help={help}>
      {(joined) => <textarea {...textarea} {...joined} />}
    </Frame>
  )
}

/** `Field` for a selection. */
export function SelectField({
  label,
  anchor,
  error,
  help,
  children,
  ...select
}: ComponentProps<'select'> & Told) {
  return (
    <Frame label={label} anchor={anchor} error={error} help={help}>
      {(joined) => (
        <select {...select} {...joined}>
          {children}
        </select>
      )}
    </Frame>
  )
}

/** Error or help; errors are announced. */
export function FieldNote({
  id,
  error,
  help,
}: {
  id: string
  error?: string | undefined
  help?: string | undefined
}) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className="error">
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </p>
      ) : (
        help && <p className="help">{help}</p>
      )}
    </div>
  )
}

/** Email field with a suitable keyboard. */
export function EmailField(props: Omit<FieldProps, 'label' | 'type'> & { label?: string }) {
  return (
    <Field
      label={m.form_email()}
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
