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

/** Timeout in milliseconds of calls without files (specification, section 9). */
export const TIMEOUT = 5000
/** Timeout in milliseconds of calls that try a mail server (`MAIL.trying` and `testPatience` in server/site/limits.ts). */
const TRYING_TIMEOUT = 30_000
/** Calls that try a mail server. */
const TRIES = /^\/api\/(?:admin|welcome)\/.*mail$/

export type FieldErrors = Record<string, string[]>

export interface Envelope {
  status: true
  message: string
  data: unknown
}

/** A failed API call. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 for no response. */
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

export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback

/** Session token; null if signed out or if storage is blocked. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token')
  } catch {
    return null
  }
}

/** Headers of every call: JSON, page language, session token. */
export function callHeaders(extra?: HeadersInit): Headers {
  const all = new Headers(extra)
  all.set('accept', 'application/json')
  // The page's language may differ from the browser's preference.
  all.set('accept-language', language())
  const token = storedToken()
  // A guest's card has its own token.
  if (token && !all.has('authorization')) all.set('authorization', `Bearer ${token}`)
  return all
}

/**
 * Parses a response.
 * @throws ApiError for every failure status.
 */
export function readAnswer(status: number, text: string): Envelope {
  let body: Partial<Envelope> & { status?: boolean; error?: string; errors?: FieldErrors } = {}
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy's own error page is not JSON.
  }
  if (status < 200 || status > 299 || !body.status) {
    throw new ApiError(status, body.message ?? body.error ?? null, body.errors)
  }
  return body as Envelope
}

interface Ending {
  signal?: AbortSignal
}

/**
 * Sends JSON to a path known only at run time, such as a form's `action`. All other calls use `call`.
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
    // The connection can break during the body, too.
    text = await response.text()
  } catch {
    throw new ApiError(0, null)
  }
  return readAnswer(status, text)
}

/** No response, or a timeout: the server may still have done the work. */
export const hasNoAnswer = (error: unknown) => error instanceof ApiError && error.status === 0

/** Temporary failure: a GET may be retried. */
export const isPassing = (error: unknown) =>
  hasNoAnswer(error) || (error instanceof ApiError && [502, 503].includes(error.status))

/** The session has ended. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** The resource was deleted or has changed since the page was rendered. */
export const isTooLate = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

/**
 * Calls the API once. Retries of reads are up to TanStack Query (components/common/query.tsx); writes are never retried automatically.
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

/** As `call`, during page unload: `keepalive` lets the request finish, the response is ignored. */
export function callAtLast<Name extends CallName>(name: Name, ...[options]: Rest<CallOptions<Name>>): void {
  const { method, path } = addressOf(name, (options ?? {}) as AnyTarget)
  fetch(path, { method, headers: callHeaders(), keepalive: true }).catch(() => {})
}

/**
 * Authorises a private channel for a socket. The response follows the Pusher protocol, without the API's envelope.
 * @throws ApiError if the server refuses; the error of `fetch` if there is no response.
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
