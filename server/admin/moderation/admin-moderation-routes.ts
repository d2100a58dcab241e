import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { approve, decline } from './admin-approvals-service.ts'
import { hideReview, showReview } from './admin-reviews-service.ts'
import { liftSuspension, suspend } from './admin-suspensions-service.ts'
import { SuspensionBody } from './admin-suspensions-shared.ts'
import { hideItem, showItem } from './admin-take-downs-service.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminModerationRoutes = routes(async (app) => [
  route(
    'POST /api/admin/people/:id/suspension',
    {
      ...common,
      summary: 'Suspend a person',
      description:
        'They are signed out everywhere, what they have available leaves all lists, what is only proposed to and by them ' +
        'ends, and open reports about them are upheld. What is agreed stays: the others may call it off. The reason is ' +
        'mailed to them.',
      body: SuspensionBody,
    },
    {
      handler: async (request) => {
        suspend(app, viewerOf(request), request.params.id, request.body.reason)
        return ok(null, m.admin_suspended())
      },
    },
  ),
  route(
    'DELETE /api/admin/people/:id/suspension',
    { ...common, summary: 'Lift the suspension of a person' },
    {
      handler: async (request) => {
        liftSuspension(app, viewerOf(request), request.params.id)
        return ok(null, m.admin_the_suspension_is_lifted())
      },
    },
  ),
  route(
    'POST /api/admin/people/:id/approval',
    {
      ...common,
      summary: 'Let somebody in who waits; they are told by mail',
    },
    {
      handler: async (request) => {
        approve(app, viewerOf(request), request.params.id)
        return ok(null, m.admin_let_in())
      },
    },
  ),
  route(
    'DELETE /api/admin/people/:id/approval',
    {
      ...common,
      summary: 'Do not let somebody in who waits: the reason is mailed, the account deleted',
      body: SuspensionBody,
    },
    {
      handler: async (request) => {
        decline(app, viewerOf(request), request.params.id, request.body.reason)
        return ok(null, m.admin_not_let_in())
      },
    },
  ),
  route(
    'POST /api/admin/items/:id/hiding',
    { ...common, summary: 'Take an item down' },
    {
      handler: async (request) => {
        hideItem(app, viewerOf(request), request.params.id)
        return ok(null, m.admin_item_taken_down())
      },
    },
  ),
  route(
    'DELETE /api/admin/items/:id/hiding',
    { ...common, summary: 'Show an item again' },
    {
      handler: async (request) => {
        showItem(app, viewerOf(request), request.params.id)
        return ok(null, m.admin_item_shown())
      },
    },
  ),
  route(
    'POST /api/admin/reviews/:id/hiding',
    {
      ...common,
      summary: 'Hide a review: it is shown to nobody and counts nowhere',
    },
    {
      handler: async (request) => {
        hideReview(app, viewerOf(request), request.params.id)
        return ok(null, m.admin_the_review_is_hidden())
      },
    },
  ),
  route(
    'DELETE /api/admin/reviews/:id/hiding',
    { ...common, summary: 'Show a review again' },
    {
      handler: async (request) => {
        showReview(app, viewerOf(request), request.params.id)
        return ok(null, m.admin_review_shown())
      },
    },
  ),
])
