import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { tokenInQuery } from '../../platform/http/query-text.ts'
import { secretAddress } from '../../platform/http/secret-address.ts'
import { heldBytes } from '../../platform/quota/quota-queries.ts'
import { quotaOf } from '../../platform/quota/quota-service.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { findAccount } from './accounts-queries.ts'
import { checkUndoLink, followEmailLink, newEmailUnderWay } from './email-service.ts'
import { EmailProofView, OwnEmailView } from './email-shared.ts'

const UndoView = z.object({ token: z.string() })

/** Where the links lead that are mailed to addresses, and what one's settings say of one's own. */
export const emailPages: FastifyPluginAsyncZod = async (app) => {
  // A HEAD request, by which some mail programs look at links, does not use one up.
  app.get('/email-proof', { exposeHeadRoute: false, onSend: secretAddress }, (request, reply) => {
    const done = followEmailLink(app, tokenInQuery(request))
    return reply.page('email-proof', EmailProofView, () => done)
  })

  // It asks first: programs that look at all links of a mail would take each change back.
  app.get('/email-undo', { onSend: secretAddress }, (request, reply) => {
    const token = tokenInQuery(request)
    checkUndoLink(app, token)
    return reply.page('email-undo', UndoView, () => ({ token }))
  })

  app.get('/dashboard/setting/account', { onRequest: requireViewerPage }, (request, reply) =>
    reply.page('dashboard/setting/account', OwnEmailView, () => {
      const { id, email } = viewerOf(request)
      return {
        email,
        is_proved: findAccount(app.db, id)!.mailProvedAt !== null,
        new_email: newEmailUnderWay(app.db, id),
        storage: { used: heldBytes(app.db, id), most: quotaOf(app.db).person },
      }
    }),
  )
}
