import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FailureLimit } from '../../platform/attempts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { networkOf } from '../../platform/http/network.ts'
import { LIFETIME, RATE } from '../../platform/limits.ts'
import { findAccountByEmail } from './accounts-queries.ts'
import { DelayedResetCodes } from './delayed-reset-codes.ts'
import { resetsContract } from './resets-contract.ts'
import { resetPassword, resetSite, TOO_MANY_CODES, verifyCode } from './resets-service.ts'

const COOKIE = 'swapyard_reset_token'

interface Options {
  /** Called after this request has reset the password of `email`. */
  onReset(request: FastifyRequest, email: string): void
}

/** Password reset (decisions, section 2). */
export const resetsApi: FastifyPluginAsyncZod<Options> = async (app, { onReset }) => {
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

  /** Key for limits by email; known browsers have their own, so strangers cannot exhaust it. */
  function counted(request: FastifyRequest): string {
    const { email } = request.body as { email: string }
    const account = findAccountByEmail(app.db, email)
    return `${(account && request.deviceOf(account.id)) ?? ''} ${email}`
  }

  app.route({
    ...resetsContract['POST /api/auth/send-otp'],
    onRequest: app.limitByAddress(RATE.sendOtp),
    preHandler: app.limitBy(RATE.sendOtpOfAccount, counted),
    handler: async ({ body }) => {
      codes.send(body.email)
      return ok(null, m.accounts_otp_sent())
    },
  })

  app.route({
    ...resetsContract['POST /api/auth/verify-otp'],
    config: { setsCookie: true },
    onRequest: app.limitByAddress(RATE.verifyOtp),
    handler: async (request, reply) => {
      const { body, ip } = request
      const token = await wrongCodes.watch(counted(request), () => verifyCode(site, body, networkOf(ip)))
      reply.setCookie(COOKIE, token, { ...cookie, maxAge: LIFETIME.resetToken / 1000 })
      return ok({ reset_token: token }, m.accounts_otp_verified())
    },
  })

  app.route({
    ...resetsContract['POST /api/auth/reset-password'],
    config: { setsCookie: true },
    onRequest: app.limitByAddress(RATE.resetPassword),
    handler: async (request, reply) => {
      const { body, cookies } = request
      const accountId = await resetPassword(site, body, body.reset_token ?? cookies[COOKIE])
      onReset(request, body.email)
      reply.clearCookie(COOKIE, cookie).clearSessionCookie().setDeviceCookie(accountId)
      return ok(null, m.accounts_password_reset_successful())
    },
  })
}
