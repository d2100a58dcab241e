import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import { Field } from './field.tsx'

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'button'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      button={
        <button
          type="button"
          className="icon-button"
          aria-label={`${shown ? m.form_hide() : m.form_show()} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  )
}
