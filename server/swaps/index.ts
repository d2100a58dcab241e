import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register-routes.ts'
import { adminSwaps } from './admin-swaps.ts'
import { swapDeadlines } from './swap-deadlines.ts'

export const swaps = fp(async (app) => {
  await app.register(swapDeadlines)
  await registerRoutes(app, [adminSwaps])
})
