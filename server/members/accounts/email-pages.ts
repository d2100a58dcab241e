import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PASSWORD_FORM_BYTES, takePageForms } from '../../platform/http/page-forms.ts'
import { tokenInQuery } from '../../platform/http/query-text.ts'
import { secretAddress } from '../../platform/http/secret-address.ts'
import { RATE } from '../../platform/limits.ts'
import { heldBytes } from '../../platform/quota/quota-queries.ts'
import { quotaOf } from '../../platform/quota/quota-service.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { findAccount } from './accounts-queries.ts'
import { confirmEmail, readEmailLink } from './email-links-service.ts'
import { checkUndoLink, newEmailUnderWay, undoEmailChange } from './email-service.ts'
import { EmailProofView, EmailUndoView, LinkForm, OwnEmailView } from './email-shared.ts'
import { tryForm } from './form-problems.ts'

/** Opening a mailed link changes nothing, because mail scanners open all links; a form confirms, also without JavaScript. */
export const emailPages: FastifyPluginAsyncZod = async (app) => {
  takePageForms(app, PASSWORD_FORM_BYTES)
  const secret = { secret: true }
  const isForm = { isPageForm: true, isOnSecretPage: true }
  const onSend = secretAddress
  const onRequest = app.limitByAddress(RATE.mailedLinks)

  app.get('/email-proof', { onSend }, (request, reply) => {
    const token = tokenInQuery(request)
    const { step, account, email } = readEmailLink(app, token)
    const view = () => ({
      step,
      email,
      token,
      name: account.name,
      asks_password: request.viewer?.id !== account.id,
      is_signed_in: request.viewer !== null,
      errors: {},
    })
    return reply.page('email-proof', EmailProofView, view, secret)
  })

  app.post(
    '/email-proof',
    { config: isForm, schema: { body: LinkForm, hide: true }, onRequest, onSend },
    async (request, reply) => {
      const token = tokenInQuery(request)
      const { session, body } = request
      const link = await tryForm('password', () => confirmEmail(app, token, session, body.password))
      const refusal = 'errors' in link ? link : null
      const { step, account, email } = 'errors' in link ? readEmailLink(app, token) : link
      const outcome = { first: 'verified', new: 'changed', done: 'done' } as const
      const view = () => ({
        step: refusal ? step : outcome[step],
        email,
        token,
        name: account.name,
        asks_password: session?.viewer.id !== account.id,
        is_signed_in: session !== null,
        errors: refusal?.errors ?? {},
      })
      return reply.page('email-proof', EmailProofView, view, { ...secret, status: refusal?.status ?? 200 })
    },
  )

  app.get('/email-undo', { onSend }, (request, reply) => {
    const token = tokenInQuery(request)
    checkUndoLink(app, token)
    return reply.page('email-undo', EmailUndoView, () => ({ token, is_done: false }), secret)
  })

  app.post(
    '/email-undo',
    { config: { isOnSecretPage: true, setsCookie: true }, schema: { hide: true }, onRequest, onSend },
    (request, reply) => {
      undoEmailChange(app, tokenInQuery(request))
      reply.clearSessionCookie()
      return reply.page('email-undo', EmailUndoView, () => ({ token: '', is_done: true }), secret)
    },
  )

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
