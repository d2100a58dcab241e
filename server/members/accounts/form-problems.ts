import * as z from 'zod/mini'
import { AppError, type FieldErrors, invalid } from '../../platform/errors.ts'

/** Errors for the form of a rejected page request. */
interface FormProblems {
  status: number
  errors: FieldErrors
}

/** Returns errors that the user can fix; others show the error page. @param field for errors without a field, such as 429. */
export async function tryForm<T>(field: string, act: () => Promise<T>): Promise<T | FormProblems> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof AppError) || ![422, 429, 503].includes(error.status)) throw error
    return { status: error.status, errors: error.fields ?? { [field]: [error.message] } }
  }
}

/** Validates a form. @throws AppError 422 with all errors */
export function parseForm<T>(Schema: z.ZodMiniType<T>, typed: unknown): T {
  const { data, error } = z.safeParse(Schema, typed)
  if (!error) return data
  throw invalid(z.flattenError(error).fieldErrors as FieldErrors)
}
