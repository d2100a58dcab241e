import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LONGEST } from '../limits.ts'
import { safeRedirect, signInQuery } from '../sessions/redirect-shared.ts'

const Nothing = z.object({})
const QueryView = z.object({ query: z.string() })
const EmailView = z.object({ email: z.string() })
const NewPasswordView = z.object({ email: z.string(), token: z.string() })

/** A query value that only fills a field: what is too long, missing or said twice counts as empty. */
function queryText(request: FastifyRequest, name: string, longest: number): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' && value.length <= longest ? value : ''
}

const emailOf = (request: FastifyRequest) => ({ email: queryText(request, 'email', LONGEST.email) })

/** Sign-in or sign-up, which lead back to `redirect`; who is signed in already goes there at once. */
function entrance(name: 'sign-in' | 'sign-up', request: FastifyRequest, reply: FastifyReply) {
  const back = safeRedirect((request.query as { redirect?: unknown }).redirect)
  if (request.viewer) return reply.redirect(back, 303)
  const query = signInQuery(back)
  const cache = query === '' ? { cache: { key: '', shows: [] } } : {}
  return reply.page(name, QueryView, () => ({ query }), cache)
}

/** Sign-up, sign-in and the steps of a password reset. Each answers a direct visit too (decisions, section 2). */
export const accountsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/sign-up', (request, reply) => entrance('sign-up', request, reply))
  app.get('/sign-in', (request, reply) => entrance('sign-in', request, reply))
  app.get('/resetpassword', (request, reply) =>
    reply.page('resetpassword', EmailView, () => emailOf(request)),
  )
  app.get('/resetpasswordcode', (_request, reply) => reply.redirect('/verification', 303))
  app.get('/verification', (request, reply) => reply.page('verification', EmailView, () => emailOf(request)))
  app.get('/verificationsuccess', (request, reply) =>
    reply.page('verificationsuccess', EmailView, () => emailOf(request)),
  )
  app.get('/createnewpassword', (request, reply) =>
    reply.page('createnewpassword', NewPasswordView, () => ({
      ...emailOf(request),
      token: queryText(request, 'token', 100),
    })),
  )
  app.get('/passwordsetsuccessful', (_request, reply) =>
    reply.page('passwordsetsuccessful', Nothing, () => ({}), { cache: { key: '', shows: [] } }),
  )
}
