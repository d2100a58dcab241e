import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { URL_ENCODED } from '../../platform/http/contract.ts'
import { endByLink, settingOf } from './unsubscribe-service.ts'
import { UnsubscribeView } from './unsubscribe-shared.ts'

const Params = z.object({ token: z.string().max(100) })

/**
 * The link under a mail. Opening it changes nothing, since mail scanners open all links: it asks. Mail programs end the mails by
 * POST in one click (RFC 8058), without anybody being signed in.
 */
export const unsubscribePages: FastifyPluginAsyncZod = async (app) => {
  // What RFC 8058 sends, and what the page's own form does; nothing in it is needed.
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) =>
    done(null, undefined),
  )
  const schema = { params: Params, hide: true }

  app.get('/unsubscribe/:token', { schema }, (request, reply) =>
    reply.page(
      'unsubscribe',
      UnsubscribeView,
      () => ({ setting: settingOf(app.db, request.params.token), done: false }),
      { secret: true },
    ),
  )

  app.post('/unsubscribe/:token', { config: { isOnSecretPage: true }, schema }, (request, reply) => {
    const setting = endByLink(app.db, request.params.token)
    return reply.page('unsubscribe', UnsubscribeView, () => ({ setting, done: true }), { secret: true })
  })
}
