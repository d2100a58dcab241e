import type { FastifyInstance } from 'fastify'
import { URL_ENCODED } from './api-route.ts'

/** Default limit of a form in bytes. Such forms have one or two choices. */
const MOST = 1000
/** For a form with three passwords, up to 12 bytes per character. */
export const PASSWORD_FORM_BYTES = 10_000

/** URL-encoded forms for pages without scripts: the body has one string per field. @param bodyLimit in bytes. */
export function takePageForms(app: FastifyInstance, bodyLimit = MOST): void {
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
}
