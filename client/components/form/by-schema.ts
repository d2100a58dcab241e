import type * as z from 'zod/mini'
import type { FieldErrors } from '../../api.ts'
import type { Found } from './use-form.ts'

/** Validates a form by the API's schema; the first error per field. */
export function bySchema<S extends z.ZodMiniType<object, object>>(
  schema: S,
  typed: FormData,
): Found<z.output<S>> {
  const found = schema.safeParse(Object.fromEntries(typed))
  if (found.success) return { values: found.data }
  const errors: FieldErrors = {}
  for (const { path, message } of found.error.issues) errors[String(path[0])] ??= [message]
  return { errors }
}

/** Adds errors. */
export const alsoWrong = <Values>(found: Found<Values>, errors: FieldErrors): Found<Values> =>
  Object.keys(errors).length === 0
    ? found
    : { errors: { ...('errors' in found ? found.errors : {}), ...errors } }

/** Adds values that have no field in the form. */
export const withValues = <Values, More>(found: Found<Values>, more: More): Found<Values & More> =>
  'errors' in found ? found : { values: { ...found.values, ...more } }
