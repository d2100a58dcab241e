import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { $ZodType } from 'zod/v4/core'
import { ErrorEnvelope, envelope } from './envelope.ts'

/** Method and path of an API call, as "POST /api/wants/:id". */
type CallName = `${'GET' | 'POST' | 'DELETE'} /api/${string}`

type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

type Options<Schema extends FastifySchema> = Omit<
  RouteOptions<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    RouteGenericInterface,
    ContextConfigDefault,
    Schema,
    ZodTypeProvider
  >,
  'method' | 'url' | 'schema'
>

interface Route<Name extends CallName, Schema extends FastifySchema> {
  name: Name
  schema: Schema
  addTo(app: App): void
}

/** Declares and handles a call. `schema` is for the API's description, validation and the browser's typed client. */
export function route<const Name extends CallName, Schema extends FastifySchema>(
  name: Name,
  schema: Schema,
  options: Options<Schema>,
): Route<Name, Schema> {
  const [method, url] = name.split(' ') as [string, string]
  const all: unknown = { method, url, schema, ...options }
  return { name, schema, addTo: (app) => void app.route(all as RouteOptions as never) }
}

interface Routes<Given, Each> {
  (app: App, options: Given): Promise<void>
  /** Only a type; not set at run time. */
  calls?: Each
}

/** A plugin with the calls of a module. server/api.ts has its type for the browser. */
export function routes<Each extends { addTo(app: App): void }, Given = Record<never, never>>(
  make: (app: App, options: Given) => Promise<readonly Each[]>,
): Routes<Given, Each> {
  // The function needs a name, because Fastify searches all loaded modules for the name of an anonymous plugin.
  return async function addRoutes(app, options) {
    for (const each of await make(app, options)) each.addTo(app)
  }
}

type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never

/** A routes file that creates calls in a loop gives them all one schema, so the type has one entry per name. */
type Entry<Each> =
  Each extends Route<infer Name, infer Schema>
    ? Name extends CallName
      ? { name: Name; schema: Schema }
      : never
    : never

type RoutesOf<Plugin> = Plugin extends { calls?: infer Each } ? NonNullable<Each> : never

/** The calls of one or more plugins by name, with the types for a client. */
export type CallsOf<Plugin> = {
  [One in Entry<RoutesOf<Plugin>> as One['name']]: { url: PathOf<One['name']>; schema: One['schema'] }
}

export const URL_ENCODED = 'application/x-www-form-urlencoded'

export const FORM_OR_JSON = ['multipart/form-data', 'application/json']

export const answers = <Data extends $ZodType>(data: Data) => ({ 200: envelope(data), '4xx': ErrorEnvelope })
