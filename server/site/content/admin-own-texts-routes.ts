import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { LanguageCode } from '../../platform/languages/languages-shared.ts'
import { LONGEST } from '../../platform/limits.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { loadOwnTexts, ownTextsView, saveOwnText } from './admin-own-texts-service.ts'
import { OwnTextsView } from './admin-own-texts-shared.ts'

const Query = z.object({ language: z.string().optional().catch(undefined) })

export const adminOwnTextsRoutes = routes(async (app) => {
  loadOwnTexts(app.db)

  app.get('/admin/texts', { schema: { querystring: Query } }, ({ query }, reply) =>
    reply.page('admin/texts', OwnTextsView, () => ownTextsView(app.db, query.language)),
  )

  return [
    route(
      'POST /api/admin/texts',
      {
        tags: ['Admin'],
        security: [{ bearer: [] }],
        summary: 'Add what readers of a language get in the place of a text of the community',
        description: '`source` is the text as it is stored. An empty `translation` takes it away again.',
        body: z.object({
          language: LanguageCode,
          source: z.string().max(LONGEST.sectionText),
          translation: z
            .string()
            .max(LONGEST.sectionText, {
              error: () => m.pages_text_long({ sectionText: LONGEST.sectionText }),
            })
            .transform((text) => text.toWellFormed().replaceAll('\0', '').trim()),
        }),
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          saveOwnText(app, viewerOf(request), request.body)
          return ok(null, m.place_saved())
        },
      },
    ),
  ]
})
