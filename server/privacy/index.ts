import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register-routes.ts'
import { leavingApi } from './account-deletion/leaving-api.ts'

export const privacy = fp(async (app) => {
  await registerRoutes(app, [leavingApi])
})
