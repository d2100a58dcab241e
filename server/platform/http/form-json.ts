import type { preValidationAsyncHookHandler } from 'fastify'
import * as m from '../catalogues/messages.ts'
import { invalid } from '../errors.ts'

/**
 * For calls that accept JSON, or a multipart form with the same JSON in its field `json`: parses the field into the body, so that one
 * schema validates both. Use it after `readForm`.
 * @throws AppError 422 if the field is missing or not JSON.
 */
export const jsonOfForm: preValidationAsyncHookHandler = async (request) => {
  if (!request.isMultipart()) return
  const { json } = request.body as { json?: unknown }
  try {
    request.body = JSON.parse(String(json))
  } catch {
    throw invalid({ json: [m.errors_json_field_wrong()] })
  }
}
