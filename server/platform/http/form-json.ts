import type { preValidationAsyncHookHandler } from 'fastify'
import * as m from '../catalogues/messages.ts'
import { invalid } from '../errors.ts'

/**
 * For calls that take JSON or, where there are pictures to send, a multipart form with the same JSON in its field `json`: makes
 * that the body, so that one schema checks both. Goes after `readForm`.
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
