import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { viewerOf } from '../sessions/session.ts'
import { liftSuspension, suspend } from './admin-suspensions-service.ts'
import { SuspensionBody } from './admin-suspensions-shared.ts'
import { hideItem, showItem } from './admin-take-downs-service.ts'

/** How admins keep people out, and things. */
export const adminModerationApi: FastifyPluginAsyncZod = async (app) => {
  const common = {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    params: IdParams,
    response: { 200: envelope(z.null()), '4xx': ErrorEnvelope },
  }

  app.post(
    '/api/admin/people/:id/suspension',
    {
      schema: {
        ...common,
        summary: 'Suspend a person',
        description:
          'They are signed out everywhere, what they have available leaves all lists, requests to and from them wait, ' +
          'and open reports about them are upheld. The reason is mailed to them.',
        body: SuspensionBody,
      },
    },
    async (request) => {
      suspend(app, viewerOf(request), request.params.id, request.body.reason)
      return ok(null, 'Suspended')
    },
  )

  app.delete(
    '/api/admin/people/:id/suspension',
    { schema: { ...common, summary: 'Lift the suspension of a person' } },
    async (request) => {
      liftSuspension(app, viewerOf(request), request.params.id)
      return ok(null, 'The suspension is lifted')
    },
  )

  app.post(
    '/api/admin/items/:id/hiding',
    { schema: { ...common, summary: 'Take an item down' } },
    async (request) => {
      hideItem(app, viewerOf(request), request.params.id)
      return ok(null, 'The item is taken down')
    },
  )

  app.delete(
    '/api/admin/items/:id/hiding',
    { schema: { ...common, summary: 'Show an item again' } },
    async (request) => {
      showItem(app, viewerOf(request), request.params.id)
      return ok(null, 'The item is shown again')
    },
  )
}
