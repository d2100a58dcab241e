import type { FastifyInstance } from 'fastify'
import { URL_ENCODED } from './contract.ts'

/** Bytes of such a form at most; it holds a choice or two. */
const MOST = 1000

/** Lets the routes of a plugin take what a form of a page sends without scripts: the body is an object of texts by field. */
export function takePageForms(app: FastifyInstance): void {
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit: MOST }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
}
