import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { speaking } from '../catalogues/current.ts'
import * as m from '../catalogues/messages.ts'
import { DISK_FULL } from '../disk.ts'
import { AppError, type FieldErrors, insufficientStorage, invalid, notFound, unavailable } from '../errors.ts'

const ErrorPageView = z.object({ status: z.int(), message: z.string() })

const serverError = () => new AppError(500, 'server_error', m.errors_something_wrong())

/** Errors of Fastify and its plugins by code, with localized texts. */
const KNOWN: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError(413, 'too_large', m.errors_too_large()),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError(415, 'unsupported_type', m.errors_kind_not_taken()),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError(422, 'invalid', m.errors_body_not_json()),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError(400, 'bad_request', m.errors_cut_short()),
}

/** Temporary errors: the database is locked, or this process has too many open files. */
const BUSY = /^(?:SQLITE_BUSY|SQLITE_CANTOPEN|EMFILE|ENFILE)$/

/** Validation errors by field. Only the first error of a value is reported: a missing email is not also invalid. */
function fieldErrors(faults: readonly FastifySchemaValidationError[]): FieldErrors {
  const fields: FieldErrors = {}
  const told = new Set<string>()
  for (const { instancePath, message = m.errors_invalid_value() } of faults) {
    if (told.has(instancePath)) continue
    told.add(instancePath)
    const field = instancePath.split('/')[1] || '_'
    fields[field] ??= []
    fields[field].push(message)
  }
  return fields
}

/** The error to show to the client. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that cannot exist is 404, like an unknown one (decisions, section 1).
    if (error.validationContext === 'params') return notFound()
    return invalid(fieldErrors(error.validation))
  }
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>
  if (KNOWN[code]) return KNOWN[code]()
  if (DISK_FULL.test(code)) return insufficientStorage()
  if (BUSY.test(code) || statusCode === 503) return unavailable()
  if (statusCode === 404) return notFound()
  if (statusCode >= 400 && statusCode < 500)
    return new AppError(statusCode, 'bad_request', m.errors_bad_request())
  return serverError()
}

/** Responds to errors and unknown URLs: with the envelope under /api, else with a page. */
export const errorHandler = fp(async (app) => {
  const answer = async (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
    if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter))
    reply.code(error.status)
    if (/^\/api(?:[/?]|$)/.test(request.url)) {
      return reply
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({
          status: false,
          message: error.message,
          ...(error.fields ? { errors: error.fields } : {}),
          // Only this 403 has a code, because clients show a waiting account differently.
          ...(error.code === 'pending' ? { code: error.code } : {}),
        })
    }
    try {
      return await reply.page(
        'error',
        ErrorPageView,
        () => ({ status: error.status, message: error.message }),
        {
          cache: { key: `${error.status} ${error.message}`, shows: [] },
        },
      )
    } catch (failure) {
      request.log.error({ err: failure }, 'error page failed')
      return reply.type('text/plain; charset=utf-8').send(error.message)
    }
  }

  app.setErrorHandler((error, request, reply) => {
    // After an aborted body this runs outside the request's async context, which holds the language, so the language is set again.
    const shown = speaking(
      () => request.language,
      () => asAppError(error),
    )
    // Only unexpected errors are logged as errors. Clients could otherwise fill the disk by provoking AppErrors.
    if (shown.status >= 500 && shown !== error)
      request.log.error({ err: error, req: request }, 'request failed')
    else request.log.debug({ reason: shown.code, status: shown.status }, 'refused')
    return answer(request, reply, shown)
  })

  // Looked up per request, because the rate limits are registered later.
  const limit = (request: FastifyRequest, reply: FastifyReply) => app.limitNotFound(request, reply)
  app.setNotFoundHandler({ preHandler: limit }, (request, reply) => answer(request, reply, notFound()))
})
