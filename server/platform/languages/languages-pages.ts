import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { takePageForms } from '../http/page-forms.ts'
import { LIFETIME } from '../limits.ts'
import { isOwnForm } from '../sessions/own-form.ts'
import { safeRedirect } from '../sessions/redirect-shared.ts'
import { setLanguage } from './languages-queries.ts'
import { LanguageCode } from './languages-shared.ts'
import { LANGUAGE_COOKIE } from './request-language.ts'

const Choice = z.object({
  lang: LanguageCode,
  back: z.string().optional(),
})

const isOf = (referer: string | undefined, origin: string): referer is string =>
  referer !== undefined && URL.canParse(referer) && new URL(referer).origin === origin

/** Removes `?lang=` from the path, because it would override the new choice. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://here.invalid')
  url.searchParams.delete('lang')
  return safeRedirect(url.pathname + url.search)
}

/** The language switch in the footer: stored in a cookie and, if signed in, in the account. */
export const languagesPages: FastifyPluginAsyncZod = async (app) => {
  takePageForms(app)

  app.post(
    '/language',
    { config: { setsCookie: true, isOnSecretPage: true }, schema: { body: Choice } },
    (request, reply) => {
      const { body, headers } = request
      const origin = headers.origin ?? `${request.protocol}://${request.host}`
      const from = isOf(headers.referer, origin) ? headers.referer : safeRedirect(body.back)
      // The cookie changes the account only if the form is from this site, to prevent CSRF.
      const viewer = isOwnForm(request) ? app.viewerByCookie(request) : null
      if (viewer) setLanguage(app.db, viewer.id, body.lang)
      return reply
        .setCookie(LANGUAGE_COOKIE, body.lang, {
          path: '/',
          sameSite: 'lax',
          secure: app.config.publicUrl.startsWith('https:'),
          maxAge: LIFETIME.language / 1000,
        })
        .redirect(withoutLanguage(from), 303)
    },
  )
}
