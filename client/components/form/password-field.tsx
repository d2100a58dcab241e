import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { language } from '../../../server/platform/catalogues/current.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Field } from './field.tsx'

/** English labels are capitalized, sentences are not. */
const inSentence = (label: string) => (language() === 'en' ? label.toLowerCase() : label)

/** Password field with a show button. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'button'>) {
  const [shown, setShown] = useState(false)
  const label = inSentence(props.label)
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
          aria-label={shown ? m.form_hide_field({ label }) : m.form_show_field({ label })}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  )
}
