import type { $ZodType, input, output } from 'zod/v4/core'
import type { Api } from '../server/api.ts'

export type CallName = keyof Api

type SchemaOf<Name extends CallName> = Api[Name]['schema']

/** Names of path parameters: `id` and `page` of `/api/books/:id/pages/:page`. */
type ParamOf<Path> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

type Params<Path> = [ParamOf<Path>] extends [never]
  ? { params?: never }
  : { params: Record<ParamOf<Path>, string | number> }

type Query<Schema> = Schema extends { querystring: infer Q extends $ZodType }
  ? { query?: { [Key in keyof input<Q>]?: string | number | undefined } }
  : { query?: never }

type Headers<Schema> = Schema extends { headers: infer H extends $ZodType }
  ? { headers?: input<H> }
  : { headers?: never }

/** Path parameters, query and headers of a call. */
export type Target<Name extends CallName> = Params<Api[Name]['url']> &
  Query<SchemaOf<Name>> &
  Headers<SchemaOf<Name>>

/** Request body, sent as JSON or as form fields. */
export type BodyOf<Name extends CallName> =
  SchemaOf<Name> extends { body: infer Body extends $ZodType } ? input<Body> : never

type Body<Name extends CallName> = [BodyOf<Name>] extends [never]
  ? { body?: never }
  : Record<never, never> extends BodyOf<Name>
    ? { body?: BodyOf<Name> }
    : { body: BodyOf<Name> }

export type CallOptions<Name extends CallName> = Target<Name> & Body<Name>

/** Makes the options optional if a call needs none. */
export type Rest<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options]

/** Response body for status 200, usually the envelope with `data`. */
export type AnswerOf<Name extends CallName> =
  SchemaOf<Name> extends { response: { 200: infer Answer extends $ZodType } } ? output<Answer> : never

export type DataOf<Name extends CallName> = AnswerOf<Name> extends { data: infer Data } ? Data : never

/** `Target` without the types of a particular call. */
export interface AnyTarget {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string>
}

/** Method and path with parameters and query filled in. */
export function addressOf(name: CallName, { params = {}, query = {} }: AnyTarget) {
  const [method, route] = name.split(' ') as [string, string]
  const path = route.replace(/:(\w+)/g, (_, param) => encodeURIComponent(params[param]!))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return { method, path: search.size > 0 ? `${path}?${search}` : path }
}
