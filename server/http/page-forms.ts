import type { FastifyInstance } from 'fastify'

/** Bytes; forms of pages hold a choice or two. */
const MOST = 1000

/** Makes the routes of a plugin take what a plain form of a page sends, as an object of texts. */
export function takePageForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: MOST }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
}
