import fp from 'fastify-plugin'
import { unavailable } from '../errors.ts'

/** While the site stops, running requests end well and new ones on open connections hear to come back: 503. */
export const closing = fp(async (app) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? unavailable() : undefined)
  })
})
