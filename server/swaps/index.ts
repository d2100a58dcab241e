import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register.ts'
import { adminSwapsRoutes } from './admin-swaps-routes.ts'
import { swapDeadlines } from './swap-deadlines.ts'

export const swaps = fp(async (app) => {
  await app.register(swapDeadlines)
  await registerRoutes(app, [adminSwapsRoutes])
})
