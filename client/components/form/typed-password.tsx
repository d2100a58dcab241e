import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'button' | 'error'> & {
  errors: string[] | undefined
}

/** A password in a form that is sent without JavaScript: it has no button to show it. */
export function TypedPassword({ errors, ...field }: Props) {
  return (
    <Field {...field} type="password" required autoCapitalize="none" spellCheck={false} error={errors?.[0]} />
  )
}
