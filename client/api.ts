import { language } from '../server/platform/catalogues/current.ts'
import {
  type AnswerOf,
  type AnyTarget,
  addressOf,
  type BodyOf,
  type CallName,
  type CallOptions,
  type Rest,
} from './calls.ts'

/** Milliseconds after which the browser gives up on a call without files (specification, section 9). */
export const TIMEOUT = 5000
/** The same for calls that try a mail server, which takes longer (`MAIL.trying` and `testPatience` in server/platform/limits.ts). */
const TRYING_TIMEOUT = 30_000
/** Paths of the calls that try a mail server. */
const TRIES = /^\/api\/(?:admin|welcome)\/.*mail$/

export type FieldErrors = Record<string, string[]>

/** An answer of the API that went well. */
export interface Envelope {
  status: true
  message: string
  data: unknown
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

/** The token of the session; null where nobody is signed in, or the browser keeps nothing for this site. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token')
  } catch {
    return null
  }
}

/** The headers of every call: that it takes JSON, in which language it is answered, and the session's token. */
export function callHeaders(extra?: HeadersInit): Headers {
  const all = new Headers(extra)
  all.set('accept', 'application/json')
  // The language of the page: the one that the browser prefers may be another.
  all.set('accept-language', language())
  const token = storedToken()
  if (token) all.set('authorization', `Bearer ${token}`)
  return all
}

/**
 * Reads the text of an answer.
 *
 * @throws ApiError where the answer says that the call failed.
 */
export function readAnswer(status: number, text: string): Envelope {
  let body: Partial<Envelope> & { status?: boolean; error?: string; errors?: FieldErrors } = {}
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy's own error page: the status says what there is to say.
  }
  if (status < 200 || status > 299 || !body.status) {
    throw new ApiError(status, body.message ?? body.error ?? null, body.errors)
  }
  return body as Envelope
}

interface Ending {
  /** Aborts the call. */
  signal?: AbortSignal
}

/**
 * Sends JSON to a path that is known only when the page runs, as the `action` of a form is. All other calls go by `call`.
 *
 * @throws ApiError
 */
export async function send(
  method: string,
  path: string,
  { body, headers, signal }: { body?: object; headers?: HeadersInit } & Ending = {},
): Promise<Envelope> {
  let status: number
  let text: string
  const sent = callHeaders(headers)
  if (body) sent.set('content-type', 'application/json')
  try {
    const timeout = AbortSignal.timeout(TRIES.test(path) ? TRYING_TIMEOUT : TIMEOUT)
    const response = await fetch(path, {
      method,
      headers: sent,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    status = response.status
    // The connection may break in the middle of an answer, too.
    text = await response.text()
  } catch {
    throw new ApiError(0, null)
  }
  return readAnswer(status, text)
}

/** Whether no answer came, or not in time: what was asked for may be done all the same. */
export const hasNoAnswer = (error: unknown) => error instanceof ApiError && error.status === 0

/** Whether a call failed for a reason that may pass, as a lost connection, so that a GET may be tried again. */
export const isPassing = (error: unknown) =>
  hasNoAnswer(error) || (error instanceof ApiError && [502, 503].includes(error.status))

/** Whether a call failed because the session has ended, here or elsewhere. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** Whether a call came too late: what it was about is gone, or has changed since the page showed it. */
export const isTooLate = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

/**
 * Makes a call of the API, once. Lists and dialogs ask through TanStack Query, which tries reading again
 * (components/common/query.tsx); nothing that changes anything is ever tried twice by itself.
 *
 * @throws ApiError
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[options]: Rest<CallOptions<Name> & Ending>
): Promise<AnswerOf<Name>> {
  const sent = (options ?? {}) as AnyTarget & { body?: object } & Ending
  const { method, path } = addressOf(name, sent)
  return (await send(method, path, sent)) as AnswerOf<Name>
}

/**
 * As `call`, while the page goes away: the browser sends it all the same, and nobody hears the answer.
 */
export function callAtLast<Name extends CallName>(name: Name, ...[options]: Rest<CallOptions<Name>>): void {
  const { method, path } = addressOf(name, (options ?? {}) as AnyTarget)
  fetch(path, { method, headers: callHeaders(), keepalive: true }).catch(() => {})
}

/**
 * Asks that the socket of this id may listen on a private channel. The answer has no envelope, but the form of the Pusher protocol.
 *
 * @throws ApiError where the server refuses; what `fetch` throws where no answer comes.
 */
export async function authoriseChannel(socketId: string, channel: string): Promise<string> {
  const name = 'POST /api/broadcasting/auth'
  const body: BodyOf<typeof name> = { socket_id: socketId, channel_name: channel }
  const { method, path } = addressOf(name, {})
  const response = await fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: callHeaders({ 'content-type': 'application/json' }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new ApiError(response.status, null)
  return ((await response.json()) as AnswerOf<typeof name>).auth
}
