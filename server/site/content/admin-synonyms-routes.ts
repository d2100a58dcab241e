import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { LONGEST, SYNONYMS } from '../../platform/limits.ts'
import { synonymProblem, synonymsProblem } from '../../platform/search/synonym-lists.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { addWord, forgetWord, saveSynonyms, wordsView } from './admin-synonyms-service.ts'
import { WordsView } from './admin-synonyms-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

const checked = (problemOf: (text: string) => string | null) =>
  z
    .string({ error: () => m.words_missing() })
    .max(LONGEST.synonyms, { error: () => m.words_too_much() })
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .superRefine((text, context) => {
      const problem = problemOf(text)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })

const word = checked((text) => (text === '' ? m.words_missing() : synonymProblem(text)))

/** Failed words and synonyms. */
export const adminSynonymsRoutes = routes(async (app) => {
  app.get('/admin/words', (_request, reply) => reply.page('admin/words', WordsView, () => wordsView(app)))

  return [
    route(
      'POST /api/admin/synonyms',
      {
        ...common,
        summary: 'Save the lists of words that mean the same to search',
        description:
          `A list a line, a comma between words that mean the same: at most ${SYNONYMS.lists} lists of ${SYNONYMS.texts} texts of ` +
          `${SYNONYMS.words} words. 409 where they were saved since \`seen\`.`,
        body: z.object({ synonyms: checked(synonymsProblem), seen: z.string().max(64).optional() }),
      },
      {
        handler: async (request) => {
          saveSynonyms(app, viewerOf(request), request.body)
          return ok(null, m.words_saved())
        },
      },
    ),
    route(
      'POST /api/admin/synonyms/word',
      {
        ...common,
        summary: 'Let a word mean the same as another to search',
        body: z.object({ word, means: word }),
      },
      {
        handler: async (request) => {
          const { word, means } = request.body
          addWord(app, viewerOf(request), request.body)
          return ok(null, m.words_added({ word, means }))
        },
      },
    ),
    route(
      'POST /api/admin/failed-words/forget',
      {
        ...common,
        summary: 'Take a word from the list of those that searches did not find',
        body: z.object({ word: z.string().max(LONGEST.searchText) }),
      },
      {
        handler: async (request) => {
          forgetWord(app, viewerOf(request), request.body.word)
          return ok(null, m.words_forgotten())
        },
      },
    ),
  ]
})
