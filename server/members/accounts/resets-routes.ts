import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { FailureLimit } from '../../platform/attempts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { networkOf } from '../../platform/http/network.ts'
import { LIFETIME, RATE } from '../../platform/limits.ts'
import { findAccountByEmail } from './accounts-queries.ts'
import { ResetPasswordBody, SendOtpBody, VerifyOtpBody } from './accounts-shared.ts'
import { DelayedResetCodes } from './delayed-reset-codes.ts'
import { resetPassword, resetSite, TOO_MANY_CODES, verifyCode } from './resets-service.ts'

const COOKIE = 'swapyard_reset_token'

interface Options {
  /** Called after this request has reset the password of `email`. */
  onReset(request: FastifyRequest, email: string): void
}

/** Password reset (decisions, section 2). */
export const resetsRoutes = routes(async (app, { onReset }: Options) => {
  const site = resetSite(app)
  const wrongCodes = new FailureLimit(RATE.otpFailures, TOO_MANY_CODES)
  const cookie = {
    path: '/api/auth/reset-password',
    httpOnly: true,
    sameSite: 'strict',
    secure: app.config.publicUrl.startsWith('https:'),
  } as const

  const codes = new DelayedResetCodes(site, (error) =>
    app.log.error({ err: error }, 'a reset code could not be made'),
  )
  app.addHook('onClose', async () => codes.close())

  /** Key for limits by email address. A known browser has its own key, so that strangers cannot use up its attempts. */
  function counted(request: FastifyRequest): string {
    const { email } = request.body as { email: string }
    const account = findAccountByEmail(app.db, email)
    return `${(account && request.deviceOf(account.id)) ?? ''} ${email}`
  }

  return [
    route(
      'POST /api/auth/send-otp',
      {
        tags: ['Accounts'],
        summary: 'Mail a reset code and a long link',
        description: 'Answers the same, and as fast, for an email that nobody has joined with.',
        body: SendOtpBody,
        response: answers(z.null()),
      },
      {
        onRequest: app.limitByAddress(RATE.sendOtp),
        preHandler: app.limitBy(RATE.sendOtpOfAccount, counted),
        handler: async ({ body }) => {
          codes.send(body.email)
          return ok(null, m.accounts_otp_sent())
        },
      },
    ),
    route(
      'POST /api/auth/verify-otp',
      {
        tags: ['Accounts'],
        summary: 'Exchange a mailed code for a token that sets a new password',
        description:
          'The token works once, within 5 minutes; it is also set as a cookie. A code can be tried 5 times.',
        body: VerifyOtpBody,
        response: answers(z.object({ reset_token: z.string() })),
      },
      {
        config: { setsCookie: true },
        onRequest: app.limitByAddress(RATE.verifyOtp),
        handler: async (request, reply) => {
          const { body, ip } = request
          const token = await wrongCodes.watch(counted(request), () => verifyCode(site, body, networkOf(ip)))
          reply.setCookie(COOKIE, token, { ...cookie, maxAge: LIFETIME.resetToken / 1000 })
          return ok({ reset_token: token }, m.accounts_otp_verified())
        },
      },
    ),
    route(
      'POST /api/auth/reset-password',
      {
        tags: ['Accounts'],
        summary: 'Set a new password',
        description:
          '`reset_token` is what verify-otp answered, or the `token` of the mailed link; left out, the cookie of ' +
          'verify-otp counts. Without either it is 403. Ends all sessions of the account.',
        body: ResetPasswordBody,
        response: answers(z.null()),
      },
      {
        config: { setsCookie: true },
        onRequest: app.limitByAddress(RATE.resetPassword),
        handler: async (request, reply) => {
          const { body, cookies } = request
          const accountId = await resetPassword(site, body, body.reset_token ?? cookies[COOKIE])
          onReset(request, body.email)
          reply.clearCookie(COOKIE, cookie).clearSessionCookie().setDeviceCookie(accountId)
          return ok(null, m.accounts_password_reset_successful())
        },
      },
    ),
  ]
})
