import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { ownSets } from '../../market/wants/want-sets-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { moderates, type ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { dayCalendar } from './day-calendar.ts'
import { AdminDayPage, AdminDaysPage, DayPage, DaysPage, PrintPage, ScreenPage } from './day-pages-shared.ts'
import { movesOf, thingsOf, yesesOf } from './day-things-queries.ts'
import { codeOf, type GuestRow, guestByCode } from './days-queries.ts'
import { codeView, dayThings, dayView, deckOfDay, getDay, listDays, mineOf } from './days-service.ts'
import { deskOf } from './desk-service.ts'
import { guestView } from './guests-service.ts'
import { partiesOf, planView } from './plan-service.ts'

const PageQuery = z.object({ page: PageNumber.default(1) })

const ownItems = (db: Db, id: number, me: number) =>
  db.$client
    .prepare<{ id: number; me: number }, { id: number; name: string }>(
      `SELECT id, name FROM items WHERE owner_id = :me AND status = 'available'
         AND id NOT IN (SELECT item_id FROM swap_day_things WHERE day_id = :id) ORDER BY id DESC LIMIT 100`,
    )
    .all({ id, me })

/** The deck with the numbers on the tables. */
function deckPage(db: Db, id: number, me: number) {
  const numbers = new Map(
    thingsOf(db)
      .all({ id })
      .map(({ itemId, number }) => [itemId, number]),
  )
  return deckOfDay(db, id, me, []).map(({ card }) => ({ card, number: numbers.get(card.id) ?? null }))
}

function dayPage(
  db: Db,
  publicUrl: string,
  id: number,
  page: number,
  viewer: ViewerView | null,
  guest: GuestRow | null,
) {
  const me = guest?.accountId ?? viewer?.id
  const { cards, pagination } = dayThings(db, id, page, me)
  const hasJoined = me !== undefined && codeOf(db).get({ id, accountId: me }) !== undefined
  const day = dayView(db, getDay(db, id), me)
  const isOpen = day.state === 'announced' || day.state === 'check_in'
  // Late items are matched again, so answers count until pick-up.
  const takesAnswers = isOpen || day.state === 'matched'
  return {
    day,
    cards,
    pagination,
    is_signed_in: me !== undefined,
    is_moderator: moderates(viewer),
    own: isOpen && guest === null && me !== undefined ? ownItems(db, id, me) : [],
    mine: hasJoined ? mineOf(db, id, me) : null,
    code: hasJoined ? codeView(db, publicUrl, id, me) : null,
    deck: me !== undefined && takesAnswers ? deckPage(db, id, me) : [],
    yeses: guest && takesAnswers ? yesesOf(db).all({ id, me: guest.accountId }) : [],
    sets: guest && takesAnswers ? ownSets(db, guest.accountId) : [],
    guest: guest && guestView(publicUrl, guest),
  }
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

function screenPage(db: Db, id: number) {
  const day = getDay(db, id)
  const party = partiesOf(db, id)
  const moves = day.state === 'pick_up' ? movesOf(db).all({ id }) : []
  return {
    day: dayView(db, day),
    moves: moves
      .filter(({ state }) => state !== 'returned')
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, name, toId, state }) => {
        const to = party(toId)
        return {
          number,
          name,
          to: firstWord((to.guest ?? to.person!).name),
          is_picked_up: state === 'picked_up',
        }
      }),
  }
}

function printPage(db: Db, id: number, kind: z.output<typeof PrintPage>['kind']) {
  const party = partiesOf(db, id)
  const nameOf = (accountId: number) => {
    const { person, guest } = party(accountId)
    return (guest ?? person!).name
  }
  const to = new Map(
    movesOf(db)
      .all({ id })
      .filter(({ state }) => state !== 'returned')
      .map(({ itemId, toId }) => [itemId, toId]),
  )
  const things = thingsOf(db)
    .all({ id })
    .flatMap(({ itemId, ownerId, number, name, state }) => {
      const receiver = to.get(itemId)
      if (number === null || state === 'announced') return []
      return [
        {
          number,
          name,
          owner_id: ownerId,
          owner: nameOf(ownerId),
          to_id: receiver ?? null,
          to: receiver === undefined ? null : nameOf(receiver),
        },
      ]
    })
  return { day: dayView(db, getDay(db, id)), kind, things }
}

export const daysPages: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  const { publicUrl } = app.config
  const params = { params: IdParams }

  app.get('/swap-days', { schema: { querystring: PageQuery } }, ({ query, viewer }, reply) =>
    reply.page('swap-days', DaysPage, () => listDays(db, query.page, viewer?.id)),
  )

  app.get('/swap-days/:id', { schema: { ...params, querystring: PageQuery } }, (request, reply) =>
    reply.page('swap-day', DayPage, () =>
      dayPage(db, publicUrl, request.params.id, request.query.page, request.viewer, null),
    ),
  )

  app.get('/swap-days/:id/day.ics', { schema: params }, (request, reply) => {
    const day = getDay(db, request.params.id)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="swap-day-${day.id}.ics"`)
      .send(dayCalendar(publicUrl, day))
  })

  app.get(
    '/swap-days/:id/guest/:code',
    { schema: { params: IdParams.extend({ code: z.string() }), querystring: PageQuery } },
    (request, reply) => {
      const { id, code } = request.params
      const guest = guestByCode(db).get({ code })
      if (guest?.dayId !== id) throw notFound(m.days_missing())
      return reply.page(
        'swap-day',
        DayPage,
        () => dayPage(db, publicUrl, id, request.query.page, null, guest),
        {
          secret: true,
        },
      )
    },
  )

  app.get('/swap-days/:id/screen', { schema: params }, (request, reply) =>
    reply.page('swap-day-screen', ScreenPage, () => screenPage(db, request.params.id)),
  )

  app.get('/admin/swap-days', (request, reply) =>
    reply.page('admin/swap-days', AdminDaysPage, () => listDays(db, 1, request.viewer?.id)),
  )

  app.get(
    '/admin/swap-days/:id',
    {
      schema: {
        ...params,
        querystring: z.object({ code: z.string().catch('') }),
      },
    },
    (request, reply) => {
      const { id } = request.params
      return reply.page('admin/swap-day', AdminDayPage, () => {
        const day = dayView(db, getDay(db, id))
        const hasPlan = day.state !== 'announced' && day.state !== 'check_in'
        return {
          day,
          plan: hasPlan ? planView(db, id) : null,
          names: Object.fromEntries(
            thingsOf(db)
              .all({ id })
              .map(({ itemId, name }) => [itemId, name]),
          ),
          code: request.query.code,
          desk: deskOf(db, id),
        }
      })
    },
  )

  for (const kind of ['labels', 'cards', 'tables', 'people'] as const) {
    app.get(`/admin/swap-days/:id/${kind}`, { schema: params }, (request, reply) =>
      reply.page('admin/swap-day-print', PrintPage, () => printPage(db, request.params.id, kind)),
    )
  }
}
