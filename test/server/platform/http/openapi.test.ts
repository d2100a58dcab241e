import { subscribe } from 'node:diagnostics_channel'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { testApp, testServer } from '../../../helpers/app.ts'
import { newPage, noBrowser } from '../../../helpers/browser.ts'

/** The document and its page. */
const NOT_IN_IT = /^\/api\/(?:docs(?:\/|$)|openapi\.json$)/

interface Operation {
  summary?: string
  tags?: string[]
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>
}

/** Method and path of all routes of all apps in this file. */
const routes = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD') routes.add(`${verb} ${url}`)
  })
})

t.test('the document is valid OpenAPI 3.1', async (t) => {
  const app = await testApp(t)
  const response = await app.inject('/api/openapi.json')
  t.match(response.headers['content-type'], 'application/json')
  const document = response.json()
  t.match(document.openapi, /^3\.1\./)
  const result = await new Validator().validate(document)
  t.equal(result.valid, true, JSON.stringify(result.errors))
})

t.test(
  'every route under /api is in it, with a summary, a tag, and the forms of success and failure',
  async (t) => {
    const app = await testApp(t)
    const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> }
    const inApi = [...routes]
      .map((route) => route.split(' ') as [string, string])
      .filter(([, url]) => url.startsWith('/api/'))
    t.ok(inApi.length > 5, 'found the routes')
    for (const [method, url] of inApi) {
      if (NOT_IN_IT.test(url)) continue
      const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      t.ok(operation, `${method} ${url} is in the document`)
      t.ok(operation?.summary, `${method} ${url} has a summary`)
      t.equal(operation?.tags?.length, 1, `${method} ${url} has a tag`)
      const statuses = Object.entries(operation?.responses ?? {})
      for (const kind of ['2', '4']) {
        const [, answer] = statuses.find(([status]) => status.startsWith(kind)) ?? []
        const [content] = Object.values(answer?.content ?? {})
        t.ok(content?.schema, `${method} ${url} says how a ${kind}xx looks`)
      }
    }
  },
)

t.test('its first lines name all that an answer about a failure may hold', async (t) => {
  const app = await testApp(t)
  const { info, components } = app.swagger() as unknown as {
    info: { description: string }
    components: { schemas: { Error: { properties: object } } }
  }
  const [, named = ''] = /`\{(status: false[^}]*)\}`/.exec(info.description.replaceAll('\n', ' ')) ?? []
  const fields = named.split(', ').map((field) => field.replace(/[?:].*/, ''))
  t.same(fields.sort(), Object.keys(components.schemas.Error.properties).sort())
})

t.test('it names no schema that nothing uses, and none that is missing', async (t) => {
  const app = await testApp(t)
  const { body } = await app.inject('/api/openapi.json')
  const used = [...body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  t.strictSame(Object.keys(JSON.parse(body).components.schemas).sort(), [...new Set(used)].sort())
})

t.test('a form with pictures and JSON is documented with its field `json`', async (t) => {
  const app = await testApp(t)
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> }
  for (const [path, files] of [
    ['/api/admin/categories', { images: { format: 'binary' } }],
    ['/api/admin/site/hero-section', { 'images[]': { items: { format: 'binary' } } }],
  ] as const) {
    const { content } = paths[path]!.post!.requestBody!
    const json = {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: content['application/json']!.schema,
    }
    const { schema } = content['multipart/form-data']!
    t.match(schema, { type: 'object', properties: { json, ...files }, required: ['json'] }, path)
    t.strictSame(Object.keys(schema.properties!), ['json', ...Object.keys(files)], path)
  }
})

t.test(
  'the page for people shows the calls, with nothing against the policy',
  { skip: noBrowser },
  async (t) => {
    const { origin } = await testServer(t)
    const { page, problems } = await newPage(t, { origin })
    await page.goto('/api/docs')
    await page.getByRole('heading', { name: 'Accounts' }).waitFor()
    // The page renders only calls near the viewport.
    const call = page.getByRole('link', { name: '/api/header-footer', exact: true })
    for (let at = 0; at < 200 && (await call.count()) === 0; at++) {
      await page.mouse.wheel(0, 300)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
    }
    await call.click()
    await page.getByText('Header and footer of every page').waitFor()
    await page.getByRole('button', { name: 'Try it out' }).click()
    t.strictSame(problems, [])
  },
)
