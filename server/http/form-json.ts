import type { preValidationAsyncHookHandler } from 'fastify'
import * as m from '../catalogues/messages.ts'
import { invalid } from '../errors.ts'

/**
 * A form that comes with pictures holds the rest as JSON in its field `json`, so that one schema describes both. Goes
 * after `readForm`.
 *
 * @throws AppError 422 where the field is missing or no JSON.
 */
export const jsonOfForm: preValidationAsyncHookHandler = async (request) => {
  if (!request.isMultipart()) return
  const { json } = request.body as { json?: unknown }
  try {
    request.body = JSON.parse(String(json))
  } catch {
    throw invalid({ json: [m.errors_the_field_json_is_missing_or_no_json()] })
  }
}
