/** Milliseconds after which the browser gives up on a call without files (specification, section 9). */
const TIMEOUT = 5000
/** An upload ends after this many milliseconds without progress (decisions, section 1), while there are bytes to send. */
const UPLOAD_STALL = 30_000
/** Milliseconds that the server then gets for what it has: nothing progresses while it reads pictures. */
const UPLOAD_ANSWER = 120_000

export type FieldErrors = Record<string, string[]>

/** An answer of the API that went well; `token` stands there after signing in. */
export interface Answer<T> {
  status: true
  message: string
  data: T
  token?: string
}

/** A call that failed: the server's words where there are any, else null for the caller's own fallback text. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly serverMessage: string | null
  readonly fields: FieldErrors

  constructor(status: number, serverMessage: string | null, fields: FieldErrors = {}) {
    super(serverMessage ?? `HTTP ${status}`)
    this.status = status
    this.serverMessage = serverMessage
    this.fields = fields
  }
}

/** What to tell a person: the server's message, or `fallback` of the specification's error catalogue. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback

function headers(extra?: HeadersInit): Headers {
  const all = new Headers(extra)
  all.set('accept', 'application/json')
  const token = localStorage.getItem('token')
  if (token) all.set('authorization', `Bearer ${token}`)
  return all
}

function read<T>(status: number, text: string): Answer<T> {
  let body: Partial<Answer<T>> & { status?: boolean; error?: string; errors?: FieldErrors } = {}
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy's own error page: the status says what there is to say.
  }
  if (status < 200 || status > 299 || !body.status) {
    throw new ApiError(status, body.message ?? body.error ?? null, body.errors)
  }
  return body as Answer<T>
}

async function once<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  let status: number
  let text: string
  try {
    const timeout = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(path, {
      ...init,
      headers: headers(init.headers),
      signal: init.signal ? AbortSignal.any([timeout, init.signal]) : timeout,
    })
    status = response.status
    // The line may break in the middle of an answer, too.
    text = await response.text()
  } catch {
    throw new ApiError(0, null)
  }
  return read<T>(status, text)
}

/** What was wrong with one field; undefined where a call failed for something else. */
export const fieldError = (error: unknown, name: string): string | undefined =>
  error instanceof ApiError ? error.fields[name]?.[0] : undefined

/** Whether no answer came, or not in time: what was asked for may be done all the same. */
export const hasNoAnswer = (error: unknown) => error instanceof ApiError && error.status === 0

/** Whether a call failed for the line or the moment, so that a GET may be tried again. */
export const isPassing = (error: unknown) =>
  hasNoAnswer(error) || (error instanceof ApiError && [502, 503].includes(error.status))

/** Whether a call failed because the session has ended, here or elsewhere. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** Whether a call came too late: what it was about is gone, or stands otherwise than the page shows. */
export const isTooLate = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

/**
 * GET of an API path, once. Lists and dialogs ask through TanStack Query, which tries again (components/query.tsx).
 *
 * @param signal gives it up.
 * @throws ApiError
 */
export const get = <T>(path: string, signal: AbortSignal | null = null): Promise<Answer<T>> =>
  once<T>(path, { signal })

/**
 * A changing call without files: POST of JSON, or DELETE. Never tried twice by itself.
 *
 * @throws ApiError
 */
export function send<T>(path: string, body?: object, method: 'POST' | 'DELETE' = 'POST'): Promise<Answer<T>> {
  if (!body) return once<T>(path, { method })
  return once<T>(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
}

/**
 * Leave to listen on a private channel, for the socket of this id. The one answer without an envelope: the Pusher
 * protocol has its own.
 *
 * @throws ApiError
 */
export async function authoriseChannel(socketId: string, channel: string): Promise<string> {
  const response = await fetch('/api/broadcasting/auth', {
    method: 'POST',
    body: JSON.stringify({ socket_id: socketId, channel_name: channel }),
    headers: headers({ 'content-type': 'application/json' }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new ApiError(response.status, null)
  return ((await response.json()) as { auth: string }).auth
}

/**
 * POST of a form with files, or of one file as it is. `fetch` cannot tell of progress, XMLHttpRequest can.
 *
 * @param onProgress gets the part that is sent, from 0 to 1.
 * @throws ApiError
 */
export function upload<T>(
  path: string,
  body: FormData | File,
  onProgress: (part: number) => void = () => {},
): Promise<Answer<T>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let clock: ReturnType<typeof setTimeout>
    const giveUpAfter = (milliseconds: number) => {
      clearTimeout(clock)
      clock = setTimeout(() => request.abort(), milliseconds)
    }
    giveUpAfter(UPLOAD_STALL)
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpAfter(UPLOAD_STALL)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.upload.onload = () => giveUpAfter(UPLOAD_ANSWER)
    request.onloadend = () => {
      clearTimeout(clock)
      if (request.status === 0) return reject(new ApiError(0, null))
      try {
        resolve(read<T>(request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    request.open('POST', path)
    for (const [name, value] of headers()) request.setRequestHeader(name, value)
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(body)
  })
}
