import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminSynonymsContract } from './admin-synonyms-contract.ts'
import { addWord, forgetWord, saveSynonyms, wordsView } from './admin-synonyms-service.ts'
import { WordsView } from './admin-synonyms-shared.ts'

/** Failed words and synonyms. */
export const adminSynonyms: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/words', (_request, reply) => reply.page('admin/words', WordsView, () => wordsView(app)))

  app.route({
    ...adminSynonymsContract['POST /api/admin/synonyms'],
    handler: async (request) => {
      saveSynonyms(app, viewerOf(request), request.body)
      return ok(null, m.words_saved())
    },
  })

  app.route({
    ...adminSynonymsContract['POST /api/admin/synonyms/word'],
    handler: async (request) => {
      const { word, means } = request.body
      addWord(app, viewerOf(request), request.body)
      return ok(null, m.words_added({ word, means }))
    },
  })

  app.route({
    ...adminSynonymsContract['POST /api/admin/failed-words/forget'],
    handler: async (request) => {
      forgetWord(app, viewerOf(request), request.body.word)
      return ok(null, m.words_forgotten())
    },
  })
}
