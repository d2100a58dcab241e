import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = ComponentProps<'input'> & {
  label: string
  error?: string | undefined
  help?: string
  /** A button inside the field, at its end. */
  button?: ReactNode
}

/** An input with its label above and its help or error below, joined for those who only hear them. */
export function Field({ label, error, help, button, ...input }: FieldProps) {
  const id = useId()
  const control = (
    <input
      {...input}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || help ? `${id}-note` : undefined}
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {button ? (
        <div className="with-button">
          {control}
          {button}
        </div>
      ) : (
        control
      )}
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </div>
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
export function EmailField(props: Omit<FieldProps, 'label' | 'type'>) {
  return (
    <Field {...props} label="Email" type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  )
}
