import { z } from 'zod'
import { countryName, listed, ownName } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { saveLanguages, siteLanguages } from '../../platform/languages/languages-service.ts'
import { LanguagesForm, SiteLanguages } from '../../platform/languages/languages-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { countryRule } from '../../platform/settings/country.ts'
import { CountryCode } from '../../platform/settings/country-shared.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { backupRules } from '../../site/backups/backup-rules.ts'
import { mailSettings } from '../../site/mail/admin-mail-service.ts'
import { SettingsView } from './admin-settings-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

export const adminSettingsRoutes = routes(async (app) => {
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

  return [
    route(
      'POST /api/admin/country',
      {
        ...common,
        summary: 'Say where the community lives',
        description: 'Telephone numbers are read and written as there. By ISO 3166-1 alpha-2.',
        body: z.object({ country: CountryCode }),
      },
      {
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
      },
    ),
    route(
      'POST /api/admin/languages',
      {
        ...common,
        summary: 'Say which languages the site speaks',
        description: 'Its own is offered in any case.',
        body: LanguagesForm,
        response: answers(SiteLanguages),
      },
      {
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
      },
    ),
  ]
})
