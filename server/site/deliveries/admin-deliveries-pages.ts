import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { adminDeliveries } from './admin-deliveries-service.ts'
import { AdminDeliveriesView } from './admin-deliveries-shared.ts'

export const adminDeliveriesPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/deliveries', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/deliveries', AdminDeliveriesView, () => adminDeliveries(app, query.before)),
  )
}
