import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register.ts'
import { leavingRoutes } from './account-deletion/leaving-routes.ts'

export const privacy = fp(async (app) => {
  await registerRoutes(app, [leavingRoutes])
})
