import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import * as m from '../../platform/catalogues/messages.ts'
import { forbidden } from '../../platform/errors.ts'
import { isGuestCode } from './day-codes.ts'
import { isOfDay } from './day-things-queries.ts'
import { type GuestRow, guestByCode } from './days-queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest whose card is the bearer token. */
    guest: GuestRow | null
  }
}

const OF_DAY = new Set([
  'GET /api/swap-days/:id',
  'GET /api/swap-days/:id/things',
  'GET /api/swap-days/:id/deck',
  'GET /api/swap-days/:id/mine',
])
const ANSWERS = new Set([
  'POST /api/wants',
  'POST /api/wants/:id/refusal',
  'GET /api/want-sets',
  'POST /api/want-sets',
  'POST /api/want-sets/:id',
  'DELETE /api/want-sets/:id',
])

const routeOf = ({ method, routeOptions }: FastifyRequest) =>
  `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`

function itemsIn(request: FastifyRequest): number[] {
  const { product_id, product_ids } = (request.body ?? {}) as { product_id?: number; product_ids?: number[] }
  const { id } = request.params as { id?: number }
  const named =
    routeOf(request) === 'POST /api/wants/:id/refusal' ? [id] : [product_id, ...(product_ids ?? [])]
  return named.filter((one) => one !== undefined)
}

/** Accepts a guest card as a session. For anything but its own day it gets 403. */
export const guestCards = fp(async (app) => {
  app.decorateRequest('guest', null)

  app.addHook('onRequest', async (request) => {
    const [, code] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const guest = code !== undefined && isGuestCode(code) ? guestByCode(app.db).get({ code }) : undefined
    if (!guest) return
    const route = routeOf(request)
    const { id } = request.params as { id?: string }
    const isAllowed = ANSWERS.has(route) || (OF_DAY.has(route) && Number(id) === guest.dayId)
    if (!isAllowed) throw forbidden(m.days_guest_forbidden())
    request.guest = guest
    request.foundSession = {
      id: `guest ${guest.id}`,
      expiresAt: new Date(Date.now() + 3_600_000),
      isDemo: false,
      viewer: {
        id: guest.accountId,
        name: guest.name,
        email: '',
        avatar: null,
        role: 'member',
        is_pending: false,
        awaits_proof: false,
        language: null,
      },
    }
  })

  app.addHook('preHandler', async (request) => {
    const { guest } = request
    if (!guest || !ANSWERS.has(routeOf(request))) return
    const id = guest.dayId
    if (itemsIn(request).some((itemId) => !isOfDay(app.db).get({ id, itemId })))
      throw forbidden(m.days_guest_forbidden())
  })
})
