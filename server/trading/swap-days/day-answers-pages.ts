import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { dropSet, makeSet } from '../../market/wants/want-sets-service.ts'
import type { WantWatcher } from '../../market/wants/want-watcher.ts'
import { makeWant, refuseItem } from '../../market/wants/wants-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { takePageForms } from '../../platform/http/page-forms.ts'
import { RATE } from '../../platform/limits.ts'
import { Id, IdParams } from '../../platform/schemas/id-shared.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { isOfDay } from './day-things-queries.ts'
import { guestByCode } from './days-queries.ts'

const Answer = z.object({ item: Id, answer: z.enum(['yes', 'no']) })
/** Ticked wants are fields `want-<item id>`. */
const Alternatives = z.looseObject({ separate: Id.optional() })

const CardParams = IdParams.extend({ code: z.string() })
const FORM_BYTES = 2000

/** Forms of the pages of a day that work without scripts. */
export const dayAnswersPages: FastifyPluginAsyncZod<{ watcher: WantWatcher }> = async (app, { watcher }) => {
  takePageForms(app, FORM_BYTES)
  const { db } = app

  function answer(id: number, me: number, { item, answer: said }: z.output<typeof Answer>): void {
    if (!isOfDay(db).get({ id, itemId: item })) throw notFound(m.days_no_such_item())
    if (said === 'no') refuseItem(app, watcher, me, item)
    else makeWant(app, watcher, me, { product_id: item })
  }

  /** @throws AppError 404 unknown card */
  function guestOf({ id, code }: z.output<typeof CardParams>): number {
    const guest = guestByCode(db).get({ code })
    if (guest?.dayId !== id) throw notFound(m.days_missing())
    return guest.accountId
  }

  app.post(
    '/swap-days/:id',
    {
      config: { isPageForm: true },
      schema: { params: IdParams, body: Answer, hide: true },
      onRequest: requireViewerPage,
      preHandler: app.limitByViewer(RATE.refusals),
    },
    (request, reply) => {
      const { id } = request.params
      answer(id, viewerOf(request).id, request.body)
      return reply.redirect(`/swap-days/${id}#deck`, 303)
    },
  )

  // The code in the URL authorizes, so other sites cannot send these forms.
  app.post(
    '/swap-days/:id/guest/:code',
    { config: { isOnSecretPage: true }, schema: { params: CardParams, body: Answer, hide: true } },
    ({ params, body }, reply) => {
      answer(params.id, guestOf(params), body)
      return reply.redirect(`/swap-days/${params.id}/guest/${params.code}#deck`, 303)
    },
  )
  app.post(
    '/swap-days/:id/guest/:code/alternatives',
    { config: { isOnSecretPage: true }, schema: { params: CardParams, body: Alternatives, hide: true } },
    ({ params, body: { separate, ...ticked } }, reply) => {
      const me = guestOf(params)
      const product_ids = Object.keys(ticked).flatMap((key) => Number(/^want-(\d+)$/.exec(key)?.[1]) || [])
      if (separate !== undefined) dropSet(db, me, separate)
      else if (product_ids.length > 1) makeSet(db, me, { product_ids, limit: 1, name: '' })
      return reply.redirect(`/swap-days/${params.id}/guest/${params.code}#yeses`, 303)
    },
  )
}
