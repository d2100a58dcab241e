import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../platform/errors.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { countryRule, probableCountry } from '../../platform/settings/country.ts'
import { restoreCommand } from '../../site/backups/restore-command.ts'
import { listInvitations } from '../../site/invitations/invitations-service.ts'
import { InvitationView } from '../../site/invitations/invitations-shared.ts'
import { isEmpty, requireCode } from './welcome-service.ts'

const WelcomeView = z.object({
  code: z.string(),
  can_restore: z.boolean(),
  sends_mail: z.boolean(),
  /** Preselected: the site's country, or one guessed from the browser. */
  country: z.string(),
  restore_command: z.string(),
})
const DoneView = z.object({ invitation: InvitationView.nullable() })

export const welcomePages: FastifyPluginAsyncZod = async (app) => {
  app.get('/welcome', (request, reply) => {
    const { code } = request.query as { code?: unknown }
    requireCode(app, code)
    const { code: ofSite } = countryRule.get(app.db)
    const view = {
      code: String(code),
      can_restore: isEmpty(app.db) || ['checking', 'waiting'].includes(app.transfers.restore.state),
      sends_mail: app.mailer.isSet,
      country: (ofSite === 'US' && probableCountry(request.headers['accept-language'])) || ofSite,
      restore_command: restoreCommand(app.config),
    }
    return reply.page('welcome', WelcomeView, () => view, { secret: true })
  })

  app.get('/welcome/done', { onRequest: requireViewerPage }, (request, reply) => {
    const viewer = viewerOf(request)
    if (viewer.role !== 'admin') throw notFound()
    const { invitations } = listInvitations(app, viewer.id, 1)
    const invitation = invitations.find(({ is_live }) => is_live) ?? null
    return reply.page('welcome/done', DoneView, () => ({ invitation }), { secret: true })
  })
}
