import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FieldErrors } from '../../platform/errors.ts'
import { PASSWORD_FORM_BYTES, takePageForms } from '../../platform/http/page-forms.ts'
import { tokenInQuery } from '../../platform/http/query-text.ts'
import { secretAddress } from '../../platform/http/secret-address.ts'
import { RATE } from '../../platform/limits.ts'
import { signInPath } from '../../platform/sessions/redirect-shared.ts'
import { requireViewerPage, sessionOf, viewerOf } from '../../platform/sessions/session.ts'
import { type AdminLink, proveAdmin, readAdminLink } from './admin-links-service.ts'
import { AdminProofForm, AdminProofView } from './email-shared.ts'
import { tryForm } from './form-problems.ts'

const show = (
  reply: FastifyReply,
  { account, isDone, asksNewPassword }: AdminLink,
  token: string,
  { status, errors }: { status: number; errors: FieldErrors } = { status: 200, errors: {} },
) =>
  reply.page(
    'admin-proof',
    AdminProofView,
    () => ({
      email: account.email,
      name: account.name,
      token,
      asks_new_password: asksNewPassword,
      is_done: isDone,
      errors,
    }),
    { secret: true, status },
  )

export const adminsPages: FastifyPluginAsyncZod = async (app) => {
  takePageForms(app, PASSWORD_FORM_BYTES)
  const onSend = secretAddress
  const limit = app.limitByAddress(RATE.mailedLinks)

  app.get('/admin-proof', { onRequest: requireViewerPage, onSend }, (request, reply) => {
    const token = tokenInQuery(request)
    return show(reply, readAdminLink(app, viewerOf(request), token), token)
  })

  app.post(
    '/admin-proof',
    {
      config: { isPageForm: true, isOnSecretPage: true, setsCookie: true },
      schema: { body: AdminProofForm, hide: true },
      onRequest: [limit, requireViewerPage],
      onSend,
    },
    async (request, reply) => {
      const token = tokenInQuery(request)
      const session = sessionOf(request)
      const done = await tryForm('password', async () => ({
        stays: await proveAdmin(app, session, token, request.body),
      }))
      if ('errors' in done) return show(reply, readAdminLink(app, session.viewer, token), token, done)
      if (done.stays) return reply.redirect('/admin', 303)
      return reply.clearSessionCookie().redirect(signInPath('/admin'), 303)
    },
  )
}
