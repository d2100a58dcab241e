import fp from 'fastify-plugin'
import { registerRoutes } from './http/register.ts'
import { languagesPages } from './languages/languages-pages.ts'
import { failedWords } from './search/failed-words.ts'
import { mergeIndex } from './search/merge-index.ts'
import { oldSpellings } from './search/reread-spellings.ts'
import { ownSessionsRoutes } from './sessions/own-sessions-routes.ts'

export const platform = fp(async (app) => {
  await app.register(failedWords)
  await app.register(mergeIndex)
  await app.register(oldSpellings)
  await registerRoutes(app, [ownSessionsRoutes, languagesPages])
})
