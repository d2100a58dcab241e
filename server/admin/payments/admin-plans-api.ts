import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminPlansContract } from './admin-plans-contract.ts'
import { addPlan, changePlan, deletePlan, orderPlans, planRows, switchPlans } from './admin-plans-service.ts'

export const adminPlansApi: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...adminPlansContract['GET /api/admin/plans'], handler: async () => ok(planRows(app.db)) })
  app.route({
    ...adminPlansContract['POST /api/admin/plans'],
    handler: async (request) => ok(addPlan(app, viewerOf(request), request.body), m.admin_plan_added()),
  })
  app.route({
    ...adminPlansContract['POST /api/admin/plans/shown'],
    handler: async (request) =>
      ok(switchPlans(app, viewerOf(request), request.body.shown === 'on'), m.admin_saved()),
  })
  app.route({
    ...adminPlansContract['POST /api/admin/plans/order'],
    handler: async (request) => ok(orderPlans(app, viewerOf(request), request.body), m.admin_order_saved()),
  })
  app.route({
    ...adminPlansContract['POST /api/admin/plans/:id'],
    handler: async (request) => {
      const { version, ...form } = request.body
      return ok(changePlan(app, viewerOf(request), request.params.id, version, form), m.admin_saved())
    },
  })
  app.route({
    ...adminPlansContract['DELETE /api/admin/plans/:id'],
    handler: async (request) =>
      ok(deletePlan(app, viewerOf(request), request.params.id, request.body.version), m.admin_plan_deleted()),
  })
}
