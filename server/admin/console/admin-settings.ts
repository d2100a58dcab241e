import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { countryName, listed, ownName } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { saveLanguages, siteLanguages } from '../../platform/languages/languages-service.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { countryRule } from '../../platform/settings/country.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { backupRules } from '../../site/backups/backup-rules.ts'
import { mailSettings } from '../../site/mail/admin-mail-service.ts'
import { adminSettingsContract } from './admin-settings-contract.ts'
import { SettingsView } from './admin-settings-shared.ts'

export const adminSettings: FastifyPluginAsyncZod = async (app) => {
  const { db } = app

  app.get('/admin/settings', (request, reply) =>
    reply.page('admin/settings', SettingsView, () => ({
      country: countryRule.get(db).code,
      languages: siteLanguages(db),
      my_email: viewerOf(request).email,
      mail: mailSettings(app),
      backups: { by_environment: app.config.backupDir ?? null, ...backupRules.get(db) },
    })),
  )

  app.route({
    ...adminSettingsContract['POST /api/admin/country'],
    handler: async (request) => {
      const admin = viewerOf(request)
      const { country } = request.body
      actAsAdmin(app, admin, () => {
        countryRule.set(db, { code: country })
        audit(
          db,
          admin,
          'save',
          { noun: 'site', id: 'country' },
          m.place_audit_country({ country: countryName(country) }),
        )
      })
      return ok(null, m.place_saved())
    },
  })

  app.route({
    ...adminSettingsContract['POST /api/admin/languages'],
    handler: async (request) => {
      const admin = viewerOf(request)
      const { site, offered } = request.body
      actAsAdmin(app, admin, () => {
        saveLanguages(db, { site, offered: offered ?? siteLanguages(db).offered })
        const names = listed(siteLanguages(db).offered.map(ownName))
        const text = m.place_audit_languages({ site: ownName(site), names })
        audit(db, admin, 'save', { noun: 'site', id: 'languages' }, text)
      })
      return ok(siteLanguages(db), m.place_saved())
    },
  })
}
