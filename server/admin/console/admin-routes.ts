import type { FastifyInstance } from 'fastify'
import { adminCategoriesApi } from '../../market/items/admin-categories-api.ts'
import { adminCategoriesPages } from '../../market/items/admin-categories-pages.ts'
import { adminItemsApi } from '../../market/items/admin-items-api.ts'
import { adminItemsPages } from '../../market/items/admin-items-pages.ts'
import { adminContactChoiceApi } from '../../members/accounts/admin-contact-choice-api.ts'
import { adminPeopleApi } from '../../members/accounts/admin-people-api.ts'
import { adminPeoplePages } from '../../members/accounts/admin-people-pages.ts'
import { adminContactMessages } from '../../members/contact/admin-contact-messages.ts'
import { registerRoutes } from '../../platform/http/register-routes.ts'
import { adminBackupRules } from '../../site/backups/admin-backup-rules.ts'
import { adminBackups } from '../../site/backups/admin-backups.ts'
import { adminContentPages } from '../../site/content/admin-content-pages.ts'
import { adminOwnTexts } from '../../site/content/admin-own-texts.ts'
import { adminPagesApi } from '../../site/content/admin-pages-api.ts'
import { adminSiteApi } from '../../site/content/admin-site-api.ts'
import { adminSynonyms } from '../../site/content/admin-synonyms.ts'
import { adminDeliveriesPages } from '../../site/deliveries/admin-deliveries-pages.ts'
import { adminMail } from '../../site/mail/admin-mail.ts'
import { adminOutbox } from '../../site/mail/admin-outbox.ts'
import { adminNeighbourhoods } from '../../site/neighbourhoods/admin-neighbourhoods.ts'
import { adminSwaps } from '../../swaps/admin-swaps.ts'
import { adminCircles } from '../../trading/circles/admin-circles-api.ts'
import { adminMeetingPlacesApi } from '../../trading/handovers/admin-meeting-places-api.ts'
import { adminMeetingPlacesPages } from '../../trading/handovers/admin-meeting-places-pages.ts'
import { adminModerationApi } from '../moderation/admin-moderation-api.ts'
import { adminPlansApi } from '../payments/admin-plans-api.ts'
import { adminPlansPages } from '../payments/admin-plans-pages.ts'
import { adminReportsApi } from '../reports/admin-reports-api.ts'
import { adminReportsPages } from '../reports/admin-reports-pages.ts'
import { adminCommunity } from './admin-community.ts'
import { adminLimits } from './admin-limits.ts'
import { adminSettings } from './admin-settings.ts'
import { checklistApi } from './checklist.ts'
import { overviewPages } from './overview-pages.ts'

/** Everything under /admin and /api/admin, by hand and in order. Who may ask is admin-only.ts's to say. */
export async function adminRoutes(app: FastifyInstance) {
  await registerRoutes(app, [
    overviewPages,
    adminCommunity,
    checklistApi,
    adminSiteApi,
    adminContentPages,
    adminContactChoiceApi,
    adminPeopleApi,
    adminPeoplePages,
    adminItemsApi,
    adminItemsPages,
    adminModerationApi,
    adminReportsApi,
    adminReportsPages,
    adminSwaps,
    adminCircles,
    adminContactMessages,
    adminDeliveriesPages,
    adminOutbox,
    adminBackups,
    adminPagesApi,
    adminCategoriesApi,
    adminCategoriesPages,
    adminMeetingPlacesApi,
    adminMeetingPlacesPages,
    adminNeighbourhoods,
    adminSynonyms,
    adminOwnTexts,
    adminLimits,
    adminSettings,
    adminMail,
    adminBackupRules,
    adminPlansApi,
    adminPlansPages,
  ])
}
