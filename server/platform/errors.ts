import * as m from './catalogues/messages.ts'

/** What was wrong with each field, in the words to show beside it. */
export type FieldErrors = Record<string, string[]>

/**
 * An error that the one who asked may read. Everything else that is thrown answers 500 and a fixed text.
 * Statuses follow the decisions, section 1.
 */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldErrors | undefined
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}

/** 422: fields are at fault. The first of their texts is the message. */
export const invalid = (fields: FieldErrors) =>
  new AppError(422, 'invalid', Object.values(fields)[0]?.[0] ?? m.errors_invalid(), { fields })

/** 401: no token, or a dead one. */
export const unauthenticated = (message = m.errors_sign_in_first()) =>
  new AppError(401, 'unauthenticated', message)

/** 403: acting on what one may see but does not own. */
export const forbidden = (message = m.errors_not_yours()) => new AppError(403, 'forbidden', message)

/** 403 for who is signed in but not let in yet; the answer says `pending` in `code`. */
export const pending = () => new AppError(403, 'pending', m.errors_you_can_do_that_as_soon_as_somebody())

/** 404: no such thing, or none of one's business. */
export const notFound = (message = m.errors_not_found()) => new AppError(404, 'not_found', message)

/** 409: wrong state. */
export const conflict = (message: string) => new AppError(409, 'conflict', message)

/** 413: more bytes or pieces than is taken. */
export const tooLarge = (message: string, fields?: FieldErrors) =>
  new AppError(413, 'too_large', message, fields ? { fields } : {})

/** 415: a kind of content that is not taken. */
export const unsupportedType = (message: string, fields?: FieldErrors) =>
  new AppError(415, 'unsupported_type', message, fields ? { fields } : {})

/** 429: too often. `retryAfter` in seconds. */
export const tooMany = (retryAfter: number, message = m.errors_too_many()) =>
  new AppError(429, 'too_many', message, { retryAfter })

/** 507: no room on the disk for what is to be written. */
export const insufficientStorage = (message = m.errors_disk_full()) =>
  new AppError(507, 'insufficient_storage', message)

/** 503: overloaded or shutting down. `retryAfter` in seconds. */
export const unavailable = (retryAfter = 5, message = m.errors_busy()) =>
  new AppError(503, 'unavailable', message, { retryAfter })
