import * as m from './catalogues/messages.ts'

export type FieldErrors = Record<string, string[]>

/** An error whose message the caller may read. Other errors become 500 with a fixed text. Statuses: decisions, section 1. */
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

/** 422: invalid fields. The first field error becomes the message. */
export const invalid = (fields: FieldErrors) =>
  new AppError(422, 'invalid', Object.values(fields)[0]?.[0] ?? m.errors_invalid(), { fields })

export const unauthenticated = (message = m.errors_sign_in_first()) =>
  new AppError(401, 'unauthenticated', message)

/** 403: the caller may see the object but does not own it. */
export const forbidden = (message = m.errors_not_yours()) => new AppError(403, 'forbidden', message)

/** 403 with code `pending`: the account is not approved yet. */
export const pending = () => new AppError(403, 'pending', m.errors_not_let_in_yet())

export const notFound = (message = m.errors_not_found()) => new AppError(404, 'not_found', message)

export const conflict = (message: string) => new AppError(409, 'conflict', message)

/** 413: too many bytes or parts. */
export const tooLarge = (message: string, fields?: FieldErrors) =>
  new AppError(413, 'too_large', message, fields ? { fields } : {})

/** 415: unsupported media type. */
export const unsupportedType = (message: string, fields?: FieldErrors) =>
  new AppError(415, 'unsupported_type', message, fields ? { fields } : {})

/** 429: rate limit. `retryAfter` in seconds. */
export const tooMany = (retryAfter: number, message = m.errors_too_many()) =>
  new AppError(429, 'too_many', message, { retryAfter })

/** 507: the disk is full. */
export const insufficientStorage = (message = m.errors_disk_full()) =>
  new AppError(507, 'insufficient_storage', message)

/** 503: overloaded or shutting down. `retryAfter` in seconds. */
export const unavailable = (retryAfter = 5, message = m.errors_busy()) =>
  new AppError(503, 'unavailable', message, { retryAfter })
