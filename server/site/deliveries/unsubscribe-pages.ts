import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { URL_ENCODED } from '../../platform/http/api-route.ts'
import { endByLink, settingOf } from './unsubscribe-service.ts'
import { UnsubscribeView } from './unsubscribe-shared.ts'

const Params = z.object({ token: z.string().max(100) })

/** Opening the link changes nothing, because mail scanners open links. Mail programs unsubscribe by POST without a session (RFC 8058). */
export const unsubscribePages: FastifyPluginAsyncZod = async (app) => {
  // Body of RFC 8058 and of the form; ignored.
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
