import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { queryText, tokenInQuery } from '../../platform/http/query-text.ts'
import { LONGEST } from '../../platform/limits.ts'
import { contactChoice } from '../../platform/sessions/contact-choice.ts'
import { safeRedirect, signInQuery } from '../../platform/sessions/redirect-shared.ts'
import { requireViewerPage, signsOut, viewerOf } from '../../platform/sessions/session.ts'
import { communityRules } from '../../site/community/community-rules.ts'
import { invitationOf } from '../../site/invitations/invitations-service.ts'
import { SignUpView } from './sign-up-shared.ts'

const Nothing = z.object({})
const SignInView = z.object({ query: z.string(), ended: z.boolean() })
const WaitingView = z.object({ reads: z.boolean() })
const EmailView = z.object({ email: z.string() })
const NewPasswordView = z.object({ email: z.string(), token: z.string() })

const emailOf = (request: FastifyRequest) => ({ email: queryText(request, 'email', LONGEST.email) })

const backOf = (request: FastifyRequest) => safeRedirect((request.query as { redirect?: unknown }).redirect)

/** Redirects to `redirect` after sign-in, or immediately if signed in. */
function signInPage(request: FastifyRequest, reply: FastifyReply) {
  const back = backOf(request)
  if (request.viewer) return reply.redirect(back, 303)
  const query = signInQuery(back)
  // A cached page cannot clear cookies, so sign-out requests bypass the cache. With a redirect the page is not cached, because its target
  // may contain a secret.
  const ended = request.hasSignedOut
  const cache = { key: '', shows: [], isReadyFor: (asking: FastifyRequest) => !signsOut(asking) }
  const kept = query === '' && !ended ? { cache } : { isPrivate: true }
  return reply.page('sign-in', SignInView, () => ({ query, ended }), kept)
}

/** Redirects as the sign-in page does, and passes an invitation on to the form. */
function signUpPage(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const back = backOf(request)
  if (request.viewer) return reply.redirect(back, 303)
  const query = signInQuery(back)
  const code = queryText(request, 'invitation', 100)
  const invitation = code ? invitationOf(app, code) : null
  const { join } = communityRules(app.db)
  const isPlain = query === '' && !code
  const kept = isPlain ? { cache: { key: '', shows: ['settings' as const] } } : { isPrivate: true }
  const { by_default: contact_visibility } = contactChoice.get(app.db)
  const invitation_gone = code !== '' && invitation === null
  const view = { query, join, invitation, invitation_gone, contact_visibility }
  return reply.page('sign-up', SignUpView, () => view, kept)
}

/** The URLs of these pages contain an email address, and in the last step a token. */
const PRIVATE = { isPrivate: true }

/** Sign-up, sign-in and password reset. Each step is also valid as a direct visit (decisions, section 2). */
export const accountsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/sign-up', (request, reply) => signUpPage(app, request, reply))
  app.get('/sign-in', (request, reply) => signInPage(request, reply))
  app.get('/waiting', { onRequest: requireViewerPage }, (request, reply) => {
    if (!viewerOf(request).is_pending) return reply.redirect('/', 303)
    return reply.page('waiting', WaitingView, () => ({ reads: communityRules(app.db).read === 'everyone' }))
  })
  app.get('/resetpassword', (request, reply) =>
    reply.page('resetpassword', EmailView, () => emailOf(request), PRIVATE),
  )
  app.get('/resetpasswordcode', (request, reply) => {
    const { email } = emailOf(request)
    return reply.redirect(`/verification${email ? `?email=${encodeURIComponent(email)}` : ''}`, 303)
  })
  app.get('/verification', (request, reply) =>
    reply.page('verification', EmailView, () => emailOf(request), PRIVATE),
  )
  app.get('/verificationsuccess', (request, reply) =>
    reply.page('verificationsuccess', EmailView, () => emailOf(request), PRIVATE),
  )
  app.get('/createnewpassword', (request, reply) => {
    const view = () => ({ ...emailOf(request), token: tokenInQuery(request) })
    return reply.page('createnewpassword', NewPasswordView, view, PRIVATE)
  })
  app.get('/passwordsetsuccessful', (_request, reply) =>
    reply.page('passwordsetsuccessful', Nothing, () => ({}), { cache: { key: '', shows: [] } }),
  )
}
