import type { FastifySchema } from 'fastify'
import type { $ZodType } from 'zod/v4/core'
import { ErrorEnvelope, envelope } from './envelope.ts'

/** Method and route of an API call, as "POST /api/wants/:id". */
export type CallName = `${'GET' | 'POST' | 'DELETE'} /api/${string}`

type MethodOf<Name> = Name extends `${infer Method} ${string}` ? Method : never
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never

export type Contract<Schemas> = {
  [Name in keyof Schemas]: { method: MethodOf<Name>; url: PathOf<Name>; schema: Schemas[Name] }
}

/** The calls of a module. Both the routes and the browser's typed client (server/api.ts) use it, so they cannot diverge. */
export function contract<Schemas extends Record<CallName, FastifySchema>>(schemas: Schemas) {
  const routes = Object.entries(schemas).map(([name, schema]) => {
    const [method, url] = name.split(' ')
    return [name, { method, url, schema }]
  })
  return Object.fromEntries(routes) as Contract<Schemas>
}

export const URL_ENCODED = 'application/x-www-form-urlencoded'

export const FORM_OR_JSON = ['multipart/form-data', 'application/json']

export const answers = <Data extends $ZodType>(data: Data) => ({ 200: envelope(data), '4xx': ErrorEnvelope })
