import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LIFETIME } from '../limits.ts'
import { keyedHash, newToken, siteSecret } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the browser if it has signed in to this account before; otherwise null. It authenticates nobody. */
    deviceOf(accountId: number): string | null
  }
  interface FastifyReply {
    setDeviceCookie(accountId: number): FastifyReply
  }
}

const COOKIE = 'swapyard_device'
/** Maximum accounts in one cookie; the oldest is dropped. */
const ACCOUNTS = 8

interface Device {
  id: string
  accountIds: number[]
}

/**
 * Device cookies (OWASP, "Slow down online guessing attacks with device cookies"): a known browser has separate counters that attackers
 * cannot exhaust. Limited to the sign-in calls, so that other pages remain cacheable. The signing key is not in backups.
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
