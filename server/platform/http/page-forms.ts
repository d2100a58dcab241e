import type { FastifyInstance } from 'fastify'
import { URL_ENCODED } from './contract.ts'

/** Bytes of such a form at most, unless said otherwise: it holds a choice or two. */
const MOST = 1000
/** The same for a form with three passwords, each character of which may take 12 bytes. */
export const PASSWORD_FORM_BYTES = 10_000

/**
 * Lets the routes of a plugin take what a form of a page sends without scripts: the body is an object of texts by field.
 *
 * @param bodyLimit in bytes.
 */
export function takePageForms(app: FastifyInstance, bodyLimit = MOST): void {
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
}
