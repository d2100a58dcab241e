import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { isForwarded } from '../http/forwarded.ts'
import { networkOf } from '../http/network.ts'
import { every } from '../jobs.ts'
import { RATE, RESET_TRIES } from '../limits.ts'
import { requireViewer, sessionOf, viewerOf } from '../sessions/session.ts'
import { findAccountByEmail } from './accounts-queries.ts'
import { changePassword, register, signIn, updateProfile, userView } from './accounts-service.ts'
import {
  LoginBody,
  PasswordUpdateBody,
  ProfileUpdateBody,
  RegisterBody,
  UserView,
} from './accounts-shared.ts'
import { mailAdminProof } from './admins-service.ts'
import { FailureLimit } from './failure-limit.ts'
import { deleteExpiredProofs } from './proofs-queries.ts'
import { resetsApi } from './resets-api.ts'
import { deleteResetsBefore } from './resets-queries.ts'
import { SignInGuard, TOO_MANY_PASSWORDS } from './sign-in-guard.ts'

const FORM_OR_JSON = ['multipart/form-data', 'application/json']
/** Milliseconds. */
const SWEEP = 60 * 60_000
/** The file is in `request.uploads`; here it stands for the API's description. */
const ProfileForm = z.object({
  ...ProfileUpdateBody.shape,
  avatar: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
})
const Nothing = envelope(z.null())

/** Joining, signing in and out, and one's own profile and password. */
export const accountsApi: FastifyPluginAsyncZod = async (app) => {
  const guard = new SignInGuard()
  const passwordFailures = new FailureLimit(RATE.passwordFailures, TOO_MANY_PASSWORDS)
  const originOf = (request: FastifyRequest, email: string) => {
    const account = findAccountByEmail(app.db, email)
    return { network: networkOf(request.ip), device: account ? request.deviceOf(account.id) : null }
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })
  every(app, SWEEP, 'accounts', () => {
    app.sessions.sweep()
    deleteExpiredProofs(app.db)
    deleteResetsBefore(app.db, new Date(Date.now() - RESET_TRIES.timeWindow))
  })

  app.post(
    '/api/auth/register',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Join',
        description:
          'Sets no cookie: one signs in next. A phone number may be typed with blanks, dashes and parentheses.',
        consumes: FORM_OR_JSON,
        body: RegisterBody,
        response: { 200: envelope(z.object({ token: z.string(), user: UserView })), '4xx': ErrorEnvelope },
      },
      onRequest: app.limitByAddress(RATE.signUp),
      preValidation: readForm(),
    },
    async ({ body }) => ok(await register(app, body), 'User created successfully'),
  )

  app.post(
    '/api/auth/login',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign in',
        description: 'The token lives 30 days. It is also set as a cookie, which only pages read.',
        body: LoginBody,
        response: { 200: envelope(UserView).extend({ token: z.string() }), '4xx': ErrorEnvelope },
      },
      onRequest: app.limitByAddress(RATE.signIn),
    },
    async (request, reply) => {
      const { body } = request
      const { token, user } = await guard.watch(body.email, originOf(request, body.email), () =>
        signIn(app, body, isForwarded(request)),
      )
      mailAdminProof(app, user.email)
      reply.setSessionCookie(token).setDeviceCookie(user.id)
      return { ...ok(user, 'Sign in successfully'), token }
    },
  )

  app.post(
    '/api/auth/logout',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign out: the token is worth nothing from then on',
        security: [{ bearer: [] }],
        response: { 200: Nothing, '4xx': ErrorEnvelope },
      },
      onRequest: requireViewer,
    },
    async (request, reply) => {
      app.sessions.end(sessionOf(request))
      reply.clearSessionCookie()
      return ok(null, 'Logged out successfully')
    },
  )

  app.get(
    '/api/profile',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Oneself',
        security: [{ bearer: [] }],
        response: { 200: envelope(UserView), '4xx': ErrorEnvelope },
      },
      onRequest: requireViewer,
    },
    async (request) => ok(userView(app, viewerOf(request).id)),
  )

  app.post(
    '/api/dashboard/profile/update',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Change one’s profile',
        description: 'As a form, it may carry a picture in `avatar`; without one the avatar stays as it is.',
        security: [{ bearer: [] }],
        consumes: FORM_OR_JSON,
        body: ProfileForm,
        response: { 200: envelope(UserView), '4xx': ErrorEnvelope },
      },
      onRequest: requireViewer,
      preValidation: readForm({ avatar: 1 }),
    },
    async (request) => {
      const avatar = request.uploads.get('avatar')?.[0]?.path ?? null
      const user = await updateProfile(app, viewerOf(request).id, request.body, avatar)
      return ok(user, 'Profile updated successfully')
    },
  )

  app.post(
    '/api/dashboard/password/update',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Change one’s password',
        description: 'Ends all sessions, this one included.',
        security: [{ bearer: [] }],
        body: PasswordUpdateBody,
        response: { 200: Nothing, '4xx': ErrorEnvelope },
      },
      onRequest: requireViewer,
    },
    async (request, reply) => {
      const { id } = viewerOf(request)
      await passwordFailures.watch(String(id), () => changePassword(app, id, request.body))
      reply.clearSessionCookie()
      return ok(null, 'Password update successful')
    },
  )

  // Who was locked out by somebody's guesses gets in again with a new password.
  await app.register(resetsApi, {
    onReset: (request, email) => guard.forget(email, originOf(request, email)),
  })
}
