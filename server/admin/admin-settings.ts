import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import * as m from '../catalogues/messages.ts'
import { ok } from '../http/envelope.ts'
import { viewerOf } from '../sessions/session.ts'
import { countryRule } from '../settings/country.ts'
import { adminSettingsContract } from './admin-settings-contract.ts'
import { SettingsView } from './admin-settings-shared.ts'

/** What a machine is told elsewhere, on a page: it holds at once. */
export const adminSettings: FastifyPluginAsyncZod = async (app) => {
  const { db } = app

  app.get('/admin/settings', (_request, reply) =>
    reply.page('admin/settings', SettingsView, () => ({ country: countryRule.get(db).code })),
  )

  app.route({
    ...adminSettingsContract['POST /api/admin/country'],
    handler: async (request) => {
      const admin = viewerOf(request)
      const { country } = request.body
      actAsAdmin(app, admin, () => {
        countryRule.set(db, { code: country })
        audit(db, admin, 'save', { noun: 'site', id: 'country' }, m.place_audit_country({ country }))
      })
      return ok(null, m.place_saved())
    },
  })
}
