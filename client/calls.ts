import type { $ZodType, input, output } from 'zod/v4/core'
import type { Api } from '../server/api.ts'

/** A call of the API: `GET /api/notifications`. */
export type CallName = keyof Api

type SchemaOf<Name extends CallName> = Api[Name]['schema']

/** `id` and `page` of `/api/books/:id/pages/:page`. */
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

/** What a call has besides its body: the parameters of its path, its query and its headers. */
export type Target<Name extends CallName> = Params<Api[Name]['url']> &
  Query<SchemaOf<Name>> &
  Headers<SchemaOf<Name>>

/** What a call sends: as JSON, or as the fields of a form. */
export type BodyOf<Name extends CallName> =
  SchemaOf<Name> extends { body: infer Body extends $ZodType } ? input<Body> : never

type Body<Name extends CallName> = [BodyOf<Name>] extends [never]
  ? { body?: never }
  : Record<never, never> extends BodyOf<Name>
    ? { body?: BodyOf<Name> }
    : { body: BodyOf<Name> }

export type CallOptions<Name extends CallName> = Target<Name> & Body<Name>

/** The rest of a call's arguments: none where it takes nothing. */
export type Rest<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options]

/** The answer of a call that went well: as a rule the envelope, with `data` in it. */
export type AnswerOf<Name extends CallName> =
  SchemaOf<Name> extends { response: { 200: infer Answer extends $ZodType } } ? output<Answer> : never

export type DataOf<Name extends CallName> = AnswerOf<Name> extends { data: infer Data } ? Data : never

/** As `Target`, of whichever call. */
export interface AnyTarget {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string>
}

/** Method and path of a call, with its parameters and query filled in. */
export function addressOf(name: CallName, { params = {}, query = {} }: AnyTarget) {
  const [method, route] = name.split(' ') as [string, string]
  const path = route.replace(/:(\w+)/g, (_, param) => encodeURIComponent(params[param]!))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return { method, path: search.size > 0 ? `${path}?${search}` : path }
}
