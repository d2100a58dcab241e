import { z } from 'zod'
import { emptyLog } from '../../../db/empty-log.ts'
import { OwnPassword } from '../../members/accounts/accounts-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { tokenInQuery } from '../../platform/http/query-text.ts'
import { secretAddress } from '../../platform/http/secret-address.ts'
import { RATE } from '../../platform/limits.ts'
import { WordForgetter } from '../../platform/search/forget-words.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { askForExport, fetchExport } from './export-service.ts'
import { leave } from './leaving-service.ts'

export const leavingRoutes = routes(async (app) => {
  const words = new WordForgetter(app, () => emptyLog(app.db))
  const limitExports = app.limitByViewer(RATE.exports)
  app.addHook('onReady', async () => words.resume())
  app.addHook('onClose', async () => words.close())

  app.get('/account-export', { exposeHeadRoute: false, onSend: secretAddress }, (request, reply) => {
    const zip = fetchExport(app, tokenInQuery(request))
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .send(zip)
  })

  return [
    route(
      'POST /api/account/export',
      {
        tags: ['Accounts'],
        summary: 'Get what one has stored here',
        description:
          'Answers a link to a ZIP of JSON, pictures and files. It works once, within an hour, and needs no session.',
        security: [{ bearer: [] }],
        body: z.object({ password: OwnPassword }),
        response: answers(z.object({ url: z.string(), expires_at: z.iso.datetime() })),
      },
      {
        onRequest: requireViewer,
        handler: async (request) => {
          const { id } = viewerOf(request)
          const link = await askForExport(app, id, request.body.password, () => limitExports(request))
          return ok(link, m.common_data_ready())
        },
      },
    ),
    route(
      'DELETE /api/account',
      {
        tags: ['Accounts'],
        summary: 'Leave for good',
        description:
          'Ends sessions, withdraws and calls off what is open, and removes all that is one’s own. The text of messages, and names and pictures of swapped things, stay with others under “Former member”.',
        security: [{ bearer: [] }],
        body: z.object({ password: OwnPassword }),
        response: answers(z.null()),
      },
      {
        config: { setsCookie: true },
        onRequest: requireViewer,
        handler: async (request, reply) => {
          const { config, db, images, sessions, transfers } = app
          await leave(
            { config, db, images, sessions, transfers, words },
            viewerOf(request).id,
            request.body.password,
          )
          emptyLog(db)
          reply.clearSessionCookie()
          return ok(null, m.common_account_deleted())
        },
      },
    ),
  ]
})
