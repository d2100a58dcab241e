import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LIFETIME } from '../limits.ts'
import { keyedHash, newToken, siteSecret } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the browser that asks, where it has signed in to this account before; else null. It proves nothing more. */
    deviceOf(accountId: number): string | null
  }
  interface FastifyReply {
    /** Notes in the browser that somebody has signed in to this account there. */
    setDeviceCookie(accountId: number): FastifyReply
  }
}

const COOKIE = 'swapyard_device'
/** Accounts that one browser is known for; past that the one longest ago is forgotten. */
const ACCOUNTS = 8

interface Device {
  id: string
  /** The one signed in to last comes first. */
  accountIds: number[]
}

/**
 * Device cookies (OWASP, "Slow down online guessing attacks with device cookies"): a browser that has signed in to an
 * account has counts of its own there, which no stranger can use up. Sent to the calls of signing in alone, so that pages
 * lie ready for its visitors as for all others. Signed under a key that no backup holds.
 */
export const deviceCookie = fp(async (app) => {
  const sign = keyedHash(siteSecret(app.db, 'device_cookie_key'))

  function read(request: FastifyRequest): Device | null {
    const [id, accountIds, given] = (request.cookies[COOKIE] ?? '').split('.')
    if (!id || !accountIds || !given) return null
    const right = Buffer.from(sign(`${id}.${accountIds}`))
    const shown = Buffer.from(given)
    if (shown.length !== right.length || !timingSafeEqual(shown, right)) return null
    return { id, accountIds: accountIds.split('-').map(Number) }
  }

  app.decorateRequest('deviceOf', function (this: FastifyRequest, accountId) {
    const device = read(this)
    return device?.accountIds.includes(accountId) ? device.id : null
  })
  app.decorateReply('setDeviceCookie', function (this: FastifyReply, accountId) {
    const device = read(this.request)
    const others = (device?.accountIds ?? []).filter((id) => id !== accountId)
    const value = `${device?.id ?? newToken()}.${[accountId, ...others].slice(0, ACCOUNTS).join('-')}`
    return this.setCookie(COOKIE, `${value}.${sign(value)}`, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: app.config.publicUrl.startsWith('https:'),
      maxAge: LIFETIME.deviceCookie / 1000,
    })
  })
})
