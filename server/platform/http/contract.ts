import type { FastifySchema } from 'fastify'
import type { $ZodType } from 'zod/v4/core'
import { ErrorEnvelope, envelope } from './envelope.ts'

/** A call of the API: its method and the path of its route, as "POST /api/wants/:id". */
export type CallName = `${'GET' | 'POST' | 'DELETE'} /api/${string}`

type MethodOf<Name> = Name extends `${infer Method} ${string}` ? Method : never
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never

/** Calls by name, each as Fastify registers it: `app.route({ ...accountsContract['GET /api/profile'], handler })`. */
export type Contract<Schemas> = {
  [Name in keyof Schemas]: { method: MethodOf<Name>; url: PathOf<Name>; schema: Schemas[Name] }
}

/**
 * What the calls of a noun take and answer. The routes are registered from it, and the browser's calls are typed by
 * it (server/api.ts), so that neither can say something else than the other.
 */
export function contract<Schemas extends Record<CallName, FastifySchema>>(schemas: Schemas) {
  const routes = Object.entries(schemas).map(([name, schema]) => {
    const [method, url] = name.split(' ')
    return [name, { method, url, schema }]
  })
  return Object.fromEntries(routes) as Contract<Schemas>
}

/** The kind of body that a form of a page sends by itself, without files. */
export const URL_ENCODED = 'application/x-www-form-urlencoded'

/** For `consumes` of a call that takes JSON or a form, which may carry files. */
export const FORM_OR_JSON = ['multipart/form-data', 'application/json']

/** For `response` of a call: `data` in the envelope where it went well, the envelope of errors where not. */
export const answers = <Data extends $ZodType>(data: Data) => ({ 200: envelope(data), '4xx': ErrorEnvelope })
