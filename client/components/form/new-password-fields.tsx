import { type ComponentProps, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PasswordField } from './password-field.tsx'
import { MOST_STRENGTH, passwordStrength } from './password-strength.ts'

/** By strength. */
const WORDS = [
  () => '',
  m.accounts_easy_to_guess,
  m.accounts_could_be_longer,
  m.accounts_good_password,
  m.accounts_strong_password,
]

/** Shows the strength while typing. */
function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  const [strength, setStrength] = useState(0)
  return (
    <div className="new-password">
      <PasswordField
        {...props}
        onChange={(event) => {
          setStrength(passwordStrength(event.target.value))
          props.onChange?.(event)
        }}
      />
      <p className="password-strength">
        <meter
          min={0}
          low={2}
          high={3}
          optimum={MOST_STRENGTH}
          max={MOST_STRENGTH}
          value={strength}
          aria-label={m.accounts_password_strength()}
        />
        <span aria-live="polite">{WORDS[strength]!()}</span>
      </p>
    </div>
  )
}

/** New password with repetition. */
export function NewPasswordFields({
  field,
  label = m.accounts_password(),
  confirmLabel = m.accounts_confirm_password(),
  help = m.accounts_at_least_8_characters(),
}: {
  /** Name and error of each field. */
  field: (name: 'password' | 'password_confirmation') => { name: string; error: string | undefined }
  label?: string
  confirmLabel?: string
  help?: string
}) {
  return (
    <>
      <NewPasswordField label={label} autoComplete="new-password" help={help} {...field('password')} />
      <PasswordField label={confirmLabel} autoComplete="new-password" {...field('password_confirmation')} />
    </>
  )
}
