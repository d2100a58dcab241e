import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'

interface Told {
  label: string
  /** Fragment by which other pages lead to the field. */
  anchor?: string
  error?: string | undefined
  help?: string
}

/** What joins a control to its label and its note, for those who only hear them. */
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
    /** A button inside the field, at its end. */
    button?: ReactNode
  }

/** An input with its label above and its help or error below. */
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

/** As `Field`, for a longer text. */
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

/** As `Field`, for a choice among options. */
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

/** What stands below a field: its error, else its help. The error is spoken when it comes. */
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

/** A field for an email address, with the phone keyboard that fits. */
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
