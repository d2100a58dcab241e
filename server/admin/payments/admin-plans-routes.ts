import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { Order, Version } from '../../site/content/admin-site-shared.ts'
import { addPlan, changePlan, deletePlan, orderPlans, planRows, switchPlans } from './admin-plans-service.ts'
import { PlanForm, PlansView } from './admin-plans-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(PlansView),
}

const SAVED_SINCE = '409 where somebody has saved since `version`.'

export const adminPlansRoutes = routes(async (app) => [
  route(
    'GET /api/admin/plans',
    { ...common, summary: 'All plans, with their versions' },
    { handler: async () => ok(planRows(app.db)) },
  ),
  route(
    'POST /api/admin/plans',
    { ...common, summary: 'Add a plan', body: PlanForm },
    {
      handler: async (request) => ok(addPlan(app, viewerOf(request), request.body), m.admin_plan_added()),
    },
  ),
  route(
    'POST /api/admin/plans/shown',
    {
      ...common,
      summary: 'Say whether the site has plans',
      description: 'Without them /payment shows one’s trades alone.',
      body: z.object({ shown: z.enum(['on', 'off'], { error: m.admin_choose_yes_or_no }) }),
    },
    {
      handler: async (request) =>
        ok(switchPlans(app, viewerOf(request), request.body.shown === 'on'), m.admin_saved()),
    },
  ),
  route(
    'POST /api/admin/plans/order',
    {
      ...common,
      summary: 'Put the plans in order',
      description: '409 where they do not stand as in `seen` any more.',
      body: Order,
    },
    {
      handler: async (request) => ok(orderPlans(app, viewerOf(request), request.body), m.admin_order_saved()),
    },
  ),
  route(
    'POST /api/admin/plans/:id',
    {
      ...common,
      summary: 'Change a plan',
      description: SAVED_SINCE,
      params: IdParams,
      body: PlanForm.extend({ version: Version }),
    },
    {
      handler: async (request) => {
        const { version, ...form } = request.body
        return ok(changePlan(app, viewerOf(request), request.params.id, version, form), m.admin_saved())
      },
    },
  ),
  route(
    'DELETE /api/admin/plans/:id',
    {
      ...common,
      summary: 'Delete a plan',
      description: SAVED_SINCE,
      params: IdParams,
      body: z.object({ version: Version }),
    },
    {
      handler: async (request) =>
        ok(
          deletePlan(app, viewerOf(request), request.params.id, request.body.version),
          m.admin_plan_deleted(),
        ),
    },
  ),
])
