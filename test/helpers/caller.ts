import { readAnswer } from '../../client/api.ts'
import {
  type AnswerOf,
  type AnyTarget,
  addressOf,
  type CallName,
  type CallOptions,
  type Rest,
} from '../../client/calls.ts'
import { formOf } from '../../client/upload.ts'
import { language } from '../../server/platform/catalogues/current.ts'

interface Files {
  files?: Record<string, readonly File[]>
}

export type Caller = ReturnType<typeof caller>

/**
 * Typed calls of a site's API over HTTP, in the current language.
 * @param token session of the caller; empty for none.
 * @throws ApiError for every failed call.
 */
export const caller = (origin: string, token = '') =>
  async function call<Name extends CallName>(
    name: Name,
    ...[options]: Rest<CallOptions<Name> & Files>
  ): Promise<AnswerOf<Name>> {
    const { body, files, ...target } = (options ?? {}) as AnyTarget & Files & { body?: object }
    const { method, path } = addressOf(name, target)
    const headers = new Headers({ 'accept-language': language() })
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (body && !files) headers.set('content-type', 'application/json')
    const sent = files ? formOf({ ...body, ...files }) : body ? JSON.stringify(body) : null
    const response = await fetch(origin + path, { method, headers, body: sent })
    return readAnswer(response.status, await response.text()) as AnswerOf<Name>
  }
