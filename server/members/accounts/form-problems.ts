import * as z from 'zod/mini'
import { AppError, type FieldErrors, invalid } from '../../platform/errors.ts'

/** What a form of a page says beside its fields after it was refused. */
export interface FormProblems {
  status: number
  errors: FieldErrors
}

/**
 * Runs what a form of a page asks for. Refusals that the user can mend go back into the form; all others get the error page.
 *
 * @param field that shows a refusal of no field of its own, as 429 after too many attempts.
 */
export async function tryForm<T>(field: string, act: () => Promise<T>): Promise<T | FormProblems> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof AppError) || ![422, 429, 503].includes(error.status)) throw error
    return { status: error.status, errors: error.fields ?? { [field]: [error.message] } }
  }
}

/**
 * The fields of a form of a page, as `Schema` has them.
 *
 * @throws AppError 422 with all that is wrong.
 */
export function parseForm<T>(Schema: z.ZodMiniType<T>, typed: unknown): T {
  const { data, error } = z.safeParse(Schema, typed)
  if (!error) return data
  throw invalid(z.flattenError(error).fieldErrors as FieldErrors)
}
