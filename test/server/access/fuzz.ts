import type { FastifyInstance } from 'fastify'
import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { MATRIX } from './matrix.ts'
import { makeWorld, type World } from './world.ts'

const WHO = ['visitor', 'stranger', 'owner', 'admin'] as const
type Who = (typeof WHO)[number]

/** Values that often cause errors. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  'ada@example.test',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  'a\u0000b',
  '\u202e\ud83d\ude00',
  '\ud800',
  'x'.repeat(10_000),
  [],
  [null],
  ['x', 'x'],
  {},
  { $ne: null },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  Number.MAX_VALUE,
]

/** zod's default messages, which the catalogue must replace. */
export const LIBRARY_WORDS =
  /"(?:Invalid (?:input|option|key|element|string)|Too (?:big|small)|Unrecognized key|Expected )/

interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content?: Record<string, { schema?: { properties?: object; $ref?: string } }> }
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  query: string[]
  fields: string[]
}

function callsOf(document: {
  paths: Record<string, Record<string, Operation>>
  components?: object
}): Call[] {
  const schemas =
    (document.components as { schemas?: Record<string, { properties?: object }> })?.schemas ?? {}
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const [body] = Object.values(requestBody?.content ?? {})
      const schema = body?.schema?.$ref ? schemas[body.schema.$ref.split('/').at(-1)!] : body?.schema
      return {
        method: method.toUpperCase() as Call['method'],
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        fields: Object.keys(schema?.properties ?? {}),
      }
    }),
  )
}

const isAdmins = (path: string) => path.startsWith('/api/admin/')
/** Admin calls that stop or empty the site. */
const ENDS_THE_SITE = /backup|restor/

/** Calls on the caller's own objects; the matrix tests them for other users. */
const ONES_OWN = new Set([
  'DELETE /api/invitations/:id',
  'DELETE /api/sessions/:id',
  'DELETE /api/wants/:id',
  'DELETE /api/wishes/:id',
  'POST /api/wants/:id/refusal',
])

/** The path with parameter values, and the resulting call: `GET /api/circles/` without an id is the list. */
function filled(call: Call, value: () => string): { path: string; made: Call } {
  let template = call.path
  const path = call.path.replaceAll(/\{\w+\}/g, (parameter) => {
    const chosen = encodeURIComponent(value())
    if (chosen === '') template = template.replace(parameter, '')
    return chosen
  })
  return { path, made: { ...call, path: template.replace(/(?<=.)\/$/, '') } }
}

/** The matrix never allows this user the call. */
function isForbidden({ method, path }: Call, who: Who): boolean {
  if (isAdmins(path)) return who !== 'admin'
  const name = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  if (ONES_OWN.has(name)) return who === 'visitor'
  const row = MATRIX[name]
  return [401, 403, 404].includes(row?.statuses[WHO.indexOf(who)] ?? 404)
}

function problemOf(call: Call, who: Who, answer: { statusCode: number; body: string }): string | null {
  const { statusCode: status, body } = answer
  if (status >= 500 && status !== 503) return `is answered ${status}`
  if (LIBRARY_WORDS.test(body)) return `is answered in the words of a library: ${body.slice(0, 200)}`
  if (status < 300 && isForbidden(call, who)) return `is allowed: ${status}`
  // These calls send files, not JSON.
  if (status === 200 && /^\/api\/items\.(csv|zip)/.test(call.path)) return null
  try {
    const { status: said, message } = JSON.parse(body)
    const fits = said === status < 300 && typeof message === 'string'
    return fits ? null : `is not answered in the envelope: ${body.slice(0, 200)}`
  } catch {
    return `is answered no JSON: ${body.slice(0, 200)}`
  }
}

/**
 * Makes `count` API calls with unusual values as all users; returns failures: a 500, a response without the envelope, a success against
 * the matrix.
 */
export async function fuzz(app: FastifyInstance, count: number, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const world: World = await makeWorld(app)
  const calls = callsOf((await app.inject('/api/openapi.json')).json())
  const ids = [world.item(), await world.request('pending'), world.owner.id, world.partner.id]
  const idOrStrange = () => String(random() < 0.7 ? pick(ids) : pick(STRANGE))
  const problems: string[] = []
  for (let at = 0; at < count; at++) {
    // Each call is first made by every kind of user, then by random ones.
    const call = calls[at % calls.length]!
    const who = at < calls.length * WHO.length ? WHO[Math.floor(at / calls.length)]! : pick(WHO)
    if (who === 'admin' && ENDS_THE_SITE.test(call.path)) continue
    const { path, made } = filled(call, () => idOrStrange().toWellFormed())
    const query = new URLSearchParams(call.query.map((name) => [name, idOrStrange().toWellFormed()]))
    const payload = Object.fromEntries(
      call.fields
        .filter(() => random() < 0.8)
        .map((name) => [name, random() < 0.3 ? pick(ids) : pick(STRANGE)]),
    )
    const answer = await app.inject({
      method: call.method,
      url: `${path}?${query}`,
      remoteAddress: `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
      headers: who === 'visitor' ? {} : { authorization: `Bearer ${app.sessions.start(world[who].id)}` },
      ...(call.method === 'POST' ? { payload } : {}),
    })
    const problem = problemOf(made, who, answer)
    if (problem)
      problems.push(
        `${who}: ${call.method} ${path}?${query} ${JSON.stringify(payload).slice(0, 300)} ${problem}`,
      )
  }
  return problems
}
