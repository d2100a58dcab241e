import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { VERSION } from '../version.ts'
import { jsonOfForm } from './form-json.ts'
import type { FileFields } from './forms.ts'

const DESCRIPTION = `Every answer is \`{status: true, message, data}\` where its call does not say otherwise, every failure an
HTTP error code with \`{status: false, message, errors?, code?}\`, where \`errors\` names the fields at fault, and \`code\` is
\`pending\` for who has signed in and waits to be let in. Messages are in the language that \`Accept-Language\` asks for, English
where it asks for none. Times are ISO 8601 in UTC, addresses of pictures are paths on this site. This document as
JSON: [/api/openapi.json](/api/openapi.json).`

// The parts of an OpenAPI document that are used here.

interface Schema {
  type?: string
  properties?: Record<string, object>
  required?: string[]
}
interface Operation {
  operationId?: string
  description?: string
  summary?: string
  tags?: string[]
  security?: object[]
  parameters?: { in: string; name: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Document {
  components?: { schemas?: Record<string, unknown> }
  paths: Record<string, Record<string, Operation>>
  tags?: object[]
}

/** Operation id for code generators: `postExchangeRequestByIdAccept` for POST /api/exchange-request/{id}/accept. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/)
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

const file = { type: 'string', format: 'binary' }

const inJson = (schema: Schema): Schema => ({
  type: 'object',
  properties: { json: { type: 'string', contentMediaType: 'application/json', contentSchema: schema } },
  required: ['json'],
})

function asForm(schema: Schema, files: FileFields): Schema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isList = (field as Schema).type === 'array'
    return [isList ? `${name}[]` : name, field] as const
  })
  const withFiles = Object.entries(files).map(([name, most]) =>
    most === 1
      ? ([name, file] as const)
      : ([`${name}[]`, { type: 'array', items: file, maxItems: most }] as const),
  )
  const properties = Object.fromEntries([...fields, ...withFiles])
  const required = schema.required?.map((name) => (`${name}[]` in properties ? `${name}[]` : name))
  return { ...schema, properties, ...(required && { required }) }
}

/** Files of a form, and whether the rest is in the field `json`. */
interface Form {
  files: FileFields
  isJson: boolean
}

/** Documents ids in paths as integers; the validating schema is a string pattern. */
const ID = { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 }
const isId = (schema: object) => 'pattern' in schema && schema.pattern === '^[1-9]\\d{0,14}$'

/** Removes unused schemas: the library lists each twice, for requests and responses. */
function removeUnused(document: Document): void {
  const schemas = document.components?.schemas ?? {}
  const unused = () => {
    const used = new Set(JSON.stringify(document).match(/"#\/components\/schemas\/[^"]+"/g))
    return Object.keys(schemas).filter((name) => !used.has(`"#/components/schemas/${name}"`))
  }
  for (let names = unused(); names.length > 0; names = unused()) {
    for (const name of names) delete schemas[name]
  }
}

/** Adds operation ids, descriptions, tags and forms with files. @param formOf by `METHOD /path`. */
function complete(document: Document, formOf: ReadonlyMap<string, Form>): void {
  const tags = new Set<string>()
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationId(method, path)
      operation.description ??= `${operation.summary}.`
      operation.security ??= []
      for (const tag of operation.tags ?? []) tags.add(tag)
      for (const parameter of operation.parameters ?? []) {
        if (isId(parameter.schema)) parameter.schema = ID
      }
      const content = operation.requestBody?.content
      const multipart = content?.['multipart/form-data']
      const form = formOf.get(`${method.toUpperCase()} ${path}`)
      // A new object, because the library shares one among all content types.
      if (multipart && form) {
        const { schema } = multipart
        content['multipart/form-data'] = { schema: asForm(form.isJson ? inJson(schema) : schema, form.files) }
      }
    }
  }
  document.tags = [...tags].sort().map((name) => ({ name }))
}

/** Derives the form from the route's hooks (`readForm`, `jsonOfForm`). */
function formOfRoute({ preValidation }: RouteOptions): Form {
  const hooks: unknown[] = [preValidation ?? []].flat()
  const reader = (hooks as { files?: FileFields }[]).find(({ files }) => files)
  return { files: reader?.files ?? {}, isJson: hooks.includes(jsonOfForm) }
}

/** OpenAPI 3.1 from the schemas of all /api routes registered later: /api/openapi.json and /api/docs (decisions, section 1). */
export const openapi = fp(async (app) => {
  const formOf = new Map<string, Form>()
  app.addHook('onRoute', (route) => {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat()) formOf.set(`${method} ${path}`, formOfRoute(route))
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Swapyard',
        version: VERSION,
        description: DESCRIPTION,
        contact: { name: 'The people who run this market', url: app.config.publicUrl },
        license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
      },
      servers: [{ url: app.config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) =>
      route.url.startsWith('/api/') ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
    transformObject: (source) => {
      const document = jsonSchemaTransformObject(source)
      removeUnused(document as Document)
      complete(document as Document, formOf)
      return document
    },
  })
  // The default layout has a top bar that would violate the Content-Security-Policy.
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Swapyard API' },
    uiConfig: { layout: 'BaseLayout' },
  })

  let json: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    json ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(json)
  })
})
