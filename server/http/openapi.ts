import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const DESCRIPTION = `Every answer is \`{status: true, message, data}\`, every failure an HTTP error code with
\`{status: false, message, errors?}\`, where \`errors\` names the fields at fault. Times are ISO 8601 in UTC,
addresses of pictures are paths on this site. This document as JSON: [/api/openapi.json](/api/openapi.json).`

/** Leaves out the named schemas that nothing refers to: the library lists each one as input and as output. */
const withoutUnused: typeof jsonSchemaTransformObject = (source) => {
  const document = jsonSchemaTransformObject(source)
  const schemas = ('components' in document && document.components?.schemas) || {}
  const isUnused = (name: string) => !JSON.stringify(document).includes(`"#/components/schemas/${name}"`)
  let unused = Object.keys(schemas).filter(isUnused)
  while (unused.length > 0) {
    for (const name of unused) delete schemas[name]
    unused = Object.keys(schemas).filter(isUnused)
  }
  return document
}

/**
 * OpenAPI 3.1 from the schemas that validate requests and serialise answers: JSON at /api/openapi.json, a page
 * for people at /api/docs (decisions, section 1). Every /api route registered later is in it.
 */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Swapyard', version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: app.config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) =>
      route.url.startsWith('/api/') ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
    transformObject: withoutUnused,
  })
  // Without its top bar the page needs no exception from the content security policy.
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
