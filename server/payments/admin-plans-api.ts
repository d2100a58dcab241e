import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Order, Version } from '../content/admin-site-shared.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { viewerOf } from '../sessions/session.ts'
import { addPlan, changePlan, deletePlan, orderPlans, planRows } from './admin-plans-service.ts'
import { PlanForm, PlansView } from './admin-plans-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: { 200: envelope(PlansView), '4xx': ErrorEnvelope },
}

const SAVED_SINCE = '409 where somebody has saved since `version`.'

/** The subscription plans. Every call answers all of them, in order. */
export const adminPlansApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/admin/plans',
    { schema: { ...common, summary: 'All plans, with their versions' } },
    async () => ok(planRows(app.db)),
  )
  app.post(
    '/api/admin/plans',
    { schema: { ...common, summary: 'Add a plan', body: PlanForm } },
    async (request) => ok(addPlan(app, viewerOf(request), request.body), 'Plan added'),
  )
  app.post(
    '/api/admin/plans/order',
    {
      schema: {
        ...common,
        summary: 'Put the plans in order',
        description: '409 where they do not stand as in `seen` any more.',
        body: Order,
      },
    },
    async (request) => ok(orderPlans(app, viewerOf(request), request.body), 'Order saved'),
  )
  app.post(
    '/api/admin/plans/:id',
    {
      schema: {
        ...common,
        summary: 'Change a plan',
        description: SAVED_SINCE,
        params: IdParams,
        body: PlanForm.extend({ version: Version }),
      },
    },
    async (request) => {
      const { version, ...form } = request.body
      return ok(changePlan(app, viewerOf(request), request.params.id, version, form), 'Saved')
    },
  )
  app.delete(
    '/api/admin/plans/:id',
    {
      schema: {
        ...common,
        summary: 'Delete a plan',
        description: SAVED_SINCE,
        params: IdParams,
        body: z.object({ version: Version }),
      },
    },
    async (request) =>
      ok(deletePlan(app, viewerOf(request), request.params.id, request.body.version), 'Plan deleted'),
  )
}
