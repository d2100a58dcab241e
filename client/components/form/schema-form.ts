import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, isSignedOut, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'

/**
 * A form that is checked with the API's own schema, first when a field is left and then at each change.
 *
 * @param first what its fields hold to begin with.
 */
export function useSchemaForm<S extends z.ZodMiniType<FieldValues, FieldValues>>(
  schema: S,
  first?: DefaultValues<z.input<S>>,
) {
  return useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    ...(first ? { defaultValues: first } : {}),
  })
}

/**
 * Shows why a call failed: beside the fields at fault, beside `email` when the message is about that
 * (specification, section 8), beside the button (as its `signInFirst`) when the session has ended, else as a toast.
 * What was typed stays.
 */
export function showFailure<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  error: unknown,
  fallback: string,
): void {
  const message = messageOf(error, fallback)
  const known = Object.keys(form.control._fields)
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const shown = fields.filter(([name]) => known.includes(name))
  for (const [index, [name, [text]]] of shown.entries()) {
    form.setError(name as Path<V>, { message: text ?? message }, { shouldFocus: index === 0 })
  }
  if (shown.length > 0) return
  if (/email/i.test(message) && known.includes('email')) {
    form.setError('email' as Path<V>, { message }, { shouldFocus: true })
  } else if (isSignedOut(error)) {
    form.setError('root', { message })
  } else {
    toast.error(message)
  }
}
