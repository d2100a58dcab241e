import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { isFromElsewhere } from '../../platform/http/forwarded.ts'
import { rangeOf } from '../../platform/http/network.ts'
import { every } from '../../platform/jobs.ts'
import { languageToKeep } from '../../platform/languages/request-language.ts'
import { RATE } from '../../platform/limits.ts'
import { deviceOf } from '../../platform/sessions/device.ts'
import { requireViewer, sessionOf, tokenOf, viewerOf } from '../../platform/sessions/session.ts'
import { signUpRule } from '../../platform/settings/sign-up-rule.ts'
import { HOUR } from '../../platform/time-shared.ts'
import { RESET_TRIES } from '../limits.ts'
import { findAccountByEmail } from './accounts-queries.ts'
import { changePassword, register, signIn, updateProfile, userView } from './accounts-service.ts'
import { LoginBody, PasswordUpdateBody, ProfileUpdateBody, RegisterBody } from './accounts-shared.ts'
import { mailAdminProof } from './admins-service.ts'
import { watchOwnPassword } from './own-password.ts'
import { deleteExpiredProofs } from './proofs-queries.ts'
import { deleteResetsBefore } from './resets-queries.ts'
import { resetsRoutes } from './resets-routes.ts'
import { SignInGuard } from './sign-in-guard.ts'
import { UserView } from './user-shared.ts'

const waiting = () => m.accounts_signed_up_waiting()

export const accountsRoutes = routes(async (app) => {
  const guard = new SignInGuard()
  const originOf = (request: FastifyRequest, email: string) => {
    const account = findAccountByEmail(app.db, email)
    const device = account ? request.deviceOf(account.id) : null
    // Known browsers have their own queue slot, separate from an attacker behind the same IP address.
    const asker = account && device ? { accountId: account.id } : { address: request.ip }
    return { network: rangeOf(request.ip), device, asker }
  }
  every(app, HOUR, 'accounts', () => {
    app.sessions.sweep()
    deleteExpiredProofs(app.db)
    deleteResetsBefore(app.db, new Date(Date.now() - RESET_TRIES.timeWindow))
  })

  // A reset proves ownership. It therefore unlocks an account that is locked after failed attempts of others.
  await app.register(resetsRoutes, {
    onReset: (request, email) => guard.forget(email, originOf(request, email)),
  })

  return [
    route(
      'POST /api/auth/register',
      {
        tags: ['Accounts'],
        summary: 'Join',
        description:
          'Sets no cookie: one signs in next. A phone number may be typed with blanks, dashes and parentheses.',
        consumes: FORM_OR_JSON,
        body: RegisterBody,
        response: answers(z.object({ token: z.string(), user: UserView })),
      },
      {
        onRequest: app.limitByAddress({ ...RATE.signUp, max: () => signUpRule.get(app.db).an_hour }),
        preValidation: readForm(),
        handler: async (request) => {
          const { body, ip: address } = request
          // Notifications of this account use the language of the sign-up.
          const from = { address, language: languageToKeep(request) }
          const { isPending, ...joined } = await register(app, body, from)
          return ok(joined, isPending ? waiting() : m.accounts_user_created_successfully())
        },
      },
    ),
    route(
      'POST /api/auth/login',
      {
        tags: ['Accounts'],
        summary: 'Sign in',
        description: 'The token lives 30 days. It is also set as a cookie, which only pages read.',
        body: LoginBody,
        response: { 200: envelope(UserView).extend({ token: z.string() }), '4xx': ErrorEnvelope },
      },
      {
        config: { setsCookie: true },
        onRequest: app.limitByAddress(RATE.signIn),
        handler: async (request, reply) => {
          const { body } = request
          const origin = originOf(request, body.email)
          const from = {
            asker: origin.asker,
            elsewhere: isFromElsewhere(request),
            device: deviceOf(request.headers['user-agent']),
          }
          const { token, user } = await guard.watch(body.email, origin, () => signIn(app, body, from))
          mailAdminProof(app, user.email)
          reply.setSessionCookie(token).setDeviceCookie(user.id)
          return { ...ok(user, m.accounts_sign_in_successfully()), token }
        },
      },
    ),
    route(
      'POST /api/auth/page-cookie',
      {
        tags: ['Accounts'],
        summary: 'Set the token of a session as the cookie that pages read',
        description:
          'A new account has a token and no cookie: with this call its owner goes on without signing in.',
        security: [{ bearer: [] }],
        response: answers(UserView),
      },
      {
        config: { setsCookie: true },
        onRequest: requireViewer,
        handler: async (request, reply) => {
          const user = userView(app, viewerOf(request).id)
          reply.setSessionCookie(tokenOf(request)!).setDeviceCookie(user.id)
          return ok(user, m.accounts_sign_in_successfully())
        },
      },
    ),
    route(
      'POST /api/auth/logout',
      {
        tags: ['Accounts'],
        summary: 'Sign out: the token is worth nothing from then on',
        security: [{ bearer: [] }],
        response: answers(z.null()),
      },
      {
        config: { setsCookie: true },
        onRequest: requireViewer,
        handler: async (request, reply) => {
          app.sessions.end(sessionOf(request))
          reply.clearSessionCookie()
          return ok(null, m.common_logged_out_successfully())
        },
      },
    ),
    route(
      'GET /api/profile',
      {
        tags: ['Accounts'],
        summary: 'Oneself',
        security: [{ bearer: [] }],
        response: answers(UserView),
      },
      {
        onRequest: requireViewer,
        handler: async (request) => ok(userView(app, viewerOf(request).id)),
      },
    ),
    route(
      'POST /api/dashboard/profile/update',
      {
        tags: ['Accounts'],
        summary: 'Change one’s profile',
        description: 'As a form, it may carry a picture in `avatar`; without one the avatar stays as it is.',
        security: [{ bearer: [] }],
        consumes: FORM_OR_JSON,
        body: ProfileUpdateBody,
        response: answers(UserView),
      },
      {
        onRequest: requireViewer,
        preValidation: readForm({ avatar: 1 }),
        handler: async (request) => {
          const avatar = filesOf(request, 'avatar')[0] ?? null
          const user = await updateProfile(app, viewerOf(request).id, request.body, avatar)
          return ok(user, m.accounts_profile_updated_successfully())
        },
      },
    ),
    route(
      'POST /api/dashboard/password/update',
      {
        tags: ['Accounts'],
        summary: 'Change one’s password',
        description: 'Ends all sessions, this one included.',
        security: [{ bearer: [] }],
        body: PasswordUpdateBody,
        response: answers(z.null()),
      },
      {
        config: { setsCookie: true },
        onRequest: requireViewer,
        handler: async (request, reply) => {
          const { id } = viewerOf(request)
          await watchOwnPassword(app.db, id, () => changePassword(app, id, request.body))
          reply.clearSessionCookie()
          return ok(null, m.accounts_password_update_successful())
        },
      },
    ),
  ]
})
