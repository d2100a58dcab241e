import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'button' | 'error'> & {
  errors: string[] | undefined
}

/** Password field without a show button, for forms without JavaScript. */
export function TypedPassword({ errors, ...field }: Props) {
  return (
    <Field {...field} type="password" required autoCapitalize="none" spellCheck={false} error={errors?.[0]} />
  )
}
