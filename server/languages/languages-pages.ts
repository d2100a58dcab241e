import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { takePageForms } from '../http/page-forms.ts'
import { LIFETIME } from '../limits.ts'
import { isOwnForm } from '../sessions/own-form.ts'
import { safeRedirect } from '../sessions/redirect-shared.ts'
import { setLanguage } from './languages-queries.ts'
import { LanguageCode } from './languages-shared.ts'
import { LANGUAGE_COOKIE } from './request-language.ts'

/** Where the switch was pressed, without the language that its address may ask for; the home page where that is not told. */
function backTo(referer: string | undefined, origin: string): string {
  if (!referer || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  if (url.origin !== origin) return '/'
  url.searchParams.delete('lang')
  return safeRedirect(url.pathname + url.search)
}

/** The switch of languages in the footer: kept in a cookie, and with the account of who is signed in. */
export const languagesPages: FastifyPluginAsyncZod = async (app) => {
  takePageForms(app)

  app.post('/language', { schema: { body: z.object({ lang: LanguageCode }) } }, (request, reply) => {
    const { body, headers } = request
    const here = headers.origin ?? `${request.protocol}://${request.host}`
    // The session cookie alone would let other sites choose.
    const viewer = isOwnForm(request) && headers.cookie ? app.viewerByCookie(headers.cookie) : null
    if (viewer) setLanguage(app.db, viewer.id, body.lang)
    return reply
      .setCookie(LANGUAGE_COOKIE, body.lang, {
        path: '/',
        sameSite: 'lax',
        secure: app.config.publicUrl.startsWith('https:'),
        maxAge: LIFETIME.language / 1000,
      })
      .redirect(backTo(headers.referer, here), 303)
  })
}
